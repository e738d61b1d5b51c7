import { beforeEach, expect, test } from 'vitest';
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
      lines: [{ title: '<img src=x onerror=alert(1)>', detail: '5.1 mmol/L', day: '2026-10-01' }],
    },
    { code: '10160-0', title: 'Medicines', isWithheld: true, lines: [] },
  ]);
});

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
