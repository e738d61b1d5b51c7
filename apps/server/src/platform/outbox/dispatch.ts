import { addMinutes } from '@balsam/domain/time';
import type { Platform } from '../platform.ts';
import { claimDue, markDone, markFailed, type ClaimedEvent } from './outbox.store.ts';
import type { Subscription } from './outbox.ts';

const batch = 20;

async function handleOne(
  platform: Platform,
  subscriptions: readonly Subscription[],
  event: ClaimedEvent,
): Promise<void> {
  const now = platform.clock.now();
  const effects: (() => void)[] = [];
  const after = (effect: () => void) => void effects.push(effect);
  try {
    await platform.db.transaction().execute(async (tx) => {
      const mine = subscriptions.filter((s) => s.kind === event.kind);
      await mine.reduce(
        (before, s) => before.then(() => s.handle(event.payload, { tx, now, eventId: event.id, platform, after })),
        Promise.resolve(),
      );
      await markDone(tx, event.id, now);
    });
    for (const effect of effects) effect();
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    platform.log.error(
      { event: event.kind, id: event.id, attempts: event.attempts, error: code ?? name },
      'event not handled',
    );
    // Twice the wait each time, a day at most: 1, 2, 4, ... minutes.
    await markFailed(platform.db, event.id, addMinutes(now, Math.min(2 ** (event.attempts - 1), 1440)), code ?? name);
  }
}

/** Handles what is due until nothing is; answers how many events it handled. */
export async function dispatchDue(platform: Platform, subscriptions: readonly Subscription[]): Promise<number> {
  const events = await claimDue(platform.db, platform.clock.now(), batch);
  await events
    .toSorted((a, b) => a.id - b.id)
    .reduce((before, event) => before.then(() => handleOne(platform, subscriptions, event)), Promise.resolve());
  return events.length === 0 ? 0 : events.length + (await dispatchDue(platform, subscriptions));
}
