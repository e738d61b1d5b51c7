import { notifyManager, QueryClient } from '@tanstack/react-query';
import { PressTracker } from './press-tracker.ts';

const secondMs = 1000;

/**
 * The cache of what was read. `send` has already tried a read again, so nothing is retried here; offline a read fails at once
 * and is made again when the connection is back.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30 * secondMs,
        gcTime: 300 * secondMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * What others change is drawn as it comes, but not while something is being pressed: a list that is sorted anew puts nothing else under a
 * finger, and a connection that goes moves no button away from it.
 */
export const renderBetweenPresses = (): void => notifyManager.setScheduler(new PressTracker(globalThis).soon);
