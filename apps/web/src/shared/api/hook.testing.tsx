import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';

/** As much of a browser as the client and the router touch. */
export const stubPage = (): ReturnType<typeof stubBrowser> => {
  const browser = stubBrowser('/');
  vi.stubGlobal('window', { origin: 'http://localhost', scrollTo: () => undefined });
  vi.stubGlobal('self', globalThis);
  Object.assign(browser.location, { href: 'http://localhost/' });
  return browser;
};

/** What a hook gives to its page. */
export const used = <Given,>(client: QueryClient, hook: () => Given): Given => {
  const given: Given[] = [];
  const Page = () => {
    given.push(hook());
    return null;
  };
  const history = createMemoryHistory({ initialEntries: ['/'] });
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
        <Page />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return given[0]!;
};

type Read = { readonly queryKey: readonly unknown[] };

/** As if this had been read a moment ago. */
export const markRead = (client: QueryClient, ...reads: readonly Read[]): void => {
  for (const { queryKey } of reads) client.setQueryData<object>(queryKey, {});
};

/** Whether it is read again by whoever shows it next. */
export const isReadAgain = (client: QueryClient, { queryKey }: Read): boolean =>
  client.getQueryState(queryKey)?.isInvalidated === true;
