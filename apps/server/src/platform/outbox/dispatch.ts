import { addMinutes } from '@balsam/domain/time';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { Platform } from '#platform/platform.ts';
import { claimDue, markDone, markFailed, release, type ClaimedEvent } from './outbox.store.ts';
import type { Subscription } from './outbox.ts';

/** Which events are handed out one after the other: those that wait for somebody outside, or all others. */
export type Lane = 'quick' | 'slow';

/** How many are claimed at once: of the slow ones as many as are surely handled within the minute for which they are claimed. */
const batches: Readonly<Record<Lane, number>> = { quick: 20, slow: 5 };

/** Of events of other kinds only a newer version knows what to do: one of its processes runs already, or will. */
function kindsOf(subscriptions: readonly Subscription[], lane: Lane | undefined): readonly string[] {
  const all = subscriptions.map(({ kind }) => kind);
  const slow = new Set(subscriptions.filter((each) => each.slow).map(({ kind }) => kind));
  return [...new Set(lane === undefined ? all : all.filter((kind) => slow.has(kind) === (lane === 'slow')))];
}

async function handleOne(
  platform: Platform,
  subscriptions: readonly Subscription[],
  event: ClaimedEvent,
): Promise<void> {
  const now = platform.clock.now();
  const mine = subscriptions.filter((s) => s.kind === event.kind);
  const handle = async (): Promise<readonly (() => void)[]> => {
    const effects: (() => void)[] = [];
    const after = (effect: () => void) => void effects.push(effect);
    await platform.db.transaction().execute(async (tx) => {
      for (const s of mine) await s.handle(event.payload, { tx, now, eventId: event.id, platform, after });
      await markDone(tx, event.id, now);
    });
    return effects;
  };
  try {
    for (const effect of await retryOnConflict(handle)) effect();
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    platform.log.error(
      { event: event.kind, id: event.id, attempts: event.attempts, error: code ?? name },
      'event not handled',
    );
    // Twice the wait each time, a day at most: 1, 2, 4, ... minutes.
    const dueAt = addMinutes(now, Math.min(2 ** (event.attempts - 1), 1440));
    await retryOnConflict(() => markFailed(platform.db, event.id, dueAt, code ?? name), { repeatable: true });
  }
}

/** Handles events one after the other; one that the process does not come to before it ends is left to another. Answers how many it handled. */
async function handleAll(
  platform: Platform,
  subscriptions: readonly Subscription[],
  events: readonly ClaimedEvent[],
): Promise<number> {
  for (const [at, event] of events.entries()) {
    if (platform.stopping.aborted) {
      const left = events.slice(at).map(({ id }) => id);
      await retryOnConflict(() => release(platform.db, left));
      return at;
    }
    await handleOne(platform, subscriptions, event);
  }
  return events.length;
}

/** Handles due events, of all lanes or one, until none is left or the process ends; answers how many it handled. */
export async function dispatchDue(
  platform: Platform,
  subscriptions: readonly Subscription[],
  lane?: Lane,
): Promise<number> {
  if (platform.stopping.aborted) return 0;
  const kinds = kindsOf(subscriptions, lane);
  // What was claimed by a connection that died is due again in a minute.
  const claim = () => claimDue(platform.db, platform.clock.now(), batches[lane ?? 'quick'], kinds);
  const events = await retryOnConflict(claim, { repeatable: true });
  const inOrder = events.toSorted((a, b) => a.attempts - b.attempts || a.id - b.id);
  const handled = await handleAll(platform, subscriptions, inOrder);
  return handled === 0 ? 0 : handled + (await dispatchDue(platform, subscriptions, lane));
}
