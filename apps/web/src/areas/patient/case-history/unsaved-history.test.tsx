import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { keepDraft } from '#shared/api/drafts.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { CaseHistory } from '#shared/visits/case-history-view.tsx';
import { CaseHistoryCard } from './case-history-card.tsx';
import { forgetUnsaved } from './use-case-history.ts';

const closed = { allowed: false, code: 'case_history_closed', message: 'Too late', message_ar: 'فات الوقت' } as const;
const nothing = { complaint: '', since: '', helps: '', medicines: '', allergies: '', file_ids: [] };

/** Of a visit that has begun. */
const history = (change: Partial<CaseHistory> = {}): CaseHistory => ({
  ...nothing,
  updated_at: null,
  may: { write: closed },
  ...change,
});
const told = history({ complaint: 'Fever', updated_at: '2026-11-22T09:00:00.000Z' });

const shown = (kept: CaseHistory): string => {
  const client = new QueryClient();
  client.setQueryData(api.visits.caseHistory.query({ params: { id: 7 }, quiet: true }).queryKey, kept);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <CaseHistoryCard id={7} />
    </QueryClientProvider>,
  );
};

/** Typed in this tab, and not arrived before the visit began. */
const type = (change: Partial<typeof nothing>): void =>
  keepDraft('case history 7', { value: { ...nothing, ...change }, version: null });

beforeEach(() => {
  stubPage();
  changeLocale('en');
  startSession({ token: 't', user: sara }, true);
});

test('what a patient typed and did not arrive before the visit is read after a reload, until it is put away', () => {
  type({ allergies: 'Penicillin' });
  for (const kept of [history(), told]) {
    const page = shown(kept);
    expect(page).toContain(m.visits_history_late());
    expect(page).toContain('Penicillin');
  }
  expect(shown(told)).toContain('Fever');
  forgetUnsaved(7);
  expect(shown(history())).toBe('');
  expect(shown(told)).not.toContain(m.visits_history_late());
});

test('what says nothing, or the same as what the doctor reads, is not offered again', () => {
  type({ complaint: ' Fever ' });
  expect(shown(told)).not.toContain(m.visits_history_late());
  type({});
  expect(shown(told)).not.toContain(m.visits_history_late());
  expect(shown(history())).toBe('');
});
