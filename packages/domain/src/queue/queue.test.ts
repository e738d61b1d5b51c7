import { describe, expect, test } from 'vitest';
import { addMinutes } from '../time/index.ts';
import {
  isOverdue,
  mayCall,
  mayMoveTicket,
  mayReturn,
  maySkip,
  placeOfReturn,
  queueLetters,
  readToken,
  ticketMoves,
  ticketStates,
  tokenOf,
  waitingMinutes,
} from './index.ts';

const now = new Date('2026-11-23T07:00:00Z');

describe('D13.02 calling', () => {
  test('D13.02 a ticket is not called before it is paid', () => {
    expect(mayCall({ state: 'waiting', calls: 0, isPaid: false })).toMatchObject({ code: 'payment_pending' });
    expect(mayCall({ state: 'waiting', calls: 0, isPaid: true })).toEqual({ ok: true });
  });
  test('D13.02 it is called three times, not four', () => {
    expect(mayCall({ state: 'called', calls: 2, isPaid: true })).toEqual({ ok: true });
    expect(mayCall({ state: 'called', calls: 3, isPaid: true })).toMatchObject({
      code: 'called_often',
      values: { calls: 3 },
    });
  });
  test('D13.02 only who waits or was called is called', () => {
    const callable = ticketStates.filter((state) => mayCall({ state, calls: 0, isPaid: true }).ok);
    expect(callable).toEqual(['waiting', 'called']);
  });
});

describe('D13.02 skipping', () => {
  const called = (calls: number, minutesAgo: number) => ({
    state: 'called' as const,
    calls,
    calledAt: addMinutes(now, -minutesAgo),
  });
  test('D13.02 after three calls or five minutes, not before', () => {
    expect(maySkip(called(2, 4.99), now)).toMatchObject({ code: 'too_early_to_skip' });
    expect(maySkip(called(3, 0), now)).toEqual({ ok: true });
    expect(maySkip(called(1, 5), now)).toEqual({ ok: true });
    expect(maySkip({ state: 'waiting', calls: 3, calledAt: null }, now)).toMatchObject({ code: 'ticket_moved' });
  });
  test('D13.02 overdue is who was called five minutes ago and has not come', () => {
    expect([isOverdue(called(1, 4.99), now), isOverdue(called(1, 5), now)]).toEqual([false, true]);
    expect(isOverdue({ state: 'serving', calledAt: addMinutes(now, -60) }, now)).toBe(false);
    expect(isOverdue({ state: 'called', calledAt: null }, now)).toBe(false);
  });
  test('D13.02 a skipped one comes back once', () => {
    expect(mayReturn({ state: 'skipped', returns: 0 })).toEqual({ ok: true });
    expect(mayReturn({ state: 'skipped', returns: 1 })).toMatchObject({ code: 'returned_before' });
    expect(mayReturn({ state: 'done', returns: 0 })).toMatchObject({ code: 'ticket_moved' });
  });
  test('D13.02 it stands behind the next two', () => {
    expect(placeOfReturn([4, 5, 6], 2)).toBe(5.5);
    expect(placeOfReturn([4, 5], 2)).toBe(5.5);
    expect(placeOfReturn([4], 2)).toBe(4.5);
    expect(placeOfReturn([], 2)).toBe(2);
    expect(placeOfReturn([4, 5, 5.5, 6], 3)).toBe(5.25);
  });
});

describe('D5.03 waiting', () => {
  test('D5.03 people ahead times the recent median, rounded to 5', () => {
    expect(waitingMinutes(3, [4, 40, 8])).toBe(25);
    expect(waitingMinutes(2, [4, 8])).toBe(10);
    expect(waitingMinutes(1, [7])).toBe(5);
    expect(waitingMinutes(1, [8])).toBe(10);
    expect(waitingMinutes(0, [30])).toBe(0);
  });
  test('D5.03 nobody served yet: ten minutes each', () => {
    expect(waitingMinutes(4, [])).toBe(40);
  });
});

test('D13.03 a token is letters and a number, in both languages', () => {
  expect(tokenOf('A', 7)).toBe('A007');
  expect(tokenOf('B', 1234)).toBe('B1234');
  expect(readToken('A007')).toEqual({ letter: 'A', letterAr: 'أ', number: 7 });
  expect(readToken('AB012')).toEqual({ letter: 'AB', letterAr: 'أ ب', number: 12 });
  expect(readToken('Sara')).toBeUndefined();
  expect(new Set(Object.values(queueLetters)).size).toBe(Object.keys(queueLetters).length);
});

test('the moves of a ticket: what is done or cancelled moves no more', () => {
  expect([ticketMoves.done, ticketMoves.cancelled]).toEqual([[], []]);
  expect([mayMoveTicket('waiting', 'serving'), mayMoveTicket('called', 'serving')]).toEqual([false, true]);
});
