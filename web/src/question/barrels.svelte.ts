/** Barrels that are chosen one by one and sent once: those that are kept, shipped, delivered or taken in addition. */

import { GOODS } from "../lib/game";
import { joined, named, t } from "../lib/i18n.svelte";
import type { Good, Goods } from "../lib/position";
import { settings } from "../lib/settings.svelte";
import type { Play } from "./play.svelte";
import type { StorageView } from "../lib/wire";
import { NOTHING, atMost, fits, lost, making, proposed, storageAnswers, total } from "./storage";

/** How a barrel is named to each question besides that of the storage, and what ends it. */
const SAID: Record<string, { verb: string; end: string }> = {
  SMALL_WHARF: { verb: "barrel", end: "done" },
  CRAFTSMAN_PRIVILEGE: { verb: "extra", end: "pass" },
  DELIVER: { verb: "deliver", end: "pass" },
};

/** How many barrels bring a point. */
const FOR_A_POINT: Record<string, number> = { SMALL_WHARF: 2, DELIVER: 1 };

export class Barrels {
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  get question(): string {
    return this.#play.question?.name ?? "";
  }

  get isStoring(): boolean {
    return this.question === "STORE";
  }

  /** Where only one barrel can be taken or delivered, that is done as soon as it is pressed. */
  get isOn(): boolean {
    if (this.#play.isPlain) return false;
    return this.isStoring || this.question === "SMALL_WHARF" || (this.most ?? 0) > 1;
  }

  /** How many there may be in all; null if that is not limited. */
  get most(): number | null {
    return this.#play.question?.most ?? null;
  }

  get goods(): Goods {
    return this.#play.mine?.goods ?? NOTHING;
  }

  get room(): StorageView {
    return this.#play.question?.storage ?? { kinds: 0, singles: 1 };
  }

  /** How many of a kind can be chosen. */
  amount(good: Good): number {
    const { position } = this.#play.view;
    if (this.question === "DELIVER") return 1;
    if (this.question !== "CRAFTSMAN_PRIVILEGE") return this.goods[good];
    const isOneOfEach = position?.rules["library_craftsman_distinct"] === true;
    return Math.min(isOneOfEach ? 1 : (this.most ?? 1), position?.bank.goods[good] ?? 0);
  }

  #text(good: Good): string {
    return `${SAID[this.question]?.verb} ${good}`;
  }

  /** The kinds that can be chosen. They are asked for in order: an earlier kind cannot come any more. */
  kinds: Good[] = $derived.by(() => {
    const answers = new Set(this.#play.question?.answers?.map((answer) => answer.text));
    return GOODS.filter((good) => (this.isStoring ? this.goods[good] > 0 : answers.has(this.#text(good))));
  });

  chosen: Goods = $derived.by(
    () =>
      this.#play.table?.draft.for<Goods>(this.#play.view.moved, this.question) ??
      (this.isStoring ? proposed(this.goods, this.room) : NOTHING),
  );

  get count(): number {
    return total(this.chosen);
  }

  /** The points that the chosen barrels bring by themselves; null where they bring none. */
  get points(): number | null {
    const each = FOR_A_POINT[this.question];
    return each === undefined ? null : Math.floor(this.count / each);
  }

  can(good: Good): boolean {
    return this.isOn && this.kinds.includes(good);
  }

  /** So many of a kind are chosen. Where there is no room for them, cheaper barrels make room. */
  choose(good: Good, count: number): void {
    const wanted = { ...this.chosen, [good]: count };
    const next = this.isStoring
      ? making(this.goods, wanted, this.room, good)
      : atMost(this.most ?? Infinity, wanted, good);
    this.#play.note = next ? "" : t("ask-why-not", { why: t("why-storage-full") });
    if (next) this.#play.table?.draft.set(this.#play.view.moved, this.question, next);
  }

  /** One more of a kind; after the last one none. */
  press(good: Good): void {
    this.choose(good, this.chosen[good] < this.amount(good) ? this.chosen[good] + 1 : 0);
  }

  /** An answer was pressed: true if it was a barrel that is chosen now. */
  took(text: string): boolean {
    const good = this.isOn ? this.kinds.find((one) => this.#text(one) === text) : undefined;
    if (good) this.press(good);
    return good !== undefined;
  }

  /** What will be thrown away, in words; empty if nothing. */
  get losing(): string {
    const amounts = lost(this.goods, this.chosen);
    return joined(GOODS.filter((good) => amounts[good]).map((good) => t(named("count", good), { n: amounts[good] })));
  }

  /** Could one more barrel be kept? */
  get #hasRoom(): boolean {
    const { goods, chosen, room } = this;
    return GOODS.some((good) => chosen[good] < goods[good] && fits(goods, { ...chosen, [good]: chosen[good] + 1 }, room));
  }

  send(): void {
    if (this.isStoring) {
      const store = (): void => this.#play.giveAll(storageAnswers(this.goods, this.chosen, this.room), "pass");
      if (this.#hasRoom && settings.confirm) {
        this.#play.sure = { words: t("store-confirm-loss", { things: this.losing }), send: store };
      } else store();
      return;
    }
    if (!this.isComplete) {
      this.#play.note = t("ask-why-not", { why: t("why-must-ship-one") });
      return;
    }
    const texts = this.kinds.flatMap((good) => Array.from({ length: this.chosen[good] }, () => this.#text(good)));
    this.#play.giveAll(texts, SAID[this.question]?.end ?? "pass");
  }

  /** Can it be sent? The Small Wharf ships at least one barrel. */
  get isComplete(): boolean {
    const end = SAID[this.question]?.end;
    return this.isStoring || this.count > 0 || (this.#play.question?.answers ?? []).some(({ verb }) => verb === end);
  }
}
