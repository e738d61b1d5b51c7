import { expect, test } from 'vitest';
import { initialsOf, isSickLeave, lastSickDay, mayMoveReport, reportStates } from './index.ts';

const move = (from: (typeof reportStates)[number], to: (typeof reportStates)[number], more: object = {}) => {
  const verdict = mayMoveReport({ from, to, hasReason: true, hasContent: true, ...more });
  return verdict.ok ? 'ok' : verdict.code;
};

test('S4.10 D11.02 only the listed moves are allowed', () => {
  const allowedMoves = reportStates.flatMap((from) =>
    reportStates.filter((to) => move(from, to) === 'ok').map((to) => `${from} > ${to}`),
  );
  expect(allowedMoves).toEqual([
    'pending > in-progress',
    'pending > rejected',
    'in-progress > pending',
    'in-progress > approved',
    'in-progress > rejected',
    'approved > withdrawn',
  ]);
});

test('a refusal and a withdrawal need a reason, an approval something to approve', () => {
  expect(move('pending', 'rejected', { hasReason: false })).toBe('report_reason_required');
  expect(move('approved', 'withdrawn', { hasReason: false })).toBe('report_reason_required');
  expect(move('in-progress', 'approved', { hasContent: false })).toBe('report_empty');
});

test('D11.03 a sick leave begins on the day of the visit and has fourteen days at most', () => {
  const day = '2026-11-20';
  expect([isSickLeave(day, day, day), isSickLeave(day, day, lastSickDay(day)), lastSickDay(day)]).toEqual([
    true,
    true,
    '2026-12-03',
  ]);
  expect([
    isSickLeave(day, day, '2026-12-04'),
    isSickLeave(day, '2026-11-21', '2026-11-22'),
    isSickLeave(day, day, '2026-11-19'),
  ]).toEqual([false, false, false]);
});

test('initials say no name', () => {
  expect([initialsOf('Sara Al-Harbi'), initialsOf('سارة الحربي'), initialsOf('')]).toEqual(['S. A. H.', 'س. ا.', '']);
});
