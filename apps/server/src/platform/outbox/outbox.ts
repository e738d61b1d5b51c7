import type { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { Tx } from '#platform/db/types.ts';
import { insertEvent, insertEvents } from './outbox.store.ts';

/** A kind of event between modules: its name and the shape of what it carries (ids, never personal data). */
export type EventKind<P> = { readonly kind: string; readonly payload: z.ZodType<P> };
export const eventKind = <P>(kind: string, payload: z.ZodType<P>): EventKind<P> => ({ kind, payload });

/** What a handler is given beside the payload; it runs in the transaction that marks the event done. */
export type EventContext = {
  readonly tx: Tx;
  readonly now: Date;
  readonly eventId: number;
  readonly platform: Platform;
  /** Registers what runs after the commit, such as sending an event to open screens. */
  readonly after: (effect: () => void) => void;
};

export type Subscription = {
  readonly kind: string;
  /** Waits for somebody outside, which may take many seconds: its events are handed out beside the others, which do not wait for them. */
  readonly slow?: true;
  readonly handle: (payload: unknown, context: EventContext) => Promise<void>;
};

/** Subscribes to a kind of event. A handler must be idempotent: an event is handled at least once. What calls a gateway is `slow`. */
export const on = <P>(
  event: EventKind<P>,
  handle: (payload: P, context: EventContext) => Promise<void>,
  { slow }: Pick<Subscription, 'slow'> = {},
): Subscription => ({
  kind: event.kind,
  ...(slow && { slow }),
  handle: (payload, context) => handle(event.payload.parse(payload), context),
});

/** Adds an event to the outbox in the transaction that caused it: both happen or neither. `dueAt` may lie ahead. */
export async function publish<P>(tx: Tx, event: EventKind<P>, payload: P, now: Date, dueAt: Date = now): Promise<void> {
  await insertEvent(tx, { kind: event.kind, payload: JSON.stringify(payload), due_at: dueAt, created_at: now });
}

/** As `publish`, for many at once. */
export async function publishAll<P>(tx: Tx, event: EventKind<P>, payloads: readonly P[], now: Date): Promise<void> {
  const row = (payload: P) => ({ kind: event.kind, payload: JSON.stringify(payload), due_at: now, created_at: now });
  if (payloads.length > 0) await insertEvents(tx, payloads.map(row));
}
