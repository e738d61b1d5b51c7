import { describe, expect, test } from 'vitest';
import { addMinutes } from '../time/index.ts';
import {
  callStateFor,
  checkFeedback,
  comeBackUntil,
  hasLeft,
  lineLostSince,
  mayComeBack,
  mayEnterCall,
  mayGiveFeedback,
  mayHoldToken,
  mayRing,
  otherSide,
  presenceOf,
  ringOf,
  type CallAppointment,
  type CallFacts,
  type Presence,
} from './index.ts';

// Ten past midnight in Riyadh: every window around it crosses the day.
const startsAt = new Date('2026-11-22T21:10:00Z');
const after = (seconds: number, from = startsAt) => new Date(from.getTime() + seconds * 1000);
const just = (at: Date, ms: number) => new Date(at.getTime() + ms);

const here = { enteredAt: startsAt, seenAt: startsAt, lostAt: null };
const waiting = { ...here, enteredAt: null };

describe('D10.02 who is there', () => {
  test('D10.02 a browser that is heard is there, and one that is silent for 25 seconds has lost its line', () => {
    expect(presenceOf(here, after(25))).toBe('in_call');
    expect(presenceOf(here, just(after(25), 1))).toBe('line_lost');
    expect(lineLostSince(here, just(after(25), 1))).toEqual(startsAt);
  });
  test('D10.02 a closed socket has lost its line at once', () => {
    expect(presenceOf({ ...here, lostAt: after(3) }, after(3))).toBe('line_lost');
  });
  test('D10.02 the call counts as left after 60 seconds without a line, not at their end', () => {
    const lost = { ...here, lostAt: after(3) };
    expect(comeBackUntil(lost, after(10))).toEqual(after(63));
    expect([hasLeft(lost, after(63)), presenceOf(lost, after(63))]).toEqual([false, 'line_lost']);
    expect([hasLeft(lost, just(after(63), 1)), presenceOf(lost, just(after(63), 1))]).toEqual([true, 'away']);
  });
  test('D10.02 a process that died without a word is noticed by the silence', () => {
    expect(hasLeft(here, after(60))).toBe(false);
    expect(hasLeft(here, just(after(60), 1))).toBe(true);
  });
  test('D10.02 who only waits is away without a line', () => {
    expect(presenceOf(waiting, after(25))).toBe('waiting');
    expect(presenceOf({ ...waiting, lostAt: after(1) }, after(1))).toBe('away');
    expect(presenceOf(undefined, startsAt)).toBe('away');
  });
});

const call = (change: Partial<CallFacts> = {}, doctor: Presence = 'away', patient: Presence = 'away'): CallFacts => ({
  joinUntil: addMinutes(startsAt, 60),
  rungAt: null,
  answeredAt: null,
  declinedAt: null,
  metAt: null,
  endedAt: null,
  presence: { doctor, patient },
  ...change,
});
const both = (facts: CallFacts, now = startsAt) => [
  callStateFor('doctor', facts, now),
  callStateFor('patient', facts, now),
];

describe('S4.03 states of a call', () => {
  test('S4.03 nothing before anybody has come, nor while both wait', () => {
    expect(both(call())).toEqual([null, null]);
    expect(both(call({}, 'waiting', 'waiting'))).toEqual([null, null]);
  });
  test('S4.03 the caller reads ring and the called ringing, for 45 seconds', () => {
    const ring = call({ rungAt: startsAt }, 'in_call', 'waiting');
    expect(both(ring)).toEqual(['ring', 'ringing']);
    expect(both(ring, just(after(45), -1))).toEqual(['ring', 'ringing']);
    expect(both(ring, after(45))).toEqual(['host', null]);
    expect(ringOf(ring, after(45))).toBe('unanswered');
  });
  test('S4.03 who is in reads host or participant, also without a line', () => {
    expect(both(call({ metAt: startsAt }, 'in_call', 'in_call'))).toEqual(['host', 'participant']);
    expect(both(call({ metAt: startsAt }, 'line_lost', 'line_lost'))).toEqual(['host', 'participant']);
    expect(both(call({ metAt: startsAt }, 'away', 'in_call'))).toEqual([null, 'participant']);
  });
  test('S4.03 a ring that was declined or answered rings no more; a new one does', () => {
    const rung = { rungAt: startsAt };
    expect(ringOf(call({ ...rung, declinedAt: after(5) }), after(6))).toBe('declined');
    expect(ringOf(call({ ...rung, answeredAt: after(5) }), after(6))).toBe('none');
    expect(ringOf(call({ rungAt: after(10), declinedAt: after(5) }), after(11))).toBe('ringing');
    expect(ringOf(call(rung, 'in_call', 'in_call'), after(1))).toBe('none');
    expect(ringOf(call({ ...rung, endedAt: after(1) }), after(2))).toBe('none');
  });
  test('S4.03 no one joined once the window is over and they never met', () => {
    const end = addMinutes(startsAt, 60);
    expect(both(call({}, 'waiting', 'away'), end)).toEqual([null, null]);
    expect(both(call({}, 'waiting', 'away'), just(end, 1))).toEqual(['no one joined', 'no one joined']);
    expect(both(call({ metAt: startsAt }, 'in_call', 'in_call'), just(end, 1))).toEqual(['host', 'participant']);
  });
  test('S4.03 an ended call has no state', () => {
    expect(both(call({ metAt: startsAt, endedAt: after(9) }, 'in_call', 'in_call'))).toEqual([null, null]);
  });
});

const visit: CallAppointment = {
  type: 'virtual',
  state: 'booked',
  paymentStatus: 'paid',
  isBilled: true,
  startsAt,
  settings: { joinWindowMinutes: 60 },
};
const codeOf = (rule: { ok: boolean; code?: string }) => (rule.ok ? 'ok' : rule.code);

describe('D10.01 who may ring and hold a credential', () => {
  test('D10.01 ringing needs a live, billed, paid virtual visit inside its window', () => {
    expect(codeOf(mayRing(visit, startsAt))).toBe('ok');
    expect(codeOf(mayRing({ ...visit, type: 'onsite' }, startsAt))).toBe('call_not_allowed');
    expect(codeOf(mayRing({ ...visit, state: 'cancelled' }, startsAt))).toBe('call_not_allowed');
    expect(codeOf(mayRing({ ...visit, isBilled: false }, startsAt))).toBe('payment_pending');
    expect(codeOf(mayRing({ ...visit, paymentStatus: 'unpaid' }, startsAt))).toBe('payment_pending');
    const [opens, ends] = [addMinutes(startsAt, -60), addMinutes(startsAt, 60)];
    expect([just(opens, -1), opens, ends, just(ends, 1)].map((now) => codeOf(mayRing(visit, now)))).toEqual([
      'too_early_to_join',
      'ok',
      'ok',
      'too_late_to_join',
    ]);
  });
  test('D10.01 a talk is not cut off by the end of the window, a cancelled one is', () => {
    const late = addMinutes(startsAt, 61);
    const met = { metAt: startsAt, isStillIn: true };
    expect(codeOf(mayHoldToken({ ...visit, state: 'completed' }, met, late))).toBe('ok');
    expect(codeOf(mayHoldToken(visit, { ...met, isStillIn: false }, late))).toBe('too_late_to_join');
    expect(codeOf(mayHoldToken(visit, { ...met, metAt: null }, late))).toBe('too_late_to_join');
    expect(codeOf(mayHoldToken({ ...visit, state: 'cancelled' }, met, startsAt))).toBe('call_not_allowed');
    expect(codeOf(mayHoldToken({ ...visit, state: 'released' }, met, startsAt))).toBe('call_not_allowed');
    expect(codeOf(mayHoldToken({ ...visit, type: 'home' }, met, startsAt))).toBe('call_not_allowed');
  });
  test('D10.02 the patient goes in when the doctor rings or is in, or while they are still in themselves', () => {
    const may = (facts: CallFacts) => mayEnterCall('patient', facts, startsAt).ok;
    expect(may(call({}, 'waiting', 'waiting'))).toBe(false);
    expect(may(call({ rungAt: startsAt }, 'waiting', 'waiting'))).toBe(true);
    expect(may(call({}, 'in_call', 'waiting'))).toBe(true);
    expect(may(call({}, 'line_lost', 'waiting'))).toBe(true);
    expect(may(call({}, 'away', 'line_lost'))).toBe(true);
    expect(may(call({ endedAt: startsAt }, 'in_call', 'waiting'))).toBe(false);
    expect(mayEnterCall('doctor', call(), startsAt).ok).toBe(true);
    expect([otherSide('doctor'), otherSide('patient')]).toEqual(['patient', 'doctor']);
  });
});

test('D10.02 nobody comes back by themselves to an ended call, nor to one that another device has taken over', () => {
  const open = { endedAt: null, isTakenOver: false };
  const ended = { ...open, endedAt: startsAt };
  const takenOver = { ...open, isTakenOver: true };
  const codes = (to: 'waiting' | 'call') => [open, ended, takenOver].map((each) => codeOf(mayComeBack(to, each)));
  expect(codes('call')).toEqual(['ok', 'ended', 'taken_over']);
  expect(codes('waiting')).toEqual(['ok', 'ok', 'taken_over']);
});

describe('S5.08 feedback on a call', () => {
  test('S5.08 at least one star; a doctor says something as well', () => {
    expect(codeOf(checkFeedback('patient', { rating: 0, comment: 'fine' }))).toBe('rating_required');
    expect(codeOf(checkFeedback('patient', { rating: 1, comment: '' }))).toBe('ok');
    expect(codeOf(checkFeedback('doctor', { rating: 5, comment: ' \n' }))).toBe('feedback_required');
    expect(codeOf(checkFeedback('doctor', { rating: 5, comment: 'clear' }))).toBe('ok');
  });
  test('S5.08 from whoever was in it, for 14 days', () => {
    const end = addMinutes(startsAt, 14 * 24 * 60);
    expect(mayGiveFeedback({ startsAt, hasEntered: true }, end).ok).toBe(true);
    expect(codeOf(mayGiveFeedback({ startsAt, hasEntered: true }, just(end, 1)))).toBe('no_call_to_rate');
    expect(codeOf(mayGiveFeedback({ startsAt, hasEntered: false }, startsAt))).toBe('no_call_to_rate');
  });
});
