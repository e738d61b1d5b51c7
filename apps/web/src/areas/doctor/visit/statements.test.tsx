import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';
import { changeLocale } from '#shared/i18n/locale.ts';
import { fileOf } from './queries.ts';
import { RecordCards } from './record-cards.tsx';
import { Statements } from './statements.tsx';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

type File = CallReply<typeof records.medicalFile>;

const mrn = '1000001';
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const line = (id: number, title: string, stated: File['allergies'][number]['stated']) => ({
  id,
  title,
  title_ar: title,
  title_ar_missing: true,
  note: null,
  day: null,
  precision: null,
  is_over: false,
  doubt: null,
  progress: null,
  stated,
});
const file = (may: boolean): File => ({
  identity: {
    mrn_number: mrn,
    name: 'Sara',
    name_ar: 'سارة',
    birth_date: null,
    age: null,
    gender: null,
    phone: null,
    email: null,
  },
  blood_group: null,
  allergies: [
    { ...line(1, 'Latex', 'waiting'), criticality: null, severity: null },
    { ...line(2, 'Ibuprofen', null), criticality: null, severity: null },
  ],
  conditions: [line(3, 'Asthma', 'confirmed')],
  medicines: [
    {
      id: 4,
      title: 'Omega 3',
      title_ar: 'أوميغا ٣',
      dosage: null,
      dosage_ar: null,
      since: null,
      is_planned: false,
      stated: 'waiting',
    },
  ],
  procedures: [line(5, 'Tonsils removed', 'waiting')],
  vaccines: [],
  policies: [],
  insurance: [],
  measurements: [],
  contacts: [],
  may_decide: may,
});

function read(locale: 'ar' | 'en', may = true): string {
  changeLocale(locale);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(fileOf(mrn).queryKey, file(may));
  return words(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Statements mrn={mrn} />
      </QueryClientProvider>,
    ),
  );
}

test('what the patient states waits for the doctor, of every kind; what others recorded or a doctor confirmed does not', () => {
  const text = read('en');
  expect(text).toMatch(/Allergy Latex Stated by the patient, not confirmed Confirm Latex Reject Latex/);
  expect(text).toMatch(/Medicine Omega 3 .* Procedure Tonsils removed/);
  expect(text).not.toMatch(/Ibuprofen|Asthma/);
  expect(read('ar')).toContain('بإفادة المريض، غير مؤكد');
});
test('nothing is asked of a reader who may not decide', () => {
  expect(read('en', false)).toBe('');
});
test('D11.14 the cards of the record mark what nobody but the patient says, what is not sure, and how dangerous an allergy is', () => {
  changeLocale('en');
  const chart = {
    allergies: [
      { title: 'Latex', title_ar: null, doubt: null, criticality: 'high' as const, severity: 'severe' as const },
      {
        title: 'Ibuprofen',
        title_ar: 'إيبوبروفين',
        doubt: 'unconfirmed' as const,
        criticality: null,
        severity: 'mild' as const,
      },
    ],
    medicines: [
      { title: 'Warfarin', title_ar: null, is_planned: false },
      { title: 'Insulin', title_ar: null, is_planned: true },
    ],
    conditions: [{ title: 'Asthma', title_ar: null, since: null, doubt: 'differential' as const }],
    family: [],
    unconfirmed: { allergies: ['Latex'], medicines: [], conditions: ['Asthma'] },
  };
  const text = words(renderToStaticMarkup(<RecordCards chart={chart} />));
  expect(text).toMatch(
    /Latex High risk Severe reaction Stated by the patient, not confirmed Ibuprofen Mild reaction Not confirmed Current medicines Warfarin Insulin Planned Conditions/,
  );
  expect(text).toMatch(/Asthma One possible diagnosis Stated by the patient, not confirmed$/);
  changeLocale('ar');
  expect(words(renderToStaticMarkup(<RecordCards chart={chart} />))).toMatch(
    /Latex خطورة عالية تفاعل شديد .*إيبوبروفين تفاعل خفيف غير مؤكد .*Warfarin .*أحد التشخيصات المحتملة/,
  );
});
