import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { networkFailure } from '#shared/api/api-error.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { InsuranceStep } from './insurance-step.tsx';

beforeEach(() => void stubPage());

/** A page is shown once here, as it stands after its reads have come to an end. */
const cache = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });

const reads = [
  api.booking.detail.query({ params: { id: 7 }, quiet: true }).queryKey,
  api.insurance.ofAppointment.query({ params: { id: '7' }, quiet: true }).queryKey,
  api.insurance.list.query({ query: {}, quiet: true }).queryKey,
] as const;

const known = (client: QueryClient): void => {
  const [visit, insurance, policies] = reads;
  client.setQueryData<object>(visit, { status: 'pending' });
  client.setQueryData<object>(insurance, { cover: null });
  client.setQueryData<object>(policies, { items: [] });
};

const fail = (client: QueryClient, queryKey: QueryKey): void =>
  client
    .getQueryCache()
    .build(client, { queryKey })
    .setState({ status: 'error', error: networkFailure(undefined) });

const shown = (client: QueryClient): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider
        router={createRouter({
          routeTree: createRootRoute(),
          history: createMemoryHistory({ initialEntries: ['/'] }),
        })}
      >
        <InsuranceStep id={7} paying={null} onDone={() => undefined} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );

test.each([0, 1, 2])('a read that failed is said, with a way to try again (%i)', (failed) => {
  const client = cache();
  known(client);
  client.removeQueries({ queryKey: reads[failed]!, exact: true });
  expect(shown(client)).toContain(m.shell_loading());
  fail(client, reads[failed]!);
  const page = shown(client);
  expect(page).toContain(m.shell_try_again());
  expect(page).not.toContain(m.shell_loading());
});

test('what was read stays when reading it again fails', () => {
  const client = cache();
  known(client);
  for (const queryKey of reads) fail(client, queryKey);
  const page = shown(client);
  expect(page).toContain(m.checkin_paying_self());
  expect(page).not.toContain(m.shell_try_again());
});
