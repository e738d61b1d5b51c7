import { describe, expect, test } from 'vitest';
import { addDays, addMinutes } from '../time/index.ts';
import {
  answeringTime,
  answersSince,
  chatUntil,
  followUpDay,
  isOwnAffair,
  isSensitiveDiagnosis,
  mayChat,
  maySign,
  mayAddToSummary,
  maySummarise,
  mayTakeSurveyFrom,
  mayWriteCaseHistory,
} from './index.ts';

// Half past eleven at night in Riyadh: what comes an hour later is another day.
const startsAt = new Date('2026-11-22T20:30:00Z');
const endsAt = addMinutes(startsAt, 20);
const second = (at: Date, n = 1) => new Date(at.getTime() + n * 1000);

describe('who tells', () => {
  test('D10.04 on the fifteenth birthday it becomes the young person’s alone, and who has no birthday keeps it', () => {
    expect(isOwnAffair('2011-11-23', '2026-11-22')).toBe(false);
    expect(isOwnAffair('2011-11-22', '2026-11-22')).toBe(true);
    expect(isOwnAffair(null, '2026-11-22')).toBe(true);
  });
});

describe('case history', () => {
  test('is open until the visit starts, and not for one that is off', () => {
    expect(mayWriteCaseHistory({ state: 'booked', startsAt }, second(startsAt, -1))).toEqual({ ok: true });
    expect(mayWriteCaseHistory({ state: 'checked_in', startsAt }, second(startsAt, -1))).toEqual({ ok: true });
    expect(mayWriteCaseHistory({ state: 'booked', startsAt }, startsAt)).toMatchObject({ code: 'case_history_closed' });
    expect(mayWriteCaseHistory({ state: 'cancelled', startsAt }, second(startsAt, -1))).toMatchObject({
      code: 'case_history_closed',
    });
  });
  test('is closed once both sides met before its time', () => {
    expect(mayWriteCaseHistory({ state: 'booked', startsAt, hasMet: true }, second(startsAt, -1))).toMatchObject({
      code: 'case_history_closed',
    });
  });
});

describe('a survey that was attached to a visit', () => {
  test('goes from it until care may have been given', () => {
    expect(mayTakeSurveyFrom({ state: 'booked', startsAt }, second(startsAt, -1))).toEqual({ ok: true });
    for (const state of ['booked', 'checked_in', 'in_review', 'completed'] as const)
      expect(mayTakeSurveyFrom({ state, startsAt }, startsAt)).toMatchObject({ code: 'survey_of_visit' });
    for (const state of ['cancelled', 'released', 'missed'] as const)
      expect(mayTakeSurveyFrom({ state, startsAt }, startsAt)).toEqual({ ok: true });
  });
  test('stays with one whose sides met, or that was completed, before its time', () => {
    expect(mayTakeSurveyFrom({ state: 'checked_in', startsAt, hasMet: true }, second(startsAt, -1))).toMatchObject({
      code: 'survey_of_visit',
    });
    expect(mayTakeSurveyFrom({ state: 'completed', startsAt }, second(startsAt, -1))).toMatchObject({
      code: 'survey_of_visit',
    });
  });
});

describe('chat', () => {
  const visit = { state: 'booked', paymentStatus: 'paid', endsAt } as const;
  test('D10.04 is open from payment to 72 hours after the visit, the second included', () => {
    expect(mayChat({ ...visit, paymentStatus: 'unpaid' }, startsAt)).toMatchObject({ code: 'payment_pending' });
    expect(mayChat(visit, addMinutes(startsAt, -10_000))).toEqual({ ok: true });
    expect(mayChat({ ...visit, state: 'completed', paymentStatus: 'success' }, chatUntil(endsAt))).toEqual({
      ok: true,
    });
    expect(mayChat(visit, second(chatUntil(endsAt)))).toMatchObject({ code: 'chat_closed' });
  });
  test('D10.04 is closed when the appointment is off, and open when only its price was given back', () => {
    for (const state of ['cancelled', 'released'] as const)
      expect(mayChat({ ...visit, state }, startsAt)).toMatchObject({ code: 'chat_closed' });
    expect(mayChat({ ...visit, state: 'missed', paymentStatus: 'cancelled' }, endsAt)).toEqual({ ok: true });
  });
});

const codesIn = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

describe('until when a summary is written', () => {
  test('D10.05 D10.03 of a visit that was missed it is written as long as that can be corrected', () => {
    const visit = { state: 'missed', startsAt, endedAt: endsAt } as const;
    const last = addMinutes(endsAt, 24 * 60);
    expect(maySummarise(visit, null, last)).toEqual({ ok: true });
    expect(maySummarise(visit, null, second(last))).toMatchObject({ code: 'outcome_final' });
    expect(maySummarise({ ...visit, state: 'completed' }, null, second(last))).toEqual({ ok: true });
  });
  test('D10.05 it is added to once it is signed, a hundred times', () => {
    expect(mayAddToSummary(null, 0)).toMatchObject({ code: 'summary_not_signed' });
    expect(mayAddToSummary(endsAt, 99)).toEqual({ ok: true });
    expect(mayAddToSummary(endsAt, 100)).toMatchObject({ code: 'too_many_addenda' });
  });
});

describe('summary', () => {
  const whole = {
    findings: 'Clear chest',
    diagnoses: [{ code: 'J06.9' }],
    medicines: [{ dose: '1 tablet' }],
    sickLeave: null,
  };
  const sickLeave = (from: string, to: string) => maySign({ ...whole, sickLeave: { from, to } }, { startsAt });
  test('D10.05 is written from the start of the visit until it is signed', () => {
    const visit = { state: 'booked', startsAt, endedAt: null } as const;
    expect(maySummarise(visit, null, second(startsAt, -1))).toMatchObject({ code: 'visit_not_begun' });
    expect(maySummarise(visit, null, startsAt)).toEqual({ ok: true });
    expect(maySummarise({ ...visit, hasMet: true }, null, addMinutes(startsAt, -50))).toEqual({ ok: true });
    expect(maySummarise(visit, startsAt, endsAt)).toMatchObject({ code: 'summary_signed' });
    expect(maySummarise({ ...visit, state: 'cancelled' }, null, endsAt)).toMatchObject({ code: 'outcome_final' });
    expect(maySummarise({ ...visit, state: 'completed' }, null, addMinutes(endsAt, 9000))).toEqual({ ok: true });
  });
  test('D10.05 without findings, a diagnosis or the dose of a medicine it is not signed', () => {
    expect(maySign(whole, { startsAt })).toEqual({ ok: true });
    expect(maySign({ ...whole, findings: ' \n' }, { startsAt })).toMatchObject({ code: 'summary_incomplete' });
    expect(maySign({ ...whole, diagnoses: [] }, { startsAt })).toMatchObject({ code: 'summary_incomplete' });
    const medicines = [{ dose: '1 tablet' }, { dose: ' ' }];
    expect(maySign({ ...whole, medicines }, { startsAt })).toMatchObject({ code: 'summary_incomplete' });
  });
  test('a sick leave runs from the visit’s Riyadh day for 14 days at most', () => {
    expect(sickLeave('2026-11-22', '2026-11-22')).toEqual({ ok: true });
    expect(sickLeave('2026-11-22', addDays('2026-11-22', 13))).toEqual({ ok: true });
    for (const [from, to] of [
      ['2026-11-22', addDays('2026-11-22', 14)],
      ['2026-11-23', '2026-11-23'],
      ['2026-11-21', '2026-11-22'],
      ['2026-11-22', '2026-11-21'],
    ] as const)
      expect(sickLeave(from, to)).toMatchObject({ code: 'sick_leave_not_valid' });
  });
  test('a follow-up is counted from the visit’s Riyadh day', () => {
    expect(followUpDay(startsAt, 7)).toBe('2026-11-29');
  });
  test('subjects that a guardian does not see from 15 on are known by their codes', () => {
    const yes = codesIn(
      'F41.1 O26.9 A54.0 B20 Z30.0 N94.6 F10.2 Q90.9 E28.2',
      // Self-harm in every way, its history, and the thought of it.
      'X60 X69 X70 X79.9 X80 X84.9 Y87.0 R45.8 Z91.5 R44.0 Z86.5',
      'Z72.5 Z11.4 Z20.6 Z71.7 R75 T74.2 Y05 N45.9 N80.1 N87.1 E29.1 Q56.4 Z50.3 Z86.4 T51.0 X42 Y91.1',
      'R78.1 K70.3 Z15.0',
      // Drugs that people are dependent on, tests for them, and what else is of these subjects alone.
      'T40.5 T43.6 Z04.0 Z81.1 Z09.3 Z13.7 Z64.0',
    );
    const no = codesIn(
      'J06.9 E11.9 I10 Z00.0 Z72.3 T78.4 N39.0 A09 Q21.0 X59 X85 R42 R47.0 Z91.0 Z72.4 Z11.5 Z20.5 N60.1',
      'K71.0 D57.1 Y35 R78.8',
      // Poisonings by what everybody takes, sedation, and what merely stands beside these subjects.
      'T36.0 T39.1 T41.2 T42.4 T43.0 T50.9 Z64.4 Z81.0',
    );
    expect(yes.filter((code) => !isSensitiveDiagnosis(code))).toEqual([]);
    expect(no.filter(isSensitiveDiagnosis)).toEqual([]);
  });
});

test('D10.08 the answering time is the median, from three answers on', () => {
  expect(answeringTime([])).toBeNull();
  expect(answeringTime([1, 2])).toBeNull();
  expect(answeringTime([60, 5, 10])).toBe(10);
  expect(answeringTime([60, 5, 10, 21])).toBe(16);
  expect(answeringTime([0, 0, 0])).toBe(0);
  expect(answersSince(new Date('2026-11-22T06:00:00Z'))).toEqual(new Date('2026-10-23T06:00:00Z'));
});
