import { beforeAll, expect, test } from "vitest";
import recorded from "../lib/recorded.json";
import { has, speak, loadExtraWords } from "../lib/i18n.svelte";
import type { View } from "../lib/wire";
import { LESSONS, TEXT, answerToPress, lessonNow, progress, roleToTry } from "./lessons";

const base = recorded.view as unknown as View;
const ALL = LESSONS.map(({ id }) => id);

beforeAll(() => speak("en").then(loadExtraWords));

function asked(name: string, answers: string[] = [], round = 1): View {
  return {
    ...base,
    you: 0,
    position: { ...base.position!, round },
    question: { name, seat: 0, answers: answers.map((text, id) => ({ id, text, verb: "" })) },
  };
}

test("every lesson has its texts", () => {
  for (const { texts } of LESSONS) for (const text of texts) expect(has(text), text).toBe(true);
  expect(new Set(ALL).size).toBe(ALL.length);
});

test("a newcomer is welcomed, shown the board, and then chooses the settler", () => {
  const view = asked("CHOOSE_ROLE", ["settler", "mayor"]);
  expect(lessonNow(view, [])?.id).toBe("welcome");
  expect(lessonNow(view, ["welcome"])?.id).toBe("board");
  const lesson = lessonNow(view, ["welcome", "board"]);
  expect(lesson?.id).toBe("role");
  expect(answerToPress(view, lesson, [])).toBe("settler");
});

test("a question is explained once", () => {
  const had = ["welcome", "board", "role", "bonus", "craftsman", "end"];
  const view = asked("BUILD", ["build small_market", "pass"]);
  const lesson = lessonNow(view, had);
  expect(lesson?.id).toBe("builder");
  expect(answerToPress(view, lesson, had)).toBe("build small_market");
  expect(lessonNow(view, [...had, "builder"])).toBeNull();
});

test("storage is taught when it is asked for, and otherwise after the first loading", () => {
  const had = ["welcome", "board", "role", "bonus", "craftsman"];
  expect(lessonNow(asked("STORE", ["keep one corn", "pass"]), had)?.id).toBe("storage");
  expect(lessonNow(asked("CHOOSE_ROLE", ["mayor"]), had)).toBeNull();
  expect(lessonNow(asked("CHOOSE_ROLE", ["mayor"]), [...had, "captain"])?.id).toBe("storage");
  expect(lessonNow(asked("CHOOSE_ROLE", ["mayor"]), [...had, "captain", "storage"])).toBeNull();
});

test("only what is legal gets the ring", () => {
  const view = asked("BUILD", ["pass"]);
  expect(answerToPress(view, lessonNow(view, ["welcome", "board", "craftsman"]), [])).toBeNull();
});

test("the role to try is one that is free and still to be learned", () => {
  const view = asked("CHOOSE_ROLE", ["mayor", "captain", "builder"]);
  expect(roleToTry(view, ["settler"])).toBe("builder");
  expect(roleToTry(view, ["settler", "builder"])).toBe("mayor");
  expect(roleToTry(asked("BUILD"), [])).toBeNull();
});

test("a game that is over has one thing left to teach", () => {
  const over: View = { ...asked("BUILD"), status: "over", question: null };
  expect(lessonNow(over, [])?.id).toBe("over");
  expect(progress(lessonNow(over, ["welcome"]), ["welcome"])).toBe(LESSONS.length);
  expect(progress(null, ["welcome", "over"])).toBe(LESSONS.length);
  expect(lessonNow(over, ["over"])).toBeNull();
});

test("the game text is for three players and has an end in sight", () => {
  expect(TEXT).toMatch(/players: 3/);
  expect(TEXT).toMatch(/max_rounds: 7/);
});
