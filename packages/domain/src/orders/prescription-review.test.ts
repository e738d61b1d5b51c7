import { describe, expect, test } from 'vitest';
import { linesTakenOut, mayConfirm, mayReview } from './prescription-review.ts';

const tablets = { id: 1, isPrescription: true };
const pens = { id: 2, isPrescription: true };
const cream = { id: 3, isPrescription: false };
const review = (lines: (typeof tablets)[], keptIds: number[], reason = 'not legible') =>
  mayReview(lines, { decision: 'partly_approved', keptIds, reason });

describe('D6.02 a prescription is reviewed', () => {
  test('without a reason only when it is approved whole', () => {
    expect(mayReview([tablets], { decision: 'approved', keptIds: [], reason: '' })).toEqual({ ok: true });
    for (const verdict of ['partly_approved', 'rejected'] as const)
      for (const reason of ['  ', '\u200f', '\u200b '])
        expect(mayReview([tablets, cream], { decision: verdict, keptIds: [], reason })).toMatchObject({
          code: 'order_reason_required',
        });
  });
  test('in part only when something is taken out and something stays', () => {
    expect(review([tablets, pens], [1])).toEqual({ ok: true });
    expect(review([tablets, cream], [])).toEqual({ ok: true });
    expect(review([tablets, pens], [1, 2])).toMatchObject({ code: 'judgement_lines_not_valid' });
    expect(review([tablets, pens], [])).toMatchObject({ code: 'judgement_leaves_nothing' });
  });
  test('never about lines that need none, or of another order', () => {
    expect(review([tablets, pens, cream], [3])).toMatchObject({ code: 'judgement_lines_not_valid' });
    expect(review([tablets, pens], [9])).toMatchObject({ code: 'judgement_lines_not_valid' });
  });
  test('what was not kept is taken out, other products never', () => {
    expect(linesTakenOut([tablets, pens, cream], [2])).toEqual([1]);
  });
});

describe('D6.02 an order is confirmed', () => {
  test('without a prescription only where nothing needs one', () => {
    expect(mayConfirm([cream], [])).toEqual({ ok: true });
    expect(mayConfirm([cream, tablets], [])).toMatchObject({ code: 'prescription_not_approved' });
  });
  test('when every prescription was approved, wholly or in part', () => {
    expect(mayConfirm([tablets], [{ state: 'approved' }, { state: 'partly_approved' }])).toEqual({ ok: true });
    for (const state of ['pending', 'rejected'] as const)
      expect(mayConfirm([tablets], [{ state: 'approved' }, { state }])).toMatchObject({ ok: false });
  });
});
