import { expect, test } from 'vitest';
import { hearSessionEnd, onSessionEnd, sessionEndsAt, setSessionEnd } from '../shared/api/session-end.ts';
import { isWorthACall } from './idle.ts';

const minute = 60_000;

test('an answer that says nothing of an end moves none', () => {
  setSessionEnd(7);
  hearSessionEnd(new Headers());
  expect(sessionEndsAt()).toBe(7);
});

test('an answer to staff says in how many seconds the session ends, by this browser’s clock', () => {
  let told = 0;
  const stop = onSessionEnd(() => told++);
  const before = Date.now();
  hearSessionEnd(new Headers({ 'x-session-ends-in': '900' }));
  expect(sessionEndsAt()).toBeGreaterThanOrEqual(before + 15 * minute);
  expect(sessionEndsAt()).toBeLessThanOrEqual(Date.now() + 15 * minute);
  stop();
  setSessionEnd(undefined);
  expect(told).toBe(1);
});

test('a touch is worth a call when the last one was two minutes ago, and not while somebody is being asked', () => {
  const worth = [15, 13.5, 13, 12.9, 5, 1.1, 1, 0.5, 0].map((left) => isWorthACall(0, left * minute));
  expect(worth).toEqual([false, false, false, true, true, true, false, false, false]);
});
