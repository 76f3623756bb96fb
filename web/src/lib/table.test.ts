import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { errorText } from "./api";
import { speak } from "./i18n.svelte";
import recorded from "./recorded.json";
import { LiveTable } from "./table.svelte";
import type { Happened, Moment, View } from "./wire";

const VIEW = recorded.view as unknown as View;
const MOMENTS = recorded.moments as unknown as Moment[];

interface Asked {
  path: string;
  body: Record<string, unknown> | null;
}

let socket: { onopen: () => void; onmessage: (event: { data: string }) => void; close: () => void };
let asked: Asked[];
let answers: Record<string, () => Response>;
let table: LiveTable;
let stop: () => void;

function frame(v: number, kind: string, payload: Happened | View | object): void {
  socket.onmessage({ data: JSON.stringify({ v, kind, payload }) });
}

const moment = (step: number): Moment => ({ ...MOMENTS[0]!, step });
const at = (version: number, more: Partial<View> = {}): View => ({ ...VIEW, version, ...more });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => speak("en"));

beforeEach(async () => {
  asked = [];
  answers = {
    log: () => new Response(MOMENTS.map((one) => JSON.stringify(one)).join("\n")),
    chat: () => Response.json({ lines: [] }),
    commands: () => Response.json({ version: VIEW.version + 1 }),
  };
  vi.stubGlobal("document", { baseURI: "http://table.example/pr/" });
  vi.stubGlobal("fetch", (address: string, given: RequestInit) => {
    const path = address.replace("http://table.example/pr/api/games/abcdefghij/", "").replace(/\?.*/, "");
    asked.push({ path, body: given.body ? JSON.parse(given.body as string) : null });
    return Promise.resolve(answers[path]!());
  });
  vi.stubGlobal(
    "WebSocket",
    class {
      onopen = (): void => {};
      onmessage = (): void => {};
      constructor() {
        socket = this as unknown as typeof socket;
      }
      close(): void {}
    },
  );
  table = new LiveTable("abcdefghij");
  stop = table.follow();
  socket.onopen();
  frame(VIEW.version, "view", VIEW);
  await settled();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test("the view comes first, then the whole log", () => {
  expect(table.view).toEqual(VIEW);
  expect(table.moments).toEqual(MOMENTS);
  expect(table.question?.name).toBe("BUILD");
});

test("news is added to the log, and listeners hear of it", () => {
  const heard: [number[], number, number | undefined][] = [];
  table.listen((moments, view, before) => heard.push([moments.map(({ step }) => step), view.version, before?.version]));
  const v = VIEW.version + 1;
  frame(v, "answered", { seat: 0, moments: [moment(VIEW.steps + 1)], view: at(v, { steps: VIEW.steps + 1 }) });
  expect(table.moments.at(-1)?.step).toBe(VIEW.steps + 1);
  expect(heard).toEqual([[[VIEW.steps + 1], v, VIEW.version]]);
});

test("what was taken back is no longer in the log", () => {
  const v = VIEW.version + 1;
  frame(v, "undone", { seat: 0, view: at(v, { steps: VIEW.steps - 3 }) });
  expect(table.moments.at(-1)?.step).toBe(VIEW.steps - 3);
  expect(table.news).toEqual([{ version: v, kind: "undone", seat: 0, step: VIEW.steps - 3 }]);
});

test("an answer after an undo that we only hear of later replaces what came before", () => {
  const v = VIEW.version + 1;
  frame(v, "undone", { seat: 0 });
  frame(v + 1, "answered", { seat: 0, moments: [moment(VIEW.steps - 3)], view: at(v + 1, { steps: VIEW.steps - 3 }) });
  expect(table.moments.map(({ step }) => step).slice(-2)).toEqual([VIEW.steps - 4, VIEW.steps - 3]);
});

test("what is said is kept apart from the log", () => {
  const line = { version: VIEW.version + 1, at: 1, seat: 0, name: "Ana", text: "Hello" };
  frame(line.version, "said", { seat: 0, chat: line, view: at(line.version) });
  expect(table.chat).toEqual([line]);
  expect(table.news).toEqual([]);
});

test("presence changes who is connected and nothing else", () => {
  frame(VIEW.version, "presence", { connected: [2], watching: 5 });
  expect(table.view?.seats.map(({ connected }) => connected)).toEqual([false, false, true, false]);
  expect(table.view?.watching).toBe(5);
});

test("an answer carries the version it was made for, and an id of its own", async () => {
  expect(await table.answer("pass")).toBe(true);
  const sent = asked.find(({ path }) => path === "commands")?.body;
  expect(sent).toMatchObject({ answer: "pass", expected_version: VIEW.version });
  expect(sent?.["command_id"]).toMatch(/^[0-9a-f]{24}$/);
});

test("an answer that may have been lost is sent again with the same id", async () => {
  vi.useFakeTimers();
  let tries = 0;
  answers["commands"] = () => {
    if (++tries < 3) throw new TypeError("network");
    return Response.json({ version: VIEW.version + 1 });
  };
  const done = table.answer("pass");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await done).toBe(true);
  const ids = asked.filter(({ path }) => path === "commands").map(({ body }) => body?.["command_id"]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  vi.useRealTimers();
});

test("nothing is sent while something is on its way", async () => {
  const [first, second] = await Promise.all([table.answer("pass"), table.answer("pass")]);
  expect([first, second]).toEqual([true, false]);
});

test("a question that was answered cannot be answered again before the next view comes", async () => {
  expect(await table.answer("pass")).toBe(true);
  expect(table.sending).toBe(true);
  expect(await table.answer("pass")).toBe(false);
  frame(VIEW.version + 1, "answered", { seat: 0, view: at(VIEW.version + 1) });
  expect(table.sending).toBe(false);
  expect(await table.answer("pass")).toBe(true);
});

test("a refusal leaves everything as it is, and says why", async () => {
  answers["commands"] = () =>
    Response.json({ reason: "too_expensive", sentence: "It costs too much." }, { status: 422 });
  expect(await table.answer("build wharf")).toBe(false);
  expect(table.view).toEqual(VIEW);
  expect(errorText(table.trouble)).toBe("That is not possible: not enough doubloons");
  expect(table.sending).toBe(false);
});

test("an arrangement outlives talk and ends with the answer", async () => {
  table.unsent.set(VIEW.moved, "BUILD", { corn: 1 });
  frame(VIEW.version + 1, "paced", { seat: 0, view: at(VIEW.version + 1) });
  expect(table.unsent.for(VIEW.moved, "BUILD")).toEqual({ corn: 1 });
  await table.answer("pass");
  expect(table.unsent.for(VIEW.moved, "BUILD")).toBeNull();
});

test("a clock only runs for the asked player", () => {
  const seats = VIEW.seats.map((seat) => ({ ...seat, seconds: 60 }));
  const v = VIEW.version + 1;
  frame(v, "paced", { view: at(v, { seats }) });
  expect(table.seconds(0, table.received + 5_000)).toBe(55);
  expect(table.seconds(1, table.received + 5_000)).toBe(60);
  expect(table.seconds(0, table.received + 500_000)).toBe(0);
});
