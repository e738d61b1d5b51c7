import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { networkFailure } from '#shared/api/api-error.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { CaseHistoryCard, CaseHistoryForm } from './case-history-card.tsx';

beforeEach(() => void stubPage());

test.each([
  ['of the check-in', CaseHistoryForm],
  ['on the page of the visit', CaseHistoryCard],
])(
  'what the patient tells the doctor before a visit is asked for again when it could not be read: %s',
  (_where, History) => {
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
    const shown = (): string =>
      renderToStaticMarkup(
        <QueryClientProvider client={client}>
          <History id={7} />
        </QueryClientProvider>,
      );
    expect(shown()).not.toContain(m.shell_try_again());
    client
      .getQueryCache()
      .build(client, { queryKey: api.visits.caseHistory.query({ params: { id: 7 }, quiet: true }).queryKey })
      .setState({ status: 'error', error: networkFailure(undefined) });
    const page = shown();
    expect(page).toContain(m.shell_try_again());
    expect(page).not.toContain(m.shell_loading());
  },
);
