import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayPay } from '../booking/index.ts';
import { halalas } from '../money/index.ts';
import { addMinutes } from '../time/index.ts';
import {
  approvalHoldUntil,
  approvalMoves,
  expiryOf,
  factsAfter,
  insurerShareOf,
  mayAnswer,
  mayCover,
  mayMoveApproval,
  policyStateOn,
  sharesOf,
  type ApprovalState,
} from './index.ts';

const states = Object.keys(approvalMoves) as ApprovalState[];

test('S4.09 D12.02 an approval is answered once, and stays so', () => {
  const moves = states.flatMap((from) => states.filter((to) => mayMoveApproval(from, to)).map((to) => `${from} ${to}`));
  expect(moves).toEqual(['sent_for_approval approved', 'sent_for_approval rejected']);
  expect(mayAnswer('sent_for_approval')).toEqual({ ok: true });
  for (const state of ['approved', 'rejected'] as const)
    expect(mayAnswer(state)).toMatchObject({ code: 'approval_answered' });
});

test('D12.02 a visit waits 24 hours at most, and until 60 minutes before its start', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(approvalHoldUntil(now, addMinutes(now, 3 * 1440))).toEqual(addMinutes(now, 1440));
  expect(approvalHoldUntil(now, addMinutes(now, 300))).toEqual(addMinutes(now, 240));
  expect(approvalHoldUntil(now, addMinutes(now, 60))).toBeUndefined();
  expect(approvalHoldUntil(now, addMinutes(now, 3 * 1440), addMinutes(now, -600))).toEqual(addMinutes(now, 840));
  expect(approvalHoldUntil(now, addMinutes(now, 3 * 1440), addMinutes(now, -1440))).toBeUndefined();
});

test('D12.02 a visit that waits for its insurer is not paid, and what forbids it anyway comes first', () => {
  const startsAt = new Date('2026-12-01T09:00:00Z');
  const visit = { type: 'onsite', state: 'booked', paymentStatus: 'unpaid', startsAt, heldUntil: null } as const;
  const now = new Date('2026-11-22T10:00:00Z');
  expect(mayPay({ ...visit, awaitsApproval: true }, now)).toMatchObject({ code: 'approval_pending' });
  expect(mayPay({ ...visit, awaitsApproval: false }, now)).toEqual({ ok: true });
  const paid = { ...visit, paymentStatus: 'paid', awaitsApproval: true } as const;
  expect(mayPay(paid, now)).toMatchObject({ code: 'already_paid' });
});

describe('a policy', () => {
  const policy = { checked: 'active', startsOn: '2026-01-01', endsOn: '2026-12-31' } as const;
  test.each([
    ['2025-12-31', 'not_started', 'policy_not_active'],
    ['2026-01-01', 'active', undefined],
    ['2026-12-31', 'active', undefined],
    ['2027-01-01', 'expired', 'policy_expired'],
  ])('D12.01 on %s is %s', (day, state, code) => {
    expect(policyStateOn(policy, day)).toBe(state);
    expect(mayCover(policy, day)).toMatchObject(code ? { ok: false, code } : { ok: true });
  });
  test('D12.01 that the insurer does not know covers nothing, one that it did not answer for may', () => {
    expect(mayCover({ ...policy, checked: 'inactive' }, '2026-06-01')).toMatchObject({ code: 'policy_not_active' });
    expect(mayCover({ ...policy, checked: 'unchecked' }, '2026-06-01')).toEqual({ ok: true });
  });
  describe('after an answer about a visit of a later day', () => {
    const unchecked = { checked: 'unchecked', startsOn: null, endsOn: null } as const;
    const [visitDay, today] = ['2026-06-20', '2026-06-01'];
    const days = { startsOn: '2026-01-01', endsOn: '2026-06-10' };
    test.each([
      ['is good that day', unchecked, policy, policy],
      ['is good that day, without its days', policy, { ...unchecked, checked: 'active' as const }, policy],
      ['will have ended by then', policy, { checked: 'inactive' as const, ...days }, { checked: 'active', ...days }],
      [
        'ends before it, though in force',
        unchecked,
        { checked: 'active' as const, ...days },
        { checked: 'active', ...days },
      ],
      [
        'was stopped in its days',
        policy,
        { ...policy, checked: 'inactive' as const },
        { ...policy, checked: 'inactive' },
      ],
      ['is not good that day, without its days', policy, { ...unchecked, checked: 'inactive' as const }, policy],
    ])('D12.01 that it %s', (_, known, told, facts) => {
      expect(factsAfter(known, told, { visitDay, today })).toEqual(facts);
    });
    test('D12.01 that it is not good today stops it', () => {
      const told = { ...unchecked, checked: 'inactive' } as const;
      expect(factsAfter(policy, told, { visitDay: today, today })).toEqual({ ...policy, checked: 'inactive' });
    });
  });
  test('tells of its end thirty days ahead', () => {
    expect(expiryOf(policy, '2026-12-01')).toEqual({ daysLeft: 30, isSoon: true });
    expect(expiryOf(policy, '2026-11-30')).toEqual({ daysLeft: 31, isSoon: false });
    expect(expiryOf(policy, '2027-01-01').isSoon).toBe(false);
    expect(expiryOf({ endsOn: null }, '2026-12-01')).toEqual({ daysLeft: null, isSoon: false });
  });
});

test('D12.01 the shares of a fee sum to it: twenty percent and at most 75 SAR', () => {
  const benefit = { percent: 20, atMost: halalas(7_500) };
  expect(sharesOf(halalas(30_000), benefit)).toEqual({ patient: 6_000, insurer: 24_000 });
  expect(sharesOf(halalas(100_000), benefit)).toEqual({ patient: 7_500, insurer: 92_500 });
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 100 }), fc.nat({ max: 100_000 }), (fee, percent, atMost) => {
      const { patient, insurer } = sharesOf(halalas(fee), { percent, atMost: halalas(atMost) });
      expect(patient + insurer).toBe(fee);
      expect(Math.min(patient, insurer)).toBeGreaterThanOrEqual(0);
      expect(patient).toBeLessThanOrEqual(atMost);
    }),
  );
});

test('D12.02 more than the fee is not approved, and less than nothing neither', () => {
  expect([500, 100, 0, -5].map((n) => insurerShareOf(halalas(100), halalas(n)))).toEqual([100, 100, 0, 0]);
});
