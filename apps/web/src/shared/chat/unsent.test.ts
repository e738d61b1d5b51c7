import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { endSession, startSession } from '#shared/api/session.ts';
import { writeStored } from '#shared/api/stored.ts';
import { forgetUnsent, keepUnsent, unsentOf } from './unsent.ts';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const message = (key: string, appointmentId = 7) => ({ key, appointmentId, text: `text of ${key}` });

test('what was not sent is kept for its own visit, in order, and once', () => {
  for (const one of [message('a'), message('b', 8), message('c'), message('a')]) keepUnsent(one);
  expect(unsentOf(7).map(({ key }) => key)).toEqual(['c', 'a']);
  expect(unsentOf(8).map(({ key }) => key)).toEqual(['b']);
});

test('what its writer had seen is kept with it, and goes along when it is sent again', () => {
  keepUnsent({ ...message('a'), seen: 12 });
  keepUnsent(message('b'));
  expect(unsentOf(7).map(({ seen }) => seen)).toEqual([12, undefined]);
  writeStored('unsentMessages', JSON.stringify([{ ...message('c'), seen: 'x' }]), 'session');
  expect(unsentOf(7)).toEqual([]);
});

test('what has arrived is forgotten', () => {
  keepUnsent(message('a'));
  forgetUnsent('a');
  expect(unsentOf(7)).toEqual([]);
});

test.each(['{', 'null', '[null, 1, {"key": 1}]', '{"a": 1}'])('a store that says %s holds nothing', (kept) => {
  writeStored('unsentMessages', kept, 'session');
  expect(unsentOf(7)).toEqual([]);
});

test('no more than fifty are kept, the latest', () => {
  for (let n = 0; n < 60; n += 1) keepUnsent(message(String(n)));
  expect(unsentOf(7)).toHaveLength(50);
  expect(unsentOf(7).at(-1)?.key).toBe('59');
});

test('D10.04 a browser that forgets the log-in when it closes forgets what was not sent, too', () => {
  const { local, session } = stubBrowser();
  startSession({ token: 't', user: sara }, false);
  keepUnsent(message('a'));
  expect(unsentOf(7)).toHaveLength(1);
  expect([local.getItem('unsentMessages'), session.getItem('unsentMessages')]).toEqual([null, expect.any(String)]);
  endSession();
});

test('D10.04 what somebody has not sent is shown to nobody else, and waits for them', () => {
  stubBrowser();
  startSession({ token: 't', user: sara }, true);
  keepUnsent(message('a'));
  startSession({ token: 'u', user: { ...sara, id: sara.id + 1, isDependent: true } });
  expect(unsentOf(7)).toEqual([]);
  keepUnsent(message('b'));
  startSession({ token: 'v', user: sara });
  expect(unsentOf(7).map(({ key }) => key)).toEqual(['a']);
  endSession();
});
