import { beforeEach, describe, expect, test } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { readSummary } from './summary.ts';

beforeEach(() => void stubBrowser());

const coded = (code: string, display: string) => ({ coding: [{ code, display }] });
const entry = (fullUrl: string, resource: object) => ({ fullUrl, resource });

test('D11.09 a summary is read by its sections, in plain words', () => {
  const summary = readSummary({
    resourceType: 'Bundle',
    entry: [
      entry('urn:c', {
        resourceType: 'Composition',
        date: '2026-11-22T10:00:00Z',
        author: [{ reference: 'urn:o' }],
        section: [
          {
            title: 'Results',
            code: coded('30954-2', 'Results'),
            entry: [{ reference: 'urn:r' }, { reference: 'urn:gone' }],
          },
          { title: 'Medicines', code: coded('10160-0', 'x'), emptyReason: coded('withheld', '') },
        ],
      }),
      entry('urn:p', {
        resourceType: 'Patient',
        name: [{ given: ['Sara'], family: 'Al-Harbi' }],
        birthDate: '1990-01-02',
      }),
      entry('urn:o', { resourceType: 'Organization', name: 'Balsam' }),
      entry('urn:r', {
        resourceType: 'Observation',
        code: coded('1', '<img src=x onerror=alert(1)>'),
        valueQuantity: { value: 5.1, unit: 'mmol/L' },
        effectiveDateTime: '2026-10-01T08:00:00Z',
      }),
    ],
  });
  expect(summary).toMatchObject({ name: 'Sara Al-Harbi', author: 'Balsam', day: '2026-11-22' });
  expect(summary.sections).toEqual([
    {
      code: '30954-2',
      title: 'Results',
      isWithheld: false,
      isNone: false,
      words: [],
      lines: [{ title: '<img src=x onerror=alert(1)>', detail: '5.1 mmol/L', day: '2026-10-01', status: 'true' }],
    },
    { code: '10160-0', title: 'Medicines', isWithheld: true, isNone: false, words: [], lines: [] },
  ]);
});

const summaryOf = (...resources: readonly object[]) =>
  readSummary({ resourceType: 'Bundle', entry: resources.map((resource, n) => entry(`urn:${n}`, resource)) });
const linesOf = (...resources: readonly object[]) =>
  summaryOf(...resources).sections.flatMap(({ lines }) => lines.map(({ title, status }) => [title, status]));

describe('D11.09 what a summary of another hospital does not say of its person', () => {
  test('is left out: what was refuted, cancelled or entered in error', () => {
    const verified = (code: string) => ({ verificationStatus: coded(code, '') });
    expect(
      linesOf(
        { resourceType: 'AllergyIntolerance', code: { text: 'Latex' }, ...verified('refuted') },
        { resourceType: 'Condition', code: { text: 'Asthma' }, ...verified('entered-in-error') },
        { resourceType: 'Observation', code: { text: 'Glucose' }, status: 'cancelled', valueInteger: 5 },
        { resourceType: 'AllergyIntolerance', code: { text: 'Penicillin' }, ...verified('confirmed') },
      ),
    ).toEqual([['Penicillin', 'true']]);
  });
  test('a vaccine that was not given, a medicine that is over and a suspicion are marked as that', () => {
    const medicine = (text: string, more: object) => ({
      resourceType: 'MedicationStatement',
      medicationCodeableConcept: { text },
      ...more,
    });
    expect(
      linesOf(
        { resourceType: 'Immunization', vaccineCode: { text: 'Measles' }, status: 'not-done' },
        { resourceType: 'Immunization', vaccineCode: { text: 'Polio' }, status: 'completed' },
        { resourceType: 'Immunization', vaccineCode: { text: 'Rabies' }, status: 'completed', isSubpotent: true },
        medicine('Warfarin', { status: 'stopped' }),
        medicine('Aspirin', { status: 'completed' }),
        medicine('Metformin', { status: 'active' }),
        medicine('Iron', { status: 'on-hold' }),
        medicine('Statin', { status: 'not-taken' }),
        medicine('Insulin', { status: 'intended' }),
        { ...medicine('Ibuprofen', { status: 'active', doNotPerform: true }), resourceType: 'MedicationRequest' },
        { resourceType: 'Condition', code: { text: 'Lupus' }, verificationStatus: coded('provisional', '') },
      ),
    ).toEqual([
      ['Measles', 'not_done'],
      ['Polio', 'true'],
      ['Rabies', 'not_counted'],
      ['Warfarin', 'over'],
      ['Aspirin', 'over'],
      ['Metformin', 'true'],
      ['Iron', 'on_hold'],
      ['Statin', 'not_taken'],
      ['Insulin', 'planned'],
      ['Ibuprofen', 'not_to_take'],
      ['Lupus', 'unconfirmed'],
    ]);
  });
});

describe('D11.09 a section of a summary of another hospital', () => {
  const sectionsOf = (...section: readonly object[]) => summaryOf({ resourceType: 'Composition', section }).sections;
  test('that says it in words only is shown in its words, as plain text', () => {
    const div = `<div xmlns="http://www.w3.org/1999/xhtml"><!-- x --><style>td { color: red }</style>
      <table><tr><th>Allergy</th><th>Since</th></tr><tr><td>Penicillin &amp; <b>latex</b></td><td>2019&#160;</td></tr></table>
      <ul><li>Bee&#x20;stings &lt;severe&gt;</li></ul>see<br/>notes</div>`;
    const [section] = sectionsOf({ title: 'Allergies', text: { status: 'additional', div } });
    expect(section).toMatchObject({ lines: [], isWithheld: false });
    expect(section!.words).toEqual([
      'Allergy · Since',
      'Penicillin & latex · 2019',
      'Bee stings <severe>',
      'see',
      'notes',
    ]);
  });
  test('that lies within another is shown, too', () => {
    const inner = { title: 'Implants', text: { div: '<div>Pacemaker</div>' } };
    expect(sectionsOf({ title: 'Devices', section: [inner] }).map(({ title, words }) => [title, words])).toEqual([
      ['Implants', ['Pacemaker']],
    ]);
  });
  test('that knows of none is told apart from one that knows nothing', () => {
    const empty = (code: string) => ({ title: code, emptyReason: coded(code, ''), text: { div: '<div>None</div>' } });
    expect(sectionsOf(empty('nilknown'), empty('unavailable')).map(({ words, isNone }) => [words, isNone])).toEqual([
      [[], true],
      [[], false],
    ]);
  });
  test('has no words for what was entered in error', () => {
    const wrong = { resourceType: 'Condition', code: { text: 'Asthma' }, verificationStatus: coded('refuted', '') };
    const composition = {
      resourceType: 'Composition',
      section: [{ title: 'Problems', entry: [{ reference: 'urn:1' }], text: { div: '<div>Asthma</div>' } }],
    };
    expect(summaryOf(composition, wrong).sections).toMatchObject([{ lines: [], words: [] }]);
  });
});

describe('D11.09 what a summary says of a thing', () => {
  const [when, code] = ['2026-10-01T22:30:00Z', { text: 'x' }];
  const observed = (value: object) =>
    summaryOf({ resourceType: 'Observation', code, ...value }).sections[0]!.lines[0]!.detail;
  const amount = (value: number, unit?: string) => ({ value, ...(unit && { unit }) });
  test.each([
    ['15', { valueInteger: 15 }],
    ['0', { valueInteger: 0 }],
    ['1:80', { valueRatio: { numerator: amount(1), denominator: amount(80) } }],
    ['2 mg / 1 L', { valueRatio: { numerator: amount(2, 'mg'), denominator: amount(1, 'L') } }],
    ['3 \u2013 5 /HPF', { valueRange: { low: amount(3), high: amount(5, '/HPF') } }],
    ['2025-11', { valueDateTime: '2025-11' }],
    ['07:30:00', { valueTime: '07:30:00' }],
    ['7', { component: [{ code: { text: 'x' }, valueInteger: 7 }] }],
  ])('the value %s of a result', (text, value) => {
    expect(observed(value)).toContain(text);
  });
  test('a result that is yes or no is not left without its answer', () => {
    expect(observed({ valueBoolean: true })).not.toBe(observed({ valueBoolean: false }));
  });
  test('the name of a medicine that lies within its order, as its words or what is in it', () => {
    const order = (medicine: object) => ({
      resourceType: 'MedicationRequest',
      status: 'active',
      contained: [{ resourceType: 'Medication', id: 'm', ...medicine }],
      medicationReference: { reference: '#m' },
    });
    const titles = summaryOf(
      order({ code: { text: 'Warfarin 5 mg' } }),
      order({ ingredient: [{ itemCodeableConcept: { text: 'Heparin' } }] }),
    ).sections[0]!.lines.map(({ title }) => title);
    expect(titles).toEqual(['Warfarin 5 mg', 'Heparin']);
  });
  test('the day in Riyadh of an instant, and what is known of a day, as it came', () => {
    const daysOf = (...days: string[]) =>
      summaryOf(
        ...days.map((effectiveDateTime) => ({ resourceType: 'Observation', code, effectiveDateTime })),
      ).sections[0]!.lines.map(({ day }) => day);
    expect(daysOf(when, '2026-10-03T23:30:00-05:00', '2026-10-01', '2026-10', '2026')).toEqual([
      '2026-10-02',
      '2026-10-04',
      '2026-10-01',
      '2026-10',
      '2026',
    ]);
    expect(summaryOf({ resourceType: 'Composition', date: when }).day).toBe('2026-10-02');
  });
});

test.each([undefined, null, 7, 'text', [], {}, { resourceType: 'Bundle', entry: 'none' }, { entry: [null, 3] }])(
  'what is no summary (%j) is an empty one',
  (value) => {
    expect(
      readSummary(value)
        .sections.flatMap(({ lines }) => lines)
        .filter(({ title }) => title !== ''),
    ).toEqual([]);
  },
);

test.each([
  ['ar', 'انقباضي 120 mmHg، انبساطي 80 mmHg'],
  ['en', 'انقباضي 120 mmHg, انبساطي 80 mmHg'],
] as const)('the parts of a measurement stand beside each other as %s separates them', (language, detail) => {
  changeLocale(language);
  const part = (text: string, value: number) => ({ code: { text }, valueQuantity: { value, unit: 'mmHg' } });
  const { sections } = readSummary({
    resourceType: 'Bundle',
    entry: [
      entry('urn:c', { resourceType: 'Composition', section: [{ entry: [{ reference: 'urn:r' }] }] }),
      entry('urn:r', { resourceType: 'Observation', component: [part('انقباضي', 120), part('انبساطي', 80)] }),
    ],
  });
  expect(sections[0]?.lines[0]?.detail).toBe(detail);
});
