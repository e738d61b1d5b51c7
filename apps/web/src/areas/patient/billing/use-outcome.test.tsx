import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { outcome } from './queries.ts';
import { useOutcome } from './use-outcome.ts';

const stored = { reference: 'r-1', method: 'card', purpose: 'order', entity_id: 7 } as const;
const patience = 20;
const { queryKey, refetchInterval } = outcome(stored, patience);

let client: QueryClient;
beforeEach(() => {
  stubPage();
  // Between two questions: nothing is asked by showing it.
  client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
});

/** As if the server had answered so often that the payment is pending. */
const answered = (times: number): void => {
  for (let n = 0; n < times; n++) client.setQueryData(queryKey, { operation_status: 'pending' });
};
const state = () => client.getQueryState<never>(queryKey)!;

test('a payment that is on its way is called late once it was asked for about a minute, not between two answers', () => {
  answered(1);
  expect(used(client, () => useOutcome(stored)).isLong).toBe(false);
  answered(patience - 2);
  expect(used(client, () => useOutcome(stored)).isLong).toBe(false);
  expect(refetchInterval({ state: state() })).toBe(3000);
  answered(1);
  expect(used(client, () => useOutcome(stored)).isLong).toBe(true);
  expect(refetchInterval({ state: state() })).toBe(false);
});
