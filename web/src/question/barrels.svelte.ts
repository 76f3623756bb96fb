/** Barrels chosen one by one and sent together: to keep, ship, deliver or take. */

import { GOODS } from "../lib/game";
import { joined, named, t } from "../lib/i18n.svelte";
import type { Good, Goods } from "../lib/position";
import { settings } from "../lib/settings.svelte";
import type { AnswerParts, BarrelsView, StorageView } from "../lib/wire";
import type { Answering } from "./answering.svelte";
import { NOTHING, atMost, choiceOf, hasRoom, lost, making, total } from "./storage";

export class Barrels {
  #answering: Answering;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  get question(): string {
    return this.#answering.question?.name ?? "";
  }

  /** The places for barrels after the captain phase. */
  get storage(): StorageView | null {
    return this.#answering.question?.storage ?? null;
  }

  /** The limits of the other questions about barrels. */
  get limits(): BarrelsView | null {
    return this.#answering.question?.barrels ?? null;
  }

  get isStoring(): boolean {
    return this.storage !== null;
  }

  /** A single barrel is sent as soon as it is pressed, unless the question needs another answer to end. */
  get isOn(): boolean {
    if (this.#answering.isPlain) return false;
    return this.isStoring || (this.limits !== null && (this.limits.most > 1 || this.limits.least > 0));
  }

  get goods(): Goods {
    return this.#answering.mine?.goods ?? NOTHING;
  }

  /** Return how many barrels of a kind can be chosen. */
  amount(good: Good): number {
    return this.isStoring ? this.goods[good] : (this.limits?.each[good] ?? 0);
  }

  /** The kinds that can be chosen. */
  kinds: Good[] = $derived.by(() => GOODS.filter((good) => this.amount(good) > 0));

  chosen: Goods = $derived.by(() => {
    const begun = this.#answering.table?.unsent.for<Goods>(this.#answering.view.moved, this.question);
    return begun ?? { ...NOTHING, ...this.storage?.choices[0]?.goods };
  });

  get count(): number {
    return total(this.chosen);
  }

  /** The points that the chosen barrels bring; null if they bring none. */
  get points(): number | null {
    return this.limits?.points[this.count] ?? null;
  }

  can(good: Good): boolean {
    return this.isOn && this.kinds.includes(good);
  }

  /** Choose a number of barrels of a kind. Other barrels make room if necessary. */
  choose(good: Good, count: number): void {
    const wanted = { ...this.chosen, [good]: count };
    const next = this.storage
      ? making(this.storage.choices, wanted, good)
      : atMost(this.limits?.most ?? 0, wanted, good);
    this.#answering.note = next ? "" : this.#answering.whyNotComplete("noRoom");
    if (next) this.#answering.table?.unsent.set(this.#answering.view.moved, this.question, next);
  }

  /** Choose one more of a kind, or none after the last. */
  press(good: Good): void {
    this.choose(good, this.chosen[good] < this.amount(good) ? this.chosen[good] + 1 : 0);
  }

  /** Handle a pressed answer; return true if it was a barrel, which is chosen now. */
  took({ verb, thing }: AnswerParts): boolean {
    const isBarrel = this.isOn && verb === this.limits?.verb;
    const good = isBarrel ? this.kinds.find((one) => one === thing) : undefined;
    if (good) this.press(good);
    return good !== undefined;
  }

  /** The barrels that will be lost, as text; empty if none. */
  get losing(): string {
    const amounts = lost(this.goods, this.chosen);
    return joined(GOODS.filter((good) => amounts[good]).map((good) => t(named("count", good), { n: amounts[good] })));
  }

  send(): void {
    if (this.storage) {
      const { choices } = this.storage;
      const kept = choiceOf(choices, this.chosen)?.answers ?? [];
      const store = (): void => this.#answering.giveAll(kept.map(({ text }) => text));
      if (hasRoom(choices, this.chosen) && settings.confirm) {
        this.#answering.sure = { words: t("store-confirm-loss", { things: this.losing }), send: store };
      } else store();
      return;
    }
    if (!this.isComplete) {
      this.#answering.note = this.#answering.whyNotComplete("tooFew");
      return;
    }
    const barrels = (this.#answering.question?.answers ?? []).filter(({ verb }) => verb === this.limits?.verb);
    const texts = barrels.flatMap(({ text, thing }) => Array.from({ length: this.chosen[thing as Good] }, () => text));
    this.#answering.giveAll(texts);
  }

  /** True if enough barrels are chosen. */
  get isComplete(): boolean {
    return this.isStoring || this.count >= (this.limits?.least ?? 0);
  }
}
