/** The contents of the card of each piece. */

import { BUILDINGS, GOODS, PRICES, VERBS } from "../lib/game";
import { has, named, t } from "../lib/i18n.svelte";
import type { AnswerParts, AnswerView, BlockedView } from "../lib/wire";
import { answerWords } from "../lib/words";
import type { Card } from "./answering.svelte";

export function buildingCard(building: string, circles?: number, left?: number): Card {
  const row = BUILDINGS[building];
  const id = named("building", building);
  const facts = row
    ? [t("board-cost", { n: row.cost }), t("board-worth", { n: row.points }), t("count-circles", { n: circles ?? row.circles })]
    : [];
  if (left !== undefined) facts.push(t("board-left", { n: left }));
  return { title: t(id), kind: "building", name: building, lines: [t(`${id}.rule`)], facts };
}

export function tileCard(tile: string): Card {
  const id = named("tile", tile);
  const rule = has(`${id}.rule`) ? `${id}.rule` : "tile-plantation.rule";
  return { title: t(id), kind: "tile", name: tile, lines: [t(rule)], facts: sellsFor(tile) };
}

export function roleCard(role: string): Card {
  const id = named("role", role);
  return { title: t(id), kind: "role", name: role, lines: [t(`${id}.action`), t(`${id}.privilege`)] };
}

export function goodCard(good: string): Card {
  return {
    title: t(named("good", good)),
    kind: "good",
    name: good,
    lines: [t("piece-barrel.rule")],
    facts: sellsFor(good),
  };
}

function sellsFor(good: string): string[] {
  const n = PRICES[good];
  return n === undefined ? [] : [t("board-sells-for", { price: t("count-doubloons", { n }) })];
}

/** Return the card of the trading house with its prices. */
export function houseCard(): Card {
  const prices = GOODS.map((good) => t("board-price", { thing: t(named("good", good)), n: PRICES[good] ?? 0 }));
  return plainCard("place-trading-house", "trading_house", [t("board-pays", { prices: prices.join(", ") })]);
}

/** Return the card of a piece or place without variants: "piece-colonist", "place-trading-house". */
export function plainCard(id: string, kind: string, facts: string[] = []): Card {
  return { title: t(id), kind, lines: [t(`${id}.rule`)], facts };
}

/** Return the price of a building with its discounts. */
export function priceLines(of: AnswerView | BlockedView): string[] {
  const printed = of.thing ? BUILDINGS[of.thing]?.cost : undefined;
  if (of.price === null || of.price === undefined || printed === undefined) return [];
  const discounts = Object.entries(of.discounts ?? {}).map(([name, n]) => t(named("discount", name), { n }));
  return discounts.length
    ? [t("price-printed", { n: printed }), ...discounts, t("price-yours", { n: of.price })]
    : [t("price-yours", { n: of.price })];
}

/** Return the card of an answer: that of its piece, or just its text. */
export function answerCard(question: string, answer: AnswerView): Card {
  const { kind, name } = pictureOf(answer) ?? { kind: "", name: "" };
  const words = answerWords(question, answer);
  if (kind === "role") return roleCard(name);
  if (kind === "building") return buildingCard(name);
  if (kind === "tile") return name === "back" ? { ...tileCard("plantation"), name, title: words } : tileCard(name);
  if (kind === "good") return { ...goodCard(name), title: words };
  return kind ? { ...plainCard(named("piece", kind), kind), title: words } : { title: words };
}

/** Return the pictures of an answer: its piece, and for people on places both. */
export function picturesOf({ verb, thing }: AnswerParts): { kind: string; name: string }[] {
  const pictures = VERBS[verb]?.pictures ?? [];
  return pictures.flatMap((picture) => {
    const [kind = "", name = ""] = picture.replace("{thing}", thing ?? "").split(":");
    if (kind !== "place") return [{ kind, name }];
    return name === "san_juan" ? [] : [{ kind: name in BUILDINGS ? "building" : "tile", name }];
  });
}

/** Return the main picture of an answer. */
export function pictureOf(answer: AnswerParts): { kind: string; name: string } | null {
  return picturesOf(answer)[0] ?? null;
}
