/** Barrels that are chosen one by one and sent once: those that are kept, or those that the Small Wharf ships. */

import { GOODS } from "../lib/game";
import { joined, named, t } from "../lib/i18n.svelte";
import type { Good, Goods } from "../lib/position";
import { settings } from "../lib/settings.svelte";
import type { Play } from "./play.svelte";
import type { StorageView } from "../lib/wire";
import { NOTHING, fits, lost, making, proposed, storageAnswers } from "./storage";

export class Barrels {
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  get #question(): string {
    return this.#play.question?.name ?? "";
  }

  get isStoring(): boolean {
    return this.#question === "STORE";
  }

  get isOn(): boolean {
    return this.isStoring || this.#question === "SMALL_WHARF";
  }

  get goods(): Goods {
    return this.#play.mine?.goods ?? NOTHING;
  }

  get room(): StorageView {
    return this.#play.question?.storage ?? { kinds: 0, singles: 1 };
  }

  /** The kinds that can be chosen. The Small Wharf asks for them in order: an earlier kind cannot come any more. */
  kinds: Good[] = $derived.by(() => {
    const answers = new Set(this.#play.question?.answers?.map((answer) => answer.text));
    return GOODS.filter((good) => (this.isStoring ? this.goods[good] > 0 : answers.has(`barrel ${good}`)));
  });

  chosen: Goods = $derived.by(
    () =>
      this.#play.table?.draft.for<Goods>(this.#play.view.moved, this.#question) ??
      (this.isStoring ? proposed(this.goods, this.room) : NOTHING),
  );

  can(good: Good): boolean {
    return this.isOn && this.kinds.includes(good);
  }

  /** So many of a kind are chosen. Where there is no room for them, cheaper barrels make room. */
  choose(good: Good, count: number): void {
    const wanted = { ...this.chosen, [good]: count };
    const next = this.isStoring ? making(this.goods, wanted, this.room, good) : wanted;
    this.#play.note = next ? "" : t("ask-why-not", { why: t("why-storage-full") });
    if (next) this.#play.table?.draft.set(this.#play.view.moved, this.#question, next);
  }

  /** One more of a kind; after the last one none. */
  press(good: Good): void {
    this.choose(good, this.chosen[good] < this.goods[good] ? this.chosen[good] + 1 : 0);
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
    const texts = this.kinds.flatMap((good) => Array.from({ length: this.chosen[good] }, () => `barrel ${good}`));
    const canEnd = this.#play.question?.answers?.some((answer) => answer.verb === "done");
    if (texts.length || canEnd) this.#play.giveAll(texts, "done");
    else this.#play.note = t("ask-why-not", { why: t("why-must-ship-one") });
  }
}
