import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { roles } from '@balsam/domain/identity';
import { whenPersonLeaves } from '../../../shared/api/person-leaves.ts';
import { getSession, onSession } from '../../../shared/api/session.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { refusalSentence, successSentence } from '../model/sentences.ts';
import { localSteps, onLocalSteps, onSettled, outbox } from '../steps/steps.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { tryingAgain } from '../outbox/again.ts';
import { forgetReads, isKeptRead, keepReads, restoreReads } from '../reads/reads.ts';
import { forgetSteps } from '../outbox/store.ts';

/** What was kept is shown first: else the first answer would be kept in its place. */
let restored = Promise.resolve();

const riderNow = (): number | undefined => {
  const user = getSession()?.user;
  return user?.role_id === roles.rider ? user.id : undefined;
};

/** Runs `work` at once, and once more when it was asked for meanwhile. */
const oneAfterTheOther = (work: () => Promise<void>): (() => void) => {
  let wanted = 0;
  const turn = async (): Promise<void> => {
    const before = wanted;
    await work();
    if (wanted === before) wanted = 0;
    else await turn();
  };
  return () => {
    wanted += 1;
    if (wanted === 1) void turn();
  };
};

type List = { readonly items: readonly RiderOrder[] };

/** The order as the server answered it after a step: the lists need not wait for their own answer. */
const showCard = (client: QueryClient, card: RiderOrder): void => {
  client.setQueriesData<List>({ queryKey: ['delivery', 'riderOrders', 'active'] }, (list) =>
    list ? { ...list, items: list.items.map((each) => (each.ID === card.ID ? card : each)) } : list,
  );
};

const followSteps = (client: QueryClient): void =>
  onSettled((step, outcome, isAwaited) => {
    if (outcome.kind === 'done' && outcome.card) showCard(client, outcome.card);
    if (isAwaited) return;
    if (outcome.kind === 'done') toast.good(successSentence(step));
    if (outcome.kind === 'refused') toast.bad(refusalSentence(step, outcome.error));
    for (const module of ['delivery', 'orders']) void client.invalidateQueries({ queryKey: [module] });
  });

/** Keeps what the rider reads; whatever could be read shows besides that there is a line again, also after the socket came back. */
const followReads = (client: QueryClient, soon: () => void): void => {
  const keep = oneAfterTheOther(async () => {
    await restored;
    const rider = riderNow();
    if (rider !== undefined) await keepReads(client, rider);
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const key: QueryKey = event.query.queryKey;
    if (isKeptRead(key)) keep();
    if (!event.action.manual && localSteps().length > 0) soon();
  });
};

/** A log-in that ended by itself leaves them for the same person's next one; another person's log-in here ends that. */
const forgetStepsOfOthers = (): void => {
  const user = getSession()?.user;
  if (user) void forgetSteps(user.id);
};

/** Whoever works here now sees what was kept for them, and nothing of anybody else. */
const followRider = (client: QueryClient, soon: () => void): void => {
  let known: number | undefined | null = null;
  const look = (): void => {
    const rider = riderNow();
    if (rider === known) return;
    known = rider;
    void forgetReads(rider);
    forgetStepsOfOthers();
    restored = rider === undefined ? Promise.resolve() : restoreReads(client, rider);
    soon();
  };
  onSession(look);
  whenPersonLeaves(() => Promise.all([forgetReads(undefined), forgetSteps(undefined)]));
  look();
};

let isWorking = false;

/** Begins to send what waits and to keep what is read, once for a page. */
export const work = (client: QueryClient): void => {
  if (isWorking) return;
  isWorking = true;
  const waits = (): boolean => localSteps().some(({ standing }) => standing === 'kept');
  const { plan, soon } = tryingAgain(waits, () => outbox.run());
  followSteps(client);
  followReads(client, soon);
  followRider(client, soon);
  onLocalSteps(plan);
  addEventListener('online', soon);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') soon();
  });
};
