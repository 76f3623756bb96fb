/** The published rulings, parsed into sections, paragraphs with anchors, and text marks. */

export interface Run {
  text: string;
  look: "plain" | "strong" | "em" | "code" | "link";
  /** The anchor that a link leads to. */
  to?: string;
}

export interface Paragraph {
  id: string | null;
  runs: Run[];
  /** What is searched. */
  text: string;
  isItem: boolean;
}

export interface Table {
  head: Run[][];
  rows: Run[][][];
}

export interface Section {
  id: string;
  title: string;
  paragraphs: Paragraph[];
  table: Table | null;
}

const ANCHOR = /^<a id="([\w-]+)"><\/a>/;
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(#([\w-]+)\)/g;

/** Return the anchor of a ruling. Sections begin with "on-", because the rules have a "setup" too. */
function anchored(id: string): string {
  return /^a\d+$/.test(id) ? id : `on-${id}`;
}

/** Parse the marks of a line: bold, emphasis, names of options, links to other rulings. */
export function runs(line: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index), look: "plain" });
    const [all, strong, em, code, link, to] = match;
    if (strong !== undefined) found.push({ text: strong, look: "strong" });
    else if (em !== undefined) found.push({ text: em, look: "em" });
    else if (code !== undefined) found.push({ text: code, look: "code" });
    else found.push({ text: link ?? "", look: "link", to: anchored(to ?? "") });
    end = match.index + all.length;
  }
  if (end < line.length) found.push({ text: line.slice(end), look: "plain" });
  return found;
}

function cells(line: string): Run[][] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => runs(cell.trim()));
}

function paragraph(line: string, id: string | null): Paragraph {
  const isItem = line.startsWith("* ");
  const parts = runs(isItem ? line.slice(2) : line);
  return { id, runs: parts, text: parts.map(({ text }) => text).join(""), isItem };
}

/** Parse the rulings into sections. The first is the text before all headings. */
export function rulings(markdown: string): Section[] {
  const sections: Section[] = [{ id: "on-everything", title: "", paragraphs: [], table: null }];
  let anchor: string | null = null;
  for (const raw of markdown.split("\n")) {
    let line = raw.trim();
    const match = ANCHOR.exec(line);
    if (match) {
      anchor = match[1] ?? null;
      line = line.slice(match[0].length);
    }
    const section = sections.at(-1) as Section;
    if (!line || line.startsWith("# ") || line.startsWith("Contents:") || line.startsWith("|--")) continue;
    if (line.startsWith("## ")) {
      sections.push({ id: anchored(anchor ?? ""), title: line.slice(3), paragraphs: [], table: null });
    } else if (line.startsWith("### ")) {
      section.paragraphs.push(paragraph(`**${line.slice(4)}**`, anchor));
    } else if (line.startsWith("|")) {
      if (section.table) section.table.rows.push(cells(line));
      else section.table = { head: cells(line), rows: [] };
    } else {
      section.paragraphs.push(paragraph(line, anchor));
    }
    anchor = null;
  }
  return sections;
}

/** Return whether a text contains all of these words, ignoring case and accents. */
export function matches(text: string, wanted: string): boolean {
  const plain = (words: string): string => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const inText = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => inText.includes(word));
}
