import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Connection, type Socket, Stream } from "./stream";
import type { StreamFrame } from "./wire";

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  closed = false;

  constructor(readonly version: number | null) {}

  opens(): void {
    this.onopen?.(new Event("open"));
  }

  says(v: number, kind: string): void {
    this.onmessage?.({ data: JSON.stringify({ v, kind, payload: {} }) } as MessageEvent);
  }

  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }

  close(): void {
    this.closed = true;
  }
}

let sockets: FakeSocket[];
let frames: [number, string][];
let states: Connection[];
let closed: boolean;
let stream: Stream;

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  frames = [];
  states = [];
  closed = false;
  stream = new Stream({
    connect(version) {
      sockets.push(new FakeSocket(version));
      return last();
    },
    isClosed: () => Promise.resolve(closed),
    frame: (frame: StreamFrame) => frames.push([frame.v, frame.kind]),
    state: (state) => states.push(state),
  });
  stream.start();
});

afterEach(() => {
  stream.stop();
  vi.useRealTimers();
});

test("the first socket asks for the whole view, and frames come through in order", () => {
  expect(last().version).toBeNull();
  last().opens();
  last().says(4, "view");
  last().says(5, "answered");
  last().says(5, "presence");
  last().says(6, "said");
  expect(frames).toEqual([[4, "view"], [5, "answered"], [5, "presence"], [6, "said"]]);
  expect(states).toEqual(["open"]);
});

test("a version that came before is not told twice", () => {
  last().says(4, "view");
  last().says(5, "answered");
  last().says(5, "answered");
  expect(frames).toEqual([[4, "view"], [5, "answered"]]);
});

test("a hole leads to a new socket that starts at what is known", () => {
  last().says(4, "view");
  const first = last();
  first.opens();
  first.says(6, "answered");
  expect(first.closed).toBe(true);
  expect(sockets).toHaveLength(2);
  expect(last().version).toBe(4);
  last().says(5, "answered");
  last().says(6, "answered");
  expect(frames.map(([v]) => v)).toEqual([4, 5, 6]);
});

test("a broken socket is replaced after a pause that grows", async () => {
  last().opens();
  last().says(4, "view");
  last().breaks();
  expect(states).toEqual(["open", "lost"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(2);
  expect(last().version).toBe(4);
  last().breaks();
  await vi.advanceTimersByTimeAsync(450);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(sockets).toHaveLength(3);
  last().opens();
  expect(states.at(-1)).toBe("open");
});

test("nobody waits longer than fifteen seconds for the next try", async () => {
  for (let tries = 0; tries < 12; tries++) {
    last().breaks();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect(sockets).toHaveLength(13);
});

test("a retry on request is made immediately", () => {
  last().breaks();
  stream.retry();
  expect(sockets).toHaveLength(2);
});

test("a table that does not show itself anymore ends the stream", async () => {
  last().opens();
  last().breaks(4403);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe("ended");
  expect(sockets).toHaveLength(1);
});

test("a table that cannot be opened at all is not tried again", async () => {
  closed = true;
  last().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe("ended");
  expect(sockets).toHaveLength(1);
});

test("news that is overdue shows that the socket is dead", async () => {
  last().opens();
  last().says(4, "view");
  stream.expect(5);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(sockets).toHaveLength(2);
  expect(last().version).toBe(4);
});

test("news that comes in time leaves the socket alone", async () => {
  last().opens();
  last().says(4, "view");
  stream.expect(5);
  last().says(5, "answered");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(1);
});

test("after a sleep of the device a new socket is taken", () => {
  last().opens();
  last().says(4, "view");
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(2);
});

test("a stopped stream stays quiet", async () => {
  const socket = last();
  socket.opens();
  stream.stop();
  expect(socket.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("a stream that is stopped before it is connected closes its socket when that opens", () => {
  const socket = last();
  stream.stop();
  expect(socket.closed).toBe(false);
  socket.opens();
  socket.says(4, "view");
  expect(socket.closed).toBe(true);
  expect(frames).toEqual([]);
});
