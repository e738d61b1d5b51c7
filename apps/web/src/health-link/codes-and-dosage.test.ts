import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { readSummary } from './summary.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
  changeLocale('en');
});
afterEach(() => {
  changeLocale('ar');
  vi.unstubAllGlobals();
});
const lineOf = (resource: object) =>
  readSummary({ resourceType: 'Bundle', entry: [{ fullUrl: 'urn:1', resource }] }).sections[0]!.lines[0]!;
const code = (system: string, value: string, more: object = {}) => ({ coding: [{ system, code: value, ...more }] });
const [cvx, loinc, snomed] = ['http://hl7.org/fhir/sid/cvx', 'http://loinc.org', 'http://snomed.info/sct'];

describe('D11.09 a code without words, as health cards bring it', () => {
  test('is the name of a vaccine, in the language of the page', () => {
    const given = { resourceType: 'Immunization', vaccineCode: code(cvx, '208') };
    expect(lineOf(given).title).toBe('COVID-19');
    changeLocale('ar');
    expect(lineOf(given).title).toBe('كورونا (كوفيد-١٩)');
  });
  test('is the answer of a laboratory', () => {
    const found = { resourceType: 'Observation', code: code(loinc, '94500-6') };
    const answered = (value: string) => lineOf({ ...found, valueCodeableConcept: code(snomed, value) }).detail;
    expect(['260373001', '260415000', '10828004', '260385009'].map(answered)).toEqual([
      'Detected',
      'Not detected',
      'Positive',
      'Negative',
    ]);
    changeLocale('ar');
    expect(answered('260415000')).toBe('لم يُكشف عنه');
  });
  test('says of which system it is where there are no words for it', () => {
    expect(lineOf({ resourceType: 'Observation', code: code(loinc, '94500-6') }).title).toBe('LOINC 94500-6');
    expect(lineOf({ resourceType: 'Immunization', vaccineCode: code(cvx, '998') }).title).toBe('CVX 998');
    expect(lineOf({ resourceType: 'Condition', code: code('urn:own', 'K7') }).title).toBe('K7');
  });
  test('stands behind the words that came', () => {
    const vaccineCode = {
      coding: [
        { system: cvx, code: '208' },
        { code: 'x', display: 'Comirnaty' },
      ],
    };
    expect(lineOf({ resourceType: 'Immunization', vaccineCode }).title).toBe('Comirnaty');
  });
});

describe('D11.09 a dosage', () => {
  const taken = (...dosage: readonly unknown[]) =>
    lineOf({ resourceType: 'MedicationStatement', medicationCodeableConcept: { text: 'x' }, dosage }).detail;
  const tablets = { doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] };
  const every = (frequency: number, period: number, periodUnit: string) => ({
    timing: { repeat: { frequency, period, periodUnit } },
  });
  test('that came without its text is told in words, in the language of the page', () => {
    const twice = { ...tablets, ...every(2, 1, 'd') };
    expect(taken(twice)).toBe('1 tablet, twice a day');
    changeLocale('ar');
    expect(taken(twice)).toMatch(/مرتين/);
  });
  test.each([
    [
      'each 8 hours, when needed',
      { ...tablets, ...every(1, 8, 'h'), asNeededBoolean: true },
      '1 tablet, every 8 hours, when needed',
    ],
    ['by its code', { ...tablets, timing: { code: code('x', 'BID') } }, '1 tablet, twice a day'],
    ['at times', { timing: { repeat: { timeOfDay: ['08:00:00', '20:00:00'] } } }, 'at 08:00, 20:00'],
    [
      'on days',
      { ...tablets, timing: { repeat: { dayOfWeek: ['mon', 'thu'] } } },
      '1 tablet, only on Monday and Thursday',
    ],
    [
      'of a range',
      { doseAndRate: [{ doseRange: { low: { value: 1 }, high: { value: 2, unit: 'tablet' } } }] },
      '1-2 tablets',
    ],
    [
      'for days',
      { ...tablets, timing: { repeat: { boundsDuration: { value: 1, code: 'wk' } } } },
      '1 tablet, for 7 days',
    ],
    [
      'with its most',
      {
        ...tablets,
        maxDosePerPeriod: { numerator: { value: 4, unit: 'tablet' }, denominator: { value: 1, code: 'd' } },
      },
      '1 tablet, no more than 4 tablets a day',
    ],
    ['with an instruction', { ...tablets, patientInstruction: 'With food' }, '1 tablet, With food'],
  ])('%s', (_, dosage, words) => {
    expect(taken(dosage)).toBe(words);
  });
  test('is in the words of its sender where it has some, and nothing where it says nothing', () => {
    expect(taken({ ...tablets, ...every(2, 1, 'd'), text: 'as agreed' })).toBe('as agreed');
    expect(taken({}, null, 7, { timing: { repeat: { frequency: -1, period: 'x' } } })).toBe('');
  });
});
