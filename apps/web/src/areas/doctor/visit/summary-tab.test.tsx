import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { keepDraft } from '#shared/api/drafts.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { Summary } from '#shared/visits/summary-view.tsx';
import { draftOf } from './draft.ts';
import type { DoctorAppointment } from './queries.ts';
import SummaryTab from './summary-tab.tsx';
import { emptySummary } from './summary.testing.ts';
import { forgetUnsaved, summaryOf } from './use-summary-draft.ts';

const no = { allowed: false, code: 'outcome_final', message: 'Too late', message_ar: 'فات الوقت' } as const;
const summary = (change: Partial<Summary>): Summary =>
  emptySummary({
    findings: 'Clear lungs',
    updated_at: '2026-11-22T09:00:00.000Z',
    may: { write: no, add: no },
    ...change,
  });
const signed = summary({ state: 'signed', signed_at: '2026-11-22T09:10:00.000Z' });

const shown = (kept: Summary): string => {
  const client = new QueryClient();
  client.setQueryData(summaryOf(7).queryKey, kept);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SummaryTab visit={{ id: 7 } as DoctorAppointment} />
    </QueryClientProvider>,
  );
};
/** Typed in this tab, and not arrived. */
const typed = (kept: Summary, advice: string): void =>
  keepDraft('summary 7', { value: { ...draftOf(kept), advice }, version: null });

beforeEach(() => {
  stubBrowser('/doctor/appointments/7');
  changeLocale('en');
  startSession({ token: 'layla', user: { ...sara, id: 9, role_id: 4 } });
});

test('D10.05 what did not arrive before the summary was signed on another screen is offered beside it, until it is put away', () => {
  typed(signed, 'Come back with fever');
  const markup = shown(signed);
  expect(markup).toContain(m.doctor_draft_unsaved());
  expect(markup).toContain('Come back with fever');
  forgetUnsaved(7);
  expect(shown(signed)).not.toContain('Come back with fever');
});

test('D10.05 what says the same as the signed summary is not offered beside it', () => {
  typed(signed, signed.advice);
  expect(shown(signed)).not.toContain(m.doctor_draft_unsaved());
});

test('D10.05 of a visit that stayed missed the doctor reads what was written, saved or not', () => {
  const draft = summary({});
  expect(shown(draft)).toContain('Clear lungs');
  expect(shown(draft)).toContain(m.doctor_draft_unsigned());
  typed(draft, 'Call back');
  expect(shown(draft)).toContain('Call back');
  forgetUnsaved(7);
  expect(shown(summary({ findings: '', updated_at: null }))).not.toContain(m.doctor_draft_unsigned());
});
