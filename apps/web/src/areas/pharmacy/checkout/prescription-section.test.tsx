import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { networkFailure } from '#shared/api/api-error.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import type { TempOrder } from '../cart/temp-order.ts';
import { PrescriptionSection } from './prescription-section.tsx';
import { prescriptionsQuery } from './queries.ts';
import type { Pictures } from './use-pictures.ts';

beforeEach(() => void stubPage());

const shown = (isFailed: boolean): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  if (isFailed)
    client
      .getQueryCache()
      .build(client, { queryKey: prescriptionsQuery.queryKey })
      .setState({ status: 'error', error: networkFailure(undefined) });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PrescriptionSection
        order={{ prescriptions: [] } as unknown as TempOrder}
        pictures={{ most: 5, freePlaces: 0, sendings: [] } as unknown as Pictures}
        refusal={undefined}
      />
    </QueryClientProvider>,
  );
};

test('S5.17 prescriptions that were sent and could not be read are asked for again, not photographed a second time', () => {
  expect(shown(false)).not.toContain(m.shell_not_loaded());
  expect(shown(true)).toContain(m.shell_not_loaded());
});
