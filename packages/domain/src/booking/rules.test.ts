import { describe, expect, test } from 'vitest';
import { addMinutes } from '../time/index.ts';
import {
  appointmentMoves,
  heldUntilAfterMove,
  holdUntil,
  isHoldOver,
  isLive,
  mayBookUnderPolicy,
  policyOf,
  type AppointmentType,
  mayCancel,
  mayCheckIn,
  mayConfirm,
  mayJoinCall,
  mayMove,
  mayPay,
  mayRebook,
  paymentOnRebooking,
  mayReschedule,
  mayStartCall,
  paymentStatuses,
  paymentStatusLabel,
  type AppointmentState,
} from './index.ts';

// Ten past midnight in Riyadh: every window around it crosses the day.
const startsAt = new Date('2026-11-22T21:10:00Z');
const endsAt = addMinutes(startsAt, 20);
/** `minutes` from the start and `seconds` more. */
const at = (minutes: number, seconds = 0) => new Date(startsAt.getTime() + minutes * 60_000 + seconds * 1000);

const states = Object.keys(appointmentMoves) as AppointmentState[];
const over = states.filter((state) => !isLive(state));
const paidCall = { type: 'virtual', state: 'booked', paymentStatus: 'paid', isBilled: true, startsAt } as const;
const unpaid = { type: 'onsite', state: 'booked', paymentStatus: 'unpaid', startsAt, heldUntil: at(-30) } as const;

describe('Start Call', () => {
  test.each(['onsite', 'home', 'onspot'] as const)('S4.01 a visit of type %s has no call', (type) => {
    expect(mayStartCall({ ...paidCall, type })).toMatchObject({ ok: false, code: 'call_not_allowed' });
  });
  test('S4.01 an unbilled or unpaid call is not started', () => {
    expect(mayStartCall({ ...paidCall, isBilled: false })).toMatchObject({ ok: false, code: 'payment_pending' });
    for (const paymentStatus of paymentStatuses.filter((status) => status !== 'paid'))
      expect(mayStartCall({ ...paidCall, paymentStatus })).toMatchObject({ ok: false, code: 'payment_pending' });
  });
  test.each(over)('S4.01 a call that is %s is not started', (state) => {
    expect(mayStartCall({ ...paidCall, state })).toMatchObject({ ok: false, code: 'call_not_allowed' });
  });
  test('S4.01 a virtual appointment that is billed and paid is started', () => {
    expect(mayStartCall(paidCall)).toEqual({ ok: true });
  });
});

describe('joining a call', () => {
  test('S4.02 only virtual appointments that are still on', () => {
    expect(mayJoinCall({ ...paidCall, type: 'onsite' }, startsAt)).toMatchObject({ code: 'call_not_allowed' });
    for (const state of over)
      expect(mayJoinCall({ ...paidCall, state }, startsAt)).toMatchObject({ code: 'call_not_allowed' });
  });
  test('S8.05 61 minutes and 60 minutes and a second before, the refusal names the 60 minutes', () => {
    const tooEarly = { ok: false, code: 'too_early_to_join', values: { minutes: 60 } };
    expect(mayJoinCall(paidCall, at(-61))).toEqual(tooEarly);
    expect(mayJoinCall(paidCall, at(-60, -1))).toEqual(tooEarly);
  });
  test('S8.05 a second after the sixtieth minute is too late', () => {
    expect(mayJoinCall(paidCall, at(60, 1))).toMatchObject({ code: 'too_late_to_join' });
  });
  test('S4.02 from 60 minutes before to 60 minutes after, across Riyadh midnight', () => {
    for (const now of [at(-60), at(-60, 1), at(0), at(60, -1), at(60)])
      expect(mayJoinCall(paidCall, now)).toEqual({ ok: true });
  });
  test.each(['unpaid', 'pending payment', 'partial'] as const)('S4.02 payment status %s blocks', (paymentStatus) => {
    expect(mayJoinCall({ ...paidCall, paymentStatus }, startsAt)).toMatchObject({ code: 'payment_pending' });
    expect(mayJoinCall({ ...paidCall, paymentStatus }, at(-90))).toMatchObject({ code: 'payment_pending' });
    expect(mayJoinCall({ ...paidCall, paymentStatus }, at(61))).toMatchObject({ code: 'too_late_to_join' });
  });
});

describe('paying', () => {
  test('S4.04 S8.07 a second after the cut-off is too late', () => {
    expect(mayPay({ ...unpaid, heldUntil: null }, at(-30, 1))).toMatchObject({ code: 'too_late_to_pay' });
    expect(mayPay(unpaid, at(-30, 1))).toMatchObject({ code: 'too_late_to_pay' });
    expect(mayPay({ ...unpaid, state: 'released' }, at(-30, 1))).toMatchObject({ code: 'too_late_to_pay' });
  });
  test('S4.04 until 30 minutes before the start it may be paid', () => {
    for (const now of [at(-6000), at(-30, -1), at(-30)]) expect(mayPay(unpaid, now)).toEqual({ ok: true });
    expect(mayPay({ ...unpaid, paymentStatus: 'partial' }, at(-30))).toEqual({ ok: true });
  });
  test('S4.04 an on-spot visit knows no cut-off, but its hold', () => {
    const onspot = { ...unpaid, type: 'onspot', heldUntil: at(5) } as const;
    expect(mayPay(onspot, at(5))).toEqual({ ok: true });
    expect(mayPay(onspot, at(5, 1))).toMatchObject({ code: 'appointment_not_payable' });
  });
  test('S4.04 D13.01 a walk-in is not paid beside a paid visit in its clinic that day', () => {
    const walkIn = { ...unpaid, isWalkIn: true, heldUntil: at(600), hasPaidVisit: true } as const;
    expect(mayPay(walkIn, at(5))).toMatchObject({ code: 'visit_paid_today' });
    expect(mayPay({ ...walkIn, awaitsApproval: true }, at(5))).toMatchObject({ code: 'visit_paid_today' });
    expect(mayPay({ ...walkIn, paymentStatus: 'paid' }, at(5))).toMatchObject({ code: 'already_paid' });
    expect(mayPay({ ...walkIn, hasPaidVisit: false }, at(5))).toEqual({ ok: true });
  });
  test('S4.04 what is paid is not paid twice', () => {
    for (const paymentStatus of ['paid', 'success'] as const)
      expect(mayPay({ ...unpaid, paymentStatus }, at(-60))).toMatchObject({ code: 'already_paid' });
  });
  test('S4.04 what is over is not paid', () => {
    for (const state of over)
      expect(mayPay({ ...unpaid, state }, at(-60))).toMatchObject({ code: 'appointment_not_payable' });
    expect(mayPay({ ...unpaid, paymentStatus: 'cancelled' }, at(-60))).toMatchObject({
      code: 'appointment_not_payable',
    });
  });
});

describe('holds', () => {
  const createdAt = at(-41);
  test('D5.01 virtual and on-spot are held for ten minutes from their making', () => {
    for (const type of ['virtual', 'onspot'] as const) expect(holdUntil(type, createdAt, startsAt)).toEqual(at(-31));
  });
  test('D5.01 on-site and home are held until thirty minutes before the start', () => {
    for (const type of ['onsite', 'home'] as const) expect(holdUntil(type, createdAt, startsAt)).toEqual(at(-30));
  });
  test('D5.01 the release begins when the payment is no longer in time, not before', () => {
    for (const now of [at(-30, -1), at(-30), at(-30, 1)])
      expect(isHoldOver(unpaid.heldUntil, now)).toBe(!mayPay(unpaid, now).ok);
  });
});

describe('rescheduling and cancelling', () => {
  test.each(['paid', 'success', 'partial', 'cancelled'] as const)(
    'S4.05 payment status %s is not rescheduled',
    (paymentStatus) => {
      expect(mayReschedule({ ...unpaid, paymentStatus }, at(-60))).toMatchObject({ code: 'paid_not_reschedulable' });
    },
  );
  test('S4.05 a paid appointment may be cancelled, an unpaid one rescheduled, until it starts', () => {
    expect(mayCancel({ state: 'booked', startsAt }, at(0, -1))).toEqual({ ok: true });
    expect(mayReschedule(unpaid, at(0, -1))).toEqual({ ok: true });
    expect(mayReschedule({ ...unpaid, paymentStatus: 'pending payment' }, at(-60))).toEqual({ ok: true });
  });
  test('S4.05 at its start it is too late for both', () => {
    expect(mayCancel({ state: 'booked', startsAt }, at(0))).toMatchObject({ code: 'too_late_to_cancel' });
    expect(mayReschedule(unpaid, at(0))).toMatchObject({ code: 'too_late_to_cancel' });
    expect(mayCancel({ state: 'booked', startsAt, hasMet: true }, at(-50))).toMatchObject({
      code: 'too_late_to_cancel',
    });
    expect(mayCancel({ state: 'booked', startsAt, hasMet: false }, at(-50))).toEqual({ ok: true });
  });
  test('S4.06 what is cancelled or released is not cancelled again, and a visit that began is not cancelled', () => {
    for (const state of ['cancelled', 'released'] as const)
      expect(mayCancel({ state, startsAt }, at(-60))).toMatchObject({ code: 'already_cancelled' });
    for (const state of ['checked_in', 'completed', 'missed'] as const)
      expect(mayCancel({ state, startsAt }, at(-60))).toMatchObject({ code: 'too_late_to_cancel' });
  });
});

describe('policies', () => {
  const adult = { isStored: false, isAccepted: false, birthDay: '1990-01-01', byGuardian: false, today: '2027-01-10' };
  const teenager = { ...adult, policy: 'virtual', birthDay: '2009-01-11' } as const;

  test('S5.19 virtual and on-spot visits are booked only under their policy, the others without', () => {
    for (const policy of ['virtual', 'onspot'] as const) {
      expect(mayBookUnderPolicy({ ...adult, policy })).toMatchObject({ code: 'policy_not_accepted' });
      expect(mayBookUnderPolicy({ ...adult, policy, isAccepted: true })).toEqual({ ok: true });
    }
    expect(['onsite', 'virtual', 'home', 'onspot'].map((type) => policyOf(type as AppointmentType))).toEqual([
      undefined,
      'virtual',
      undefined,
      'onspot',
    ]);
    expect(mayBookUnderPolicy({ ...adult, policy: undefined })).toEqual({ ok: true });
  });
  test('D10.06 what was agreed to once is not asked again', () => {
    expect(mayBookUnderPolicy({ ...adult, policy: 'virtual', isStored: true })).toEqual({ ok: true });
    expect(mayBookUnderPolicy({ ...teenager, isStored: true })).toEqual({ ok: true });
  });
  test('D10.06 until the day before their eighteenth birthday a guardian consents to a visit by video, and to that alone', () => {
    const accepted = { ...teenager, isAccepted: true };
    expect(mayBookUnderPolicy(accepted)).toMatchObject({ code: 'guardian_consents' });
    expect(mayBookUnderPolicy({ ...accepted, today: '2027-01-11' })).toEqual({ ok: true });
    expect(mayBookUnderPolicy({ ...accepted, byGuardian: true })).toEqual({ ok: true });
    expect(mayBookUnderPolicy({ ...teenager, byGuardian: true })).toMatchObject({ code: 'policy_not_accepted' });
    expect(mayBookUnderPolicy({ ...accepted, policy: 'onspot' })).toEqual({ ok: true });
    expect(mayBookUnderPolicy({ ...accepted, birthDay: null })).toEqual({ ok: true });
  });
});

describe('booking again and confirming', () => {
  const paid = { state: 'booked', startsAt, paymentStatus: 'paid' } as const;
  test('D5.02 only a paid appointment that may be cancelled is given back and booked again', () => {
    expect(mayRebook(paid, at(0, -1))).toEqual({ ok: true });
    expect(mayRebook(paid, at(0))).toMatchObject({ code: 'too_late_to_cancel' });
    expect(mayRebook({ ...paid, paymentStatus: 'unpaid' }, at(-60))).toMatchObject({ code: 'not_paid_yet' });
    expect(mayRebook({ ...paid, state: 'cancelled' }, at(-60))).toMatchObject({ code: 'already_cancelled' });
  });
  test('D5.02 a visit in place of a paid one is paid by the wallet as far as it goes, unless the old one was had for less', () => {
    const whole = { insurerShare: 0, discount: 0 };
    expect(paymentOnRebooking(whole, { wallet: 28_750, total: 28_750 })).toEqual({ fromWallet: 28_750, toPay: 0 });
    expect(paymentOnRebooking(whole, { wallet: 50_000, total: 28_750 })).toEqual({ fromWallet: 28_750, toPay: 0 });
    expect(paymentOnRebooking(whole, { wallet: 28_749, total: 28_750 })).toEqual({ fromWallet: 28_749, toPay: 1 });
    for (const reduced of [
      { insurerShare: 1, discount: 0 },
      { insurerShare: 0, discount: 1 },
    ])
      expect(paymentOnRebooking(reduced, { wallet: 50_000, total: 28_750 })).toEqual({
        fromWallet: 0,
        toPay: 28_750,
      });
  });
  test('a visit is confirmed until it starts', () => {
    expect(mayConfirm(paid, at(0, -1))).toEqual({ ok: true });
    expect(mayConfirm(paid, at(0))).toMatchObject({ code: 'appointment_over' });
    expect(mayConfirm({ ...paid, state: 'released' }, at(-60))).toMatchObject({ code: 'already_cancelled' });
  });
  test('D5.01 moving a virtual hold to another slot does not prolong it', () => {
    const before = { type: 'virtual', heldUntil: at(-95) } as const;
    expect(heldUntilAfterMove(before, { type: 'virtual', startsAt }, at(-100))).toEqual(at(-95));
    expect(heldUntilAfterMove(before, { type: 'onsite', startsAt }, at(-100))).toEqual(at(-30));
    expect(heldUntilAfterMove({ type: 'onsite', heldUntil: at(-30) }, { type: 'virtual', startsAt }, at(-100))).toEqual(
      at(-90),
    );
  });
});

describe('check-in', () => {
  const visit = { state: 'booked', paymentStatus: 'paid', startsAt, endsAt } as const;
  test('S8.06 half an hour and a second before is too early', () => {
    expect(mayCheckIn(visit, at(-30, -1))).toEqual({
      ok: false,
      code: 'too_early_to_check_in',
      values: { minutes: 30 },
    });
  });
  test('S8.06 a second after the end is too late', () => {
    expect(mayCheckIn(visit, at(20, 1))).toMatchObject({ code: 'too_late_to_check_in' });
    expect(mayCheckIn({ ...visit, state: 'missed' }, at(0))).toMatchObject({ code: 'too_late_to_check_in' });
  });
  test('S8.06 from 30 minutes before to the end it is open', () => {
    for (const now of [at(-30), at(0), at(20)]) expect(mayCheckIn(visit, now)).toEqual({ ok: true });
  });
  test('S8.06 an unpaid visit is paid before check-in', () => {
    expect(mayCheckIn({ ...visit, paymentStatus: 'unpaid' }, at(0))).toMatchObject({ code: 'payment_pending' });
  });
  test('S8.06 once, and only for what is still on', () => {
    for (const state of ['checked_in', 'completed'] as const)
      expect(mayCheckIn({ ...visit, state }, at(0))).toMatchObject({ code: 'already_checked_in' });
    for (const state of ['cancelled', 'released'] as const)
      expect(mayCheckIn({ ...visit, state }, at(0))).toMatchObject({ code: 'already_cancelled' });
  });
});

describe('states', () => {
  test('nothing leads out of cancelled or released, and nothing back to booked', () => {
    const ends = states.filter((state) => appointmentMoves[state].length === 0);
    expect(ends).toEqual(['cancelled', 'released']);
    for (const from of states) expect(mayMove(from, 'booked')).toBe(false);
    for (const from of ends) for (const to of states) expect(mayMove(from, to)).toBe(false);
    expect(mayMove('booked', 'released')).toBe(true);
    expect(mayMove('checked_in', 'cancelled')).toBe(false);
  });
  test('D10.03 what became of a visit moves between its outcomes only, and a visit that is over is not live', () => {
    for (const from of ['in_review', 'completed', 'missed'] as const) {
      expect(isLive(from)).toBe(false);
      for (const to of ['cancelled', 'released'] as const) expect(mayMove(from, to)).toBe(false);
      // Who was there after all is let in again.
      expect(mayMove(from, 'checked_in')).toBe(from === 'missed');
    }
    expect([isLive('booked'), isLive('checked_in')]).toEqual([true, true]);
  });
  test('S4.07 the six payment statuses have a label in both languages, success reads Completed', () => {
    expect(paymentStatuses).toEqual(['unpaid', 'pending payment', 'partial', 'paid', 'success', 'cancelled']);
    expect(paymentStatusLabel('success')).toEqual({ en: 'Completed', ar: 'مكتمل' });
    for (const status of paymentStatuses) expect(paymentStatusLabel(status).ar).toMatch(/^[\u0600-\u06ff ]+$/);
  });
});
