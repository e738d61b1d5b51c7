import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PressTracker } from './press-tracker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is due now, and what it puts off to the next moment. */
const nextMoment = (): unknown => vi.advanceTimersByTime(1);

/** A page on which these events have happened, and what was drawn on it since. */
const after = (...events: readonly string[]) => {
  const page = new EventTarget();
  const press = new PressTracker(page);
  const happens = (type: string, facts = {}): boolean => page.dispatchEvent(Object.assign(new Event(type), facts));
  for (const event of events) happens(event);
  const drawn: string[] = [];
  const draw = (what: string): void => press.soon(() => drawn.push(what));
  return { page, happens, drawn, draw };
};

test('while nothing is pressed all is drawn soon, in its turn', () => {
  const { draw, drawn } = after();
  draw('one');
  draw('two');
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(drawn).toEqual(['one', 'two']);
});

test('nothing is drawn under a finger before its click was heard, then all of it in its turn', () => {
  const { page, happens, draw, drawn } = after('pointerdown');
  draw('one');
  vi.advanceTimersByTime(100);
  happens('pointerup');
  const seen: string[][] = [];
  page.addEventListener('click', () => seen.push([...drawn]));
  vi.advanceTimersByTime(50);
  happens('click');
  draw('two');
  expect(seen).toEqual([[]]);
  nextMoment();
  expect(drawn).toEqual(['one', 'two']);
});

test.each(['pointerup', 'pointercancel'])('where no click follows the %s, all is drawn 300 ms later', (end) => {
  const { draw, drawn } = after('pointerdown', end);
  draw('one');
  vi.advanceTimersByTime(299);
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(1);
  nextMoment();
  expect(drawn).toEqual(['one']);
});

test('a second touch right after the first holds on', () => {
  const { draw, drawn } = after('pointerdown', 'pointerup', 'pointerdown');
  draw('one');
  vi.advanceTimersByTime(4999);
  expect(drawn).toEqual([]);
});

test('a mouse that moves without a button has let go, one that drags has not', () => {
  const { happens, draw, drawn } = after('pointerdown');
  draw('one');
  happens('pointermove', { buttons: 1 });
  nextMoment();
  expect(drawn).toEqual([]);
  happens('pointermove', { buttons: 0 });
  nextMoment();
  expect(drawn).toEqual(['one']);
});

test('a press whose end is never told holds for 5 s at most', () => {
  const { draw, drawn } = after('pointerdown');
  draw('one');
  vi.advanceTimersByTime(4999);
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(1);
  nextMoment();
  expect(drawn).toEqual(['one']);
});
