import { addMinutes } from '@balsam/domain/time';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { Platform } from '#platform/platform.ts';
import { claimDue, markDone, markFailed, type ClaimedEvent } from './outbox.store.ts';
import type { Subscription } from './outbox.ts';

const batch = 20;

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

/** Handles due events until none is left; answers how many it handled. */
export async function dispatchDue(platform: Platform, subscriptions: readonly Subscription[]): Promise<number> {
  // What was claimed by a connection that died is due again in a minute.
  const claim = () => claimDue(platform.db, platform.clock.now(), batch);
  const events = await retryOnConflict(claim, { repeatable: true });
  for (const event of events.toSorted((a, b) => a.id - b.id)) await handleOne(platform, subscriptions, event);
  return events.length === 0 ? 0 : events.length + (await dispatchDue(platform, subscriptions));
}
