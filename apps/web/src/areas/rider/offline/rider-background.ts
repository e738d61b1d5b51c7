import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { roles } from '@balsam/domain/identity';
import { onLogoutCleanup } from '#shared/api/logout-cleanup.ts';
import { getSession, onSession } from '#shared/api/session.ts';
import { toast } from '#shared/ui/toast.ts';
import { refusalSentence, successSentence } from '../model/sentences.ts';
import { localSteps, onLocalSteps, onSettled, outbox } from '../steps/steps.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { retryWithBackoff } from '../outbox/backoff.ts';
import { purgeReads, isPersistedRead, keepReads, restoreReads } from '../reads/reads.ts';
import { purgeSteps } from '../outbox/store.ts';

/** What was kept is shown first: else the first answer would be kept in its place. */
let restored = Promise.resolve();

const riderNow = (): number | undefined => {
  const user = getSession()?.user;
  return user?.role_id === roles.rider ? user.id : undefined;
};

/** Runs `work` at once, and once more when it was asked for meanwhile. */
const coalesced = (startRiderBackground: () => Promise<void>): (() => void) => {
  let requests = 0;
  const runAgain = async (): Promise<void> => {
    const before = requests;
    await startRiderBackground();
    if (requests === before) requests = 0;
    else await runAgain();
  };
  return () => {
    requests += 1;
    if (requests === 1) void runAgain();
  };
};

type List = { readonly items: readonly RiderOrder[] };

/** The order as the server answered it after a step: the lists need not wait for their own answer. */
const updateCard = (client: QueryClient, card: RiderOrder): void => {
  client.setQueriesData<List>({ queryKey: ['delivery', 'riderOrders', 'active'] }, (list) =>
    list ? { ...list, items: list.items.map((each) => (each.id === card.id ? card : each)) } : list,
  );
};

const onStepsSettled = (client: QueryClient): void =>
  onSettled((step, outcome, isAwaited) => {
    if (outcome.kind === 'done' && outcome.card) updateCard(client, outcome.card);
    if (isAwaited) return;
    if (outcome.kind === 'done') toast.success(successSentence(step));
    if (outcome.kind === 'refused') toast.error(refusalSentence(step, outcome.error));
    for (const module of ['delivery', 'orders']) void client.invalidateQueries({ queryKey: [module] });
  });

/** Keeps what the rider reads; whatever could be read shows besides that there is a connection again, also after the socket came back. */
const persistReads = (client: QueryClient, retryNow: () => void): void => {
  const keep = coalesced(async () => {
    await restored;
    const rider = riderNow();
    if (rider !== undefined) await keepReads(client, rider);
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const key: QueryKey = event.query.queryKey;
    if (isPersistedRead(key)) keep();
    if (!event.action.manual && localSteps().length > 0) retryNow();
  });
};

/** A log-in that ended by itself leaves them for the same person's next one; another person's log-in here ends that. */
const purgeStepsOfOthers = (): void => {
  const user = getSession()?.user;
  if (user) void purgeSteps(user.id);
};

/** Whoever works here now sees what was kept for them, and nothing of anybody else. */
const syncRider = (client: QueryClient, retryNow: () => void): void => {
  let known: number | undefined | null = null;
  const sync = (): void => {
    const rider = riderNow();
    if (rider === known) return;
    known = rider;
    void purgeReads(rider);
    purgeStepsOfOthers();
    restored = rider === undefined ? Promise.resolve() : restoreReads(client, rider);
    retryNow();
  };
  onSession(sync);
  onLogoutCleanup(() => Promise.all([purgeReads(undefined), purgeSteps(undefined)]));
  sync();
};

let isStarted = false;

/** Begins to send what waits and to keep what is read, once for a page. */
export const startRiderBackground = (client: QueryClient): void => {
  if (isStarted) return;
  isStarted = true;
  const hasQueued = (): boolean => localSteps().some(({ state }) => state === 'kept');
  const { schedule, retryNow } = retryWithBackoff(hasQueued, () => outbox.run());
  onStepsSettled(client);
  persistReads(client, retryNow);
  syncRider(client, retryNow);
  onLocalSteps(schedule);
  addEventListener('online', retryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryNow();
  });
};
