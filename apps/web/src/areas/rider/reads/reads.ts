import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { database } from '../outbox/database.ts';

/** Older than this, a list says nothing any more. */
export const maxAgeMs = 24 * 3600_000;

/** Goes up when a page needs more of an answer than what an earlier version of it may have kept. */
const shape = 1;

/** The rider's lists without a search, the shift, and the orders that were opened. */
export const isPersistedRead = ([module, call, which, rest]: QueryKey): boolean => {
  if (module === 'orders') return call === 'show' && which === 'rider';
  return module === 'delivery' && (call === 'shift' || (call === 'riderOrders' && rest === ''));
};

const hasAnswer = ({ queryKey, state }: Query): boolean => isPersistedRead(queryKey) && state.data !== undefined;

/** What a later page may show of it: the answer and when it came, not how the last try went. */
const stateOf = (client: QueryClient): DehydratedState => {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: hasAnswer });
  const answered = { status: 'success', error: null, fetchFailureCount: 0, fetchFailureReason: null } as const;
  return { mutations: [], queries: queries.map((query) => ({ ...query, state: { ...query.state, ...answered } })) };
};

/** Keeps what this page has read for a rider. Where the browser keeps nothing, nothing is kept. */
export const keepReads = async (client: QueryClient, rider: number): Promise<void> => {
  const state = stateOf(client);
  await database()
    .then((kept) => kept.put('reads', { rider, shape, state }))
    .catch(() => undefined);
};

const isYoung = ({ state: { dataUpdatedAt: at } }: DehydratedState['queries'][number], now: number): boolean =>
  at <= now && at > now - maxAgeMs;

/** Shows what was kept for a rider, where nothing newer is known. */
export const restoreReads = async (client: QueryClient, rider: number, now = Date.now()): Promise<void> => {
  const kept = await database()
    .then((open) => open.get('reads', rider))
    .catch(() => undefined);
  if (kept?.shape !== shape) return;
  const { queries } = kept.state as DehydratedState;
  const young = { mutations: [], queries: queries.filter((query) => isYoung(query, now)) };
  hydrate(client, young, { defaultOptions: { queries: { gcTime: maxAgeMs } } });
};

/** Forgets what was kept for anybody but this rider; for everybody, when nobody is logged in. */
export const purgeReads = async (but: number | undefined): Promise<void> => {
  const forget = async (): Promise<void> => {
    const { store, done } = (await database()).transaction('reads', 'readwrite');
    const riders = await store.getAllKeys();
    await Promise.all(riders.filter((rider) => rider !== but).map((rider) => store.delete(rider)));
    await done;
  };
  await forget().catch(() => undefined);
};
