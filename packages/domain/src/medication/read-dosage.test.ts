import { describe, expect, test } from 'vitest';
import { dosageWords } from './dosage.ts';
import { readDosage } from './read-dosage.ts';
import { courseDays } from './supply.ts';

const said = (dosage: object) => dosageWords(readDosage(dosage))?.en;
const repeat = (more: object) => ({ timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', ...more } } });

describe('a dosage of FHIR', () => {
  test('names the only days on which a medicine is taken, whatever its own sentence says', () => {
    const dose = { doseAndRate: [{ doseQuantity: { value: 4, unit: 'tablet' } }] };
    const weekly = { text: '4 tablets on Mondays', ...dose, ...repeat({ dayOfWeek: ['mon'] }) };
    expect(said(weekly)).toBe('4 tablets, only on Monday');
  });
  test('names the most that may be taken in a time', () => {
    const maxDosePerPeriod = { numerator: { value: 4, unit: 'mg' }, denominator: { value: 1, unit: 'day', code: 'd' } };
    expect(said({ ...repeat({}), maxDosePerPeriod })).toBe('once a day, no more than 4 mg a day');
    expect(said({ ...repeat({}), maxDosePerPeriod: { numerator: { value: 4 } } })).toBe('once a day');
  });
  test('names a dose of which only the most was said', () => {
    const high = { value: 2, unit: 'tablets' };
    expect(said({ ...repeat({}), doseAndRate: [{ doseRange: { high } }] })).toBe('up to 2 tablets, once a day');
  });
  test.each([{ offset: 30, when: ['AC'] }, { count: 3 }, { duration: 2, durationUnit: 'h' }])(
    'is told in its own sentence where a part of it has no words here (%j)',
    (part) => {
      expect(said({ text: 'As written', ...repeat(part) })).toBe('As written');
    },
  );
  test.each([
    [{ text: 'Half a tablet, once a day', ...repeat({}) }, 'Half a tablet, once a day'],
    [{ text: 'Half a tablet', ...repeat({}) }, 'Half a tablet, once a day'],
    [{ text: '4 tablets', ...repeat({ dayOfWeek: ['mon'] }) }, '4 tablets, only on Monday'],
    [
      { text: '2 puffs', ...repeat({ boundsDuration: { value: 7, code: 'd' } }), asNeededBoolean: true },
      '2 puffs, once a day, for 7 days, when needed',
    ],
  ])(
    'D11.16 tells how much in its own sentence where no amount came, and what that does not say beside it (%j)',
    (dosage, words) => {
      expect(said(dosage)).toBe(words);
    },
  );
  test('is told in Arabic by the sentence that came in it', () => {
    const dosage = { ...readDosage({ text: 'Half a tablet', ...repeat({}) }), textAr: 'نصف قرص' };
    expect(dosageWords(dosage)?.ar).toBe('نصف قرص، مرة واحدة يوميًا');
  });
});

type Step = { readonly sequence?: number; readonly days?: number };

test.each<[string, Step[], number]>([
  ['one step', [{ days: 7 }], 7],
  ['steps beside each other', [{ days: 7 }, { days: 5 }], 7],
  [
    'steps one after the other',
    [
      { sequence: 1, days: 3 },
      { sequence: 2, days: 4 },
      { sequence: 2, days: 2 },
    ],
    7,
  ],
  ['a first step before one that goes on', [{ sequence: 1, days: 3 }, { sequence: 2 }], 0],
  ['none', [], 0],
])('D11.16 a course lasts until the last of its steps is over: %s', (_, steps, days) => {
  const dosages = steps.map(({ sequence, days: value }) =>
    readDosage({ sequence, ...repeat(value === undefined ? {} : { boundsDuration: { value, code: 'd' } }) }),
  );
  expect(courseDays(dosages)).toBe(days);
});
