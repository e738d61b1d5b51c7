import type { CallReply } from '@balsam/contract/call';
import type { criticalResults } from '@balsam/contract/critical-results';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type CriticalResult = CallReply<typeof criticalResults.list>['items'][number];

/** The doctor's critical results: those that wait, or those that are settled. A new one also comes by a notification. */
export const criticalList = (state: 'open' | 'settled') =>
  queryOptions({
    ...api.criticalResults.list.query({ query: { state, limit: '100' }, quiet: true }),
    refetchInterval: 30_000,
  });
