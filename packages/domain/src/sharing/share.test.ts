import { expect, test } from 'vitest';
import { isShareEnd, mayOpenShare, shareStateOf, type Share } from './index.ts';

const now = new Date('2026-11-22T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const [minute, day] = [60_000, 86_400_000];
const share: Share = { expiresAt: after(1), endedAt: null, openings: 2, opened: 1, wrongPasscodes: 9 };
const stateWith = (change: Partial<Share>) => shareStateOf({ ...share, ...change }, now);

test('D11.09 a link is over when its life, its openings or its tries are, or when it was ended', () => {
  expect(shareStateOf(share, now)).toBe('active');
  expect(stateWith({ expiresAt: now })).toBe('expired');
  expect(stateWith({ opened: 2 })).toBe('used_up');
  expect(stateWith({ openings: null, opened: 900 })).toBe('active');
  expect(stateWith({ wrongPasscodes: 10 })).toBe('locked');
  expect(stateWith({ endedAt: now, wrongPasscodes: 10, opened: 2, expiresAt: now })).toBe('ended');
});

test('D11.09 it opens with the right passcode while it lives', () => {
  const verdict = (change: Partial<Share>, isRight: boolean) => {
    const answer = mayOpenShare({ ...share, ...change }, isRight, now);
    return answer.ok ? 'ok' : answer.code;
  };
  expect([verdict({}, true), verdict({}, false), verdict({ opened: 2 }, true), verdict({ opened: 2 }, false)]).toEqual([
    'ok',
    'share_passcode_wrong',
    'share_over',
    'share_over',
  ]);
});

test('D11.09 a link lives five minutes at least and seven days at most', () => {
  expect([5 * minute, 7 * day].map((life) => isShareEnd(after(life), now))).toEqual([true, true]);
  expect([5 * minute - 1, 7 * day + 1, -minute].map((life) => isShareEnd(after(life), now))).toEqual([
    false,
    false,
    false,
  ]);
});
