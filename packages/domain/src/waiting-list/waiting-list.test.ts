import { expect, test } from 'vitest';
import { isOfferOpen, mayBeOffered, mayJoinWaitingList, maySwapVisit, offerEnds } from './index.ts';

const at = (time: string) => new Date(`2026-12-01T${time}Z`);

test('D13.04 an offer can be taken for 20 minutes, the last millisecond included', () => {
  const ends = offerEnds(at('09:00:00'));
  expect(ends).toEqual(at('09:20:00'));
  expect(isOfferOpen(ends, at('09:20:00'))).toBe(true);
  expect(isOfferOpen(ends, at('09:20:00.001'))).toBe(false);
});

test('D13.04 what could not be booked any more at the end of the offer is not offered, on-spot never', () => {
  const type = 'onsite';
  expect(mayBeOffered({ startsAt: at('10:00:00'), type }, at('09:00:00'))).toBe(true);
  expect(mayBeOffered({ startsAt: at('09:59:59'), type }, at('09:00:00'))).toBe(false);
  expect(mayBeOffered({ startsAt: at('12:00:00'), type: 'onspot' }, at('09:00:00'))).toBe(false);
});

test.each([
  ['2026-11-30', 0, 'waiting_list_day'],
  ['2026-12-01', 0, undefined],
  ['2027-05-30', 4, undefined],
  ['2027-05-31', 0, 'waiting_list_day'],
  ['2026-12-05', 5, 'waiting_list_full'],
])('D13.04 waiting until %s with %i entries: %s', (before, waiting, code) => {
  const rule = mayJoinWaitingList({ before, today: '2026-12-01', waiting });
  expect(rule.ok ? undefined : rule.code).toBe(code);
});

test('D13.04 a visit of which somebody else bears a part keeps its time', () => {
  const whole = { insurerShare: 0, discount: 0, pointsPaid: 0, awaitsApproval: false };
  expect(maySwapVisit(whole).ok).toBe(true);
  for (const part of [{ insurerShare: 1 }, { discount: 1 }, { pointsPaid: 1 }, { awaitsApproval: true }])
    expect(maySwapVisit({ ...whole, ...part })).toMatchObject({ ok: false, code: 'waiting_list_reduced' });
});
