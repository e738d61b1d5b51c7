import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { networkFailure } from '#shared/api/api-error.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { AppointmentDetail } from '#shared/visits/appointment.ts';
import { SummaryCard } from './appointments/summary-card.tsx';
import { AdherencePanel } from './medications/adherence-panel.tsx';
import { DoseList } from './medications/dose-list.tsx';
import { doses, reminderSlots } from './medications/queries.ts';
import { Due } from './reviews/my-reviews-page.tsx';
import { dueVisits } from './reviews/queries.ts';

const shown = (part: ReactNode, failed?: QueryKey): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  if (failed)
    client
      .getQueryCache()
      .build(client, { queryKey: failed })
      .setState({ status: 'error', error: networkFailure(undefined) });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider
        router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })}
      >
        {part}
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

const visit = (state: AppointmentDetail['state']) => ({ id: 7, state }) as AppointmentDetail;
const summary = api.visits.summary.query({ params: { id: 7 }, quiet: true }).queryKey;

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

test.each([
  ['doses to answer', doses.queryKey, <DoseList key="1" />],
  ['times of reminders', reminderSlots.queryKey, <AdherencePanel key="2" medications={[]} />],
  ['summary of a visit', summary, <SummaryCard key="3" appointment={visit('completed')} />],
  ['visits to rate', dueVisits.queryKey, <Due key="4" />],
])('what a patient has and could not be read is asked for again: %s', (_what, queryKey, part) => {
  expect(shown(part)).not.toContain(m.shell_try_again());
  expect(shown(part, queryKey)).toContain(m.shell_try_again());
});

test('a visit ahead has no summary that could be missed', () => {
  expect(shown(<SummaryCard appointment={visit('booked')} />, summary)).not.toContain(m.shell_try_again());
});
