import { expect, test } from 'vitest';
import { instantAt } from '../time/index.ts';
import { mayConsentToTreatment, mayPrepare, validateAnswers, type Question } from './index.ts';

const codeOf = (rule: { ok: true } | { ok: false; code: string }) => (rule.ok ? undefined : rule.code);

test('D13.20 it opens at Riyadh midnight three days before the visit and ends with its start', () => {
  // 00:10 in Riyadh: by UTC the visit is a day earlier.
  const visit = { state: 'booked', startsAt: instantAt('2026-12-10', '00:10') } as const;
  const opens = new Date('2026-12-06T21:00:00Z');
  expect(codeOf(mayPrepare(visit, new Date(opens.getTime() - 1)))).toBe('check_in_not_open');
  expect(mayPrepare(visit, opens).ok).toBe(true);
  expect(mayPrepare(visit, new Date(visit.startsAt.getTime() - 1)).ok).toBe(true);
  expect(codeOf(mayPrepare(visit, visit.startsAt))).toBe('check_in_over');
  expect(codeOf(mayPrepare({ ...visit, state: 'cancelled' }, opens))).toBe('check_in_over');
  expect(codeOf(mayPrepare({ ...visit, hasMet: true }, opens))).toBe('check_in_over');
});

test('D13.20 under 18 the guardian agrees to the treatment', () => {
  const today = '2026-12-10';
  const teen = { birthDay: '2009-01-01', today };
  expect(codeOf(mayConsentToTreatment({ ...teen, byGuardian: false }))).toBe('guardian_agrees');
  expect(mayConsentToTreatment({ ...teen, byGuardian: true }).ok).toBe(true);
  expect(mayConsentToTreatment({ birthDay: '2008-12-10', today, byGuardian: false }).ok).toBe(true);
  expect(mayConsentToTreatment({ birthDay: null, today, byGuardian: false }).ok).toBe(true);
});

const base = { required: false, codes: [], maxLength: 10, min: 0, max: 10 } as const;
const questions: readonly Question[] = [
  { ...base, linkId: 'smokes', type: 'boolean', required: true },
  { ...base, linkId: 'pain', type: 'integer' },
  { ...base, linkId: 'since', type: 'choice', codes: ['days', 'weeks'] },
  { ...base, linkId: 'note', type: 'text' },
];

test.each([
  ['a type that is not asked', [{ linkId: 'smokes', value: 'yes' }]],
  ['a question that is not asked', [{ linkId: 'age', value: 3 }]],
  [
    'one question twice',
    [
      { linkId: 'pain', value: 3 },
      { linkId: 'pain', value: 4 },
    ],
  ],
  ['a number below', [{ linkId: 'pain', value: -1 }]],
  ['a number above', [{ linkId: 'pain', value: 11 }]],
  ['half a number', [{ linkId: 'pain', value: 1.5 }]],
  ['no number', [{ linkId: 'pain', value: Number.NaN }]],
  ['a choice that is none', [{ linkId: 'since', value: 'years' }]],
  ['nothing but space', [{ linkId: 'note', value: '  ' }]],
  ['too long a text', [{ linkId: 'note', value: 'x'.repeat(11) }]],
])('D13.21 %s is refused', (_, answers) => {
  expect(codeOf(validateAnswers(questions, answers, false))).toBe('answer_wrong');
});

test('D13.21 a part may be missing while it is a draft, what is required not at the end', () => {
  const part = [{ linkId: 'pain', value: 10 }];
  expect(validateAnswers(questions, part, false).ok).toBe(true);
  expect(validateAnswers(questions, part, true)).toMatchObject({
    code: 'answer_missing',
    values: { question: 'smokes' },
  });
  expect(validateAnswers(questions, [...part, { linkId: 'smokes', value: false }], true).ok).toBe(true);
});
