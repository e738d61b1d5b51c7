import { afterEach, expect, test, vi } from 'vitest';

import {
  hearSessionEnd,
  isUnattended,
  onSessionEnd,
  sessionEndsAt,
  setSessionEnd,
  touch,
} from '#shared/api/session-end.ts';
import { shouldExtend } from './idle.ts';

const minute = 60_000;

afterEach(() => vi.useRealTimers());

test('an answer that says nothing of an end moves none', () => {
  setSessionEnd(7);
  hearSessionEnd(new Headers());
  expect(sessionEndsAt()).toBe(7);
});

test('an answer to staff says in how many seconds the session ends, by this browser’s clock', () => {
  let calls = 0;
  const stop = onSessionEnd(() => calls++);
  const before = Date.now();
  hearSessionEnd(new Headers({ 'x-session-ends-in': '900' }));
  expect(sessionEndsAt()).toBeGreaterThanOrEqual(before + 15 * minute);
  expect(sessionEndsAt()).toBeLessThanOrEqual(Date.now() + 15 * minute);
  stop();
  setSessionEnd(undefined);
  expect(calls).toBe(1);
});

test('a touch is worth a call when the last one was two minutes ago, and not while somebody is being asked', () => {
  const worth = [15, 13.5, 13, 12.9, 5, 1.1, 1, 0.5, 0].map((left) => shouldExtend(0, left * minute));
  expect(worth).toEqual([false, false, false, true, true, true, false, false, false]);
});

test('a minute after the last touch a screen of the staff asks by itself; anybody else’s never does', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  touch();
  vi.setSystemTime(2 * minute);
  setSessionEnd(undefined);
  expect(isUnattended()).toBe(false);
  setSessionEnd(15 * minute);
  expect(isUnattended()).toBe(true);
  touch();
  expect(isUnattended()).toBe(false);
  vi.setSystemTime(3 * minute);
  expect(isUnattended()).toBe(false);
  vi.setSystemTime(3 * minute + 1);
  expect(isUnattended()).toBe(true);
  setSessionEnd(undefined);
});
