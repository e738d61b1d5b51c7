import type { User } from '@balsam/contract/people';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { networkFailure } from '#shared/api/api-error.ts';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { DetailsPage } from './details-page.tsx';
import { ownUser } from './queries.ts';

const sara = {
  id: 7,
  role_id: 3,
  first_name: 'Sara',
  family_name: 'Saleh',
  first_name_ar: 'سارة',
  family_name_ar: 'صالح',
  city: 'Riyadh',
  userExtraInfo: { ADDRESS: 'Olaya 12' },
  isDependent: false,
} as unknown as User;

// Nothing of a log-in can be told where there is no window to listen in.
vi.mock('#shared/api/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ token: 't', user: sara }),
}));

beforeEach(() => {
  stubBrowser('/profile/details');
  // As much of a window as the router touches.
  vi.stubGlobal('window', { origin: 'http://localhost', scrollTo: () => undefined });
  vi.stubGlobal('self', globalThis);
  changeLocale('en');
});

const shown = async (client: QueryClient): Promise<string> => {
  const history = createMemoryHistory({ initialEntries: ['/profile/details'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <DetailsPage />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

test('the form with what is being typed stays when the profile could not be read again', async () => {
  const client = new QueryClient();
  const { queryKey } = ownUser(sara);
  client.setQueryData(queryKey, sara);
  client
    .getQueryCache()
    .find({ queryKey })!
    .setState({ status: 'error', error: networkFailure(undefined) });
  const page = await shown(client);
  expect(page).toContain('Olaya 12');
  expect(page).not.toContain(m.shell_error_title());
});

test('nobody types into a form that the answer of the server would draw anew', async () => {
  const client = new QueryClient();
  expect(await shown(client)).not.toContain('name="address"');
  client.setQueryData(ownUser(sara).queryKey, sara);
  expect(await shown(client)).toContain('name="address"');
});
