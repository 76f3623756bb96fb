"""The results of a tournament as one HTML page without scripts or external files."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

STYLE = """
:root { color-scheme: light dark; --paper: #fcfbf8; --ink: #23211d; --rule: #ddd8cd; --panel: #f3f0e8; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece8df; --rule: #3b3833; --panel: #262420; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; padding-top: 0.5rem; border-top: 1px solid var(--rule); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; }
thead th { background: var(--panel); }
img { display: block; max-width: 100%; background: white; border-radius: 6px; margin: 1rem 0; }
"""


def page(
    title: str,
    settings: Iterable[tuple[str, str]],
    sections: Iterable[tuple[str, Sequence[str]]],
    charts: Iterable[Path],
) -> str:
    """Return the page: a list of settings, then sections of HTML and SVG pictures."""
    body = [f"<h1>{escape(title)}</h1>", "<dl>"]
    body += [f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in settings]
    body.append("</dl>")
    for heading, parts in sections:
        body += [f"<h2>{escape(heading)}</h2>", *parts]
    body += ["<h2>Charts</h2>", *(_picture(chart) for chart in charts)]
    shown = "\n".join(body)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{shown}\n</main>\n</body>\n</html>\n"
    )


def table(rows: Sequence[Sequence[str]]) -> str:
    """Return a table whose first row is titles, and whose other rows begin with one."""
    titles, *others = rows

    def lines() -> Iterator[str]:
        yield (
            "<thead><tr>" + "".join(f'<th scope="col">{escape(cell)}</th>' for cell in titles) + "</tr></thead><tbody>"
        )
        for name, *cells in others:
            numbers = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
            yield f'<tr><th scope="row">{escape(name)}</th>{numbers}</tr>'

    return f'<div class="wide"><table>{"".join(lines())}</tbody></table></div>'


def paragraphs(lines: Iterable[str]) -> list[str]:
    return [f"<p>{escape(line)}</p>" for line in lines]


def _picture(chart: Path) -> str:
    """Return a chart as a separate image, so that the ids of two charts do not clash."""
    content = b64encode(chart.read_bytes()).decode()
    return f'<img alt="{escape(chart.stem)}" src="data:image/svg+xml;base64,{content}">'
