import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { networkFailure } from '../api/api-error.ts';

/**
 * A part of a page as HTML while nothing is read yet.
 * @param failed what could not be read for want of a line
 */
export function drawnUnread(part: ReactNode, failed?: QueryKey): string {
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
}
