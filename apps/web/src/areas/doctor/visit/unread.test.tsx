import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { ApiError, networkFailure } from '#shared/api/api-error.ts';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { api } from '#shared/api/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { PatientTab } from './patient-tab.tsx';
import { chartOf, type DoctorAppointment, earlierVisitsOf, fileOf, reportsOf, resultsOf } from './queries.ts';

const mrn = '1000001';
const visit = { id: 7, patient: { mrn_number: mrn } } as DoctorAppointment;

type Part = { readonly title: () => string; readonly reads: readonly QueryKey[] };

/** Each part of the page, and what it reads. */
const parts: readonly Part[] = [
  {
    title: m.visits_history_of_patient,
    reads: [api.visits.caseHistory.query({ params: { id: 7 }, quiet: true }).queryKey],
  },
  { title: m.checkin_doctor_done, reads: [api.checkIn.read.query({ params: { id: 7 }, quiet: true }).queryKey] },
  {
    title: m.checkin_doctor_answers,
    reads: [api.checkIn.questionnaire.query({ params: { id: 7 }, quiet: true }).queryKey],
  },
  {
    title: m.symptoms_of_patient,
    reads: [api.triage.ofAppointment.query({ params: { id: 7 }, quiet: true }).queryKey],
  },
  { title: m.doctor_statements, reads: [fileOf(mrn).queryKey] },
  { title: m.doctor_results, reads: [resultsOf(mrn).queryKey] },
  { title: m.doctor_reports, reads: [reportsOf(mrn, 'radiology').queryKey, reportsOf(mrn, 'report').queryKey] },
  {
    title: m.doctor_prevention,
    reads: [
      api.prevention.measurements.query({ query: { mrn_number: mrn }, quiet: true }).queryKey,
      api.prevention.vaccinations.query({ query: { mrn_number: mrn }, quiet: true }).queryKey,
    ],
  },
  { title: m.doctor_earlier_visits, reads: [earlierVisitsOf(mrn).queryKey] },
];

/** The page after these reads have failed; all others are on their way. */
const shown = (keys: readonly QueryKey[], error: Error): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  for (const queryKey of keys) client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PatientTab visit={visit} />
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  stubBrowser('/doctor/appointments/7');
  changeLocale('en');
});

test.each(parts)('a part of the record that could not be read says so (%#)', ({ title, reads }) => {
  const markup = shown(reads, networkFailure(undefined));
  expect(markup).toContain(title());
  expect(markup).toContain(m.shell_not_loaded());
  expect(markup).toContain(m.shell_try_again());
});

test('one of two reads of a part is enough', () => {
  expect(shown([reportsOf(mrn, 'report').queryKey], networkFailure(undefined))).toContain(m.shell_not_loaded());
});

test('a record that is closed to the doctor is not asked for again', () => {
  const closed = new ApiError({ code: 'not_found', status: 404, message: 'No', message_ar: 'لا' });
  const markup = shown([chartOf(7).queryKey, ...parts.flatMap(({ reads }) => reads)], closed);
  expect(markup).not.toContain(m.shell_not_loaded());
  expect(markup).not.toContain(m.shell_try_again());
});
