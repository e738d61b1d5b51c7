import { describe, expect, test } from 'vitest';
import { addMinutes } from '../time/index.ts';
import {
  isGivenBack,
  isSaidAlready,
  mayObject,
  mayReopen,
  maySettle,
  missReasons,
  outcomeOf,
  outcomeOfSilence,
  outcomes,
  reviewUntil,
  type VisitEvidence,
} from './index.ts';

const startsAt = new Date('2026-12-01T06:00:00Z');
const paid: VisitEvidence = {
  type: 'virtual',
  paymentStatus: 'paid',
  isCheckedIn: false,
  isDisplaced: false,
  queue: undefined,
  call: undefined,
};
const call = (patientCame: boolean, doctorCame: boolean, met = false) => ({ patientCame, doctorCame, met });

describe('a visit whose time is over', () => {
  test.each([
    ['nobody opened the call', undefined, { state: 'missed', missedBy: 'both' }],
    ['neither came', call(false, false), { state: 'missed', missedBy: 'both' }],
    ['only the doctor came', call(false, true), { state: 'missed', missedBy: 'patient' }],
    ['only the patient came', call(true, false), { state: 'missed', missedBy: 'doctor' }],
    ['both came and never met', call(true, true), { state: 'missed', missedBy: 'line' }],
    ['both met', call(true, true, true), { state: 'completed' }],
  ] as const)('D10.03 by video: %s', (_, evidence, outcome) => {
    expect(outcomeOf({ ...paid, call: evidence })).toEqual(outcome);
  });
  test.each([
    ['onsite', false, { state: 'missed', missedBy: 'patient' }],
    ['onspot', false, { state: 'missed', missedBy: 'patient' }],
    ['onsite', true, { state: 'in_review' }],
    ['onspot', true, { state: 'in_review' }],
    ['home', false, { state: 'in_review' }],
  ] as const)('D10.03 %s, checked in: %s', (type, isCheckedIn, outcome) => {
    expect(outcomeOf({ ...paid, type, isCheckedIn })).toEqual(outcome);
  });
  test('D10.03 whoever did not come to a doctor who had gone has not missed the visit: the front desk decides', () => {
    for (const type of ['onsite', 'onspot'] as const)
      expect(outcomeOf({ ...paid, type, isDisplaced: true })).toEqual({ state: 'in_review' });
    expect(outcomeOf({ ...paid, isDisplaced: true, call: call(false, true) })).toMatchObject({ missedBy: 'patient' });
    expect(outcomeOf({ ...paid, type: 'onsite', isDisplaced: true, paymentStatus: 'unpaid' })).toMatchObject({
      missedBy: 'patient',
    });
  });
  test('D10.03 who was served in the queue was cared for, whoever decided to check in', () => {
    for (const type of ['onsite', 'onspot', 'home', 'virtual'] as const)
      expect(outcomeOf({ ...paid, type, queue: 'served' })).toEqual({ state: 'completed' });
  });
  test('D10.03 whom nobody called all day gets the price back, as when the doctor did not come', () => {
    expect(outcomeOf({ ...paid, type: 'onsite', queue: 'clinic_closed' })).toMatchObject({ missedBy: 'doctor' });
    expect(outcomeOf({ ...paid, type: 'onsite', queue: 'left_waiting' })).toEqual({
      state: 'missed',
      missedBy: 'doctor',
    });
  });
  test('D10.03 what was never paid costs nobody anything', () => {
    expect(outcomeOf({ ...paid, paymentStatus: 'unpaid', isCheckedIn: true })).toEqual({
      state: 'missed',
      missedBy: 'patient',
    });
  });
  test('D10.03 the price stays only when the patient alone did not come', () => {
    expect(missReasons.filter((reason) => !isGivenBack(reason))).toEqual(['patient']);
  });
  test('D10.03 silence agrees with the doctor; when the front desk is silent, the money goes back', () => {
    expect(outcomeOfSilence('patient')).toEqual({ state: 'completed' });
    expect(outcomeOfSilence('front_desk')).toEqual({ state: 'missed', missedBy: 'unclear' });
  });
});

describe('saying what became of it', () => {
  const visit = { state: 'booked', paymentStatus: 'paid', startsAt, reviewBy: null, endedAt: null } as const;
  test('D10.03 not before it begins, and not of what was never paid', () => {
    expect(maySettle('doctor', visit, addMinutes(startsAt, -1))).toMatchObject({ code: 'visit_not_begun' });
    expect(maySettle('doctor', visit, startsAt)).toEqual({ ok: true });
    expect(maySettle('doctor', { ...visit, hasMet: true }, addMinutes(startsAt, -50))).toEqual({ ok: true });
    expect(maySettle('doctor', { ...visit, paymentStatus: 'unpaid' }, startsAt)).toMatchObject({
      code: 'payment_pending',
    });
  });
  test('D10.03 a correction is open for 24 hours to the second', () => {
    for (const state of ['completed', 'missed'] as const) {
      const ended = { ...visit, state, endedAt: startsAt };
      expect(maySettle('front_desk', ended, addMinutes(startsAt, 24 * 60))).toEqual({ ok: true });
      expect(maySettle('doctor', ended, new Date(addMinutes(startsAt, 24 * 60).getTime() + 1000))).toMatchObject({
        code: 'outcome_final',
      });
    }
    for (const state of ['cancelled', 'released'] as const)
      expect(maySettle('front_desk', { ...visit, state }, startsAt)).toMatchObject({ code: 'outcome_final' });
  });
  test('D10.03 what ended unpaid is not corrected; what was given back is', () => {
    const missed = { ...visit, state: 'missed', endedAt: startsAt } as const;
    for (const by of ['doctor', 'front_desk'] as const) {
      expect(maySettle(by, { ...missed, paymentStatus: 'unpaid' }, startsAt)).toMatchObject({
        code: 'payment_pending',
      });
      expect(maySettle(by, { ...missed, paymentStatus: 'cancelled' }, startsAt)).toEqual({ ok: true });
    }
  });
  test('D10.03 what the front desk has to decide the doctor does not', () => {
    const open = { ...visit, state: 'in_review', reviewBy: 'front_desk' } as const;
    expect(maySettle('doctor', open, startsAt)).toMatchObject({ code: 'front_desk_decides' });
    expect(maySettle('front_desk', open, startsAt)).toEqual({ ok: true });
    expect(maySettle('doctor', { ...open, reviewBy: 'patient' }, startsAt)).toEqual({ ok: true });
  });
  test('D10.03 a patient objects to what the doctor said, for 24 hours', () => {
    const said = { state: 'in_review', reviewBy: 'patient', reviewUntil: reviewUntil(startsAt) } as const;
    expect(mayObject(said, addMinutes(startsAt, 24 * 60))).toEqual({ ok: true });
    expect(mayObject(said, addMinutes(startsAt, 24 * 60 + 1))).toMatchObject({ code: 'objection_not_open' });
    expect(mayObject({ ...said, reviewBy: 'front_desk' }, startsAt)).toMatchObject({ code: 'objection_not_open' });
    expect(mayObject({ ...said, state: 'completed' }, startsAt)).toMatchObject({ code: 'objection_not_open' });
  });
});

test('D10.03 what the doctor says stands already where it is so, or the patient’s word is waited for', () => {
  const said = { state: 'in_review', reviewBy: 'patient', missedBy: null } as const;
  expect(isSaidAlready('completed', said)).toBe(true);
  expect(isSaidAlready('completed', { ...said, state: 'completed', reviewBy: null })).toBe(true);
  expect(isSaidAlready('completed', { ...said, reviewBy: 'front_desk' })).toBe(false);
  expect(isSaidAlready('completed', { ...said, state: 'booked', reviewBy: null })).toBe(false);
  const missed = { state: 'missed', reviewBy: null, missedBy: 'line' } as const;
  const outcomesSaid = outcomes.filter((outcome) => isSaidAlready(outcome, missed));
  expect(outcomesSaid).toEqual(['line_failed']);
  expect(isSaidAlready('checked_in', { ...said, state: 'booked', reviewBy: null })).toBe(false);
});

describe('somebody was there after all', () => {
  const endedAt = addMinutes(startsAt, 20);
  const missed = {
    state: 'missed',
    missedBy: 'patient',
    paymentStatus: 'paid',
    startsAt,
    reviewBy: null,
    endedAt,
  } as const;
  test('D13.34 only what the patient missed and nobody gave back is opened again, for 24 hours', () => {
    expect(mayReopen(missed, addMinutes(endedAt, 24 * 60))).toEqual({ ok: true });
    expect(mayReopen(missed, addMinutes(endedAt, 24 * 60 + 1))).toMatchObject({ code: 'outcome_final' });
    expect(mayReopen({ ...missed, missedBy: 'doctor' }, endedAt)).toMatchObject({ code: 'visit_not_missed' });
    expect(mayReopen({ ...missed, state: 'completed', missedBy: null }, endedAt)).toMatchObject({
      code: 'visit_not_missed',
    });
    expect(mayReopen({ ...missed, paymentStatus: 'unpaid' }, endedAt)).toMatchObject({ code: 'payment_pending' });
  });
});
