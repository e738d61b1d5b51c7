import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { ReportMarks } from './report-marks.tsx';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const plain = { withdrawn: false, amended: false, corrected_by: null, held: false, status: 'final' } as const;
const marks = (more: Partial<Parameters<typeof ReportMarks>[0]['report']>): string =>
  renderToStaticMarkup(<ReportMarks report={{ ...plain, ...more }} />).replaceAll(/<[^>]+>/g, '');

test.each([
  ['ar', 'مسحوب', 'مصحّح', 'أولي'],
  ['en', 'Withdrawn', 'Corrected', 'Preliminary'],
] as const)('S9.05 the marks of a report agree with its word: %s', (language, withdrawn, corrected, preliminary) => {
  changeLocale(language);
  expect([marks({ withdrawn: true }), marks({ amended: true }), marks({ status: 'preliminary' }), marks({})]).toEqual([
    withdrawn,
    corrected,
    preliminary,
    '',
  ]);
});
