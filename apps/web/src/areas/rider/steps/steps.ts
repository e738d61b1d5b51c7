import { getSession } from '#shared/api/session.ts';
import { withLock } from '#shared/api/with-lock.ts';
import { isOnline } from '#shared/api/is-online.ts';
import { type LocalStep, Outbox, type OutboxOptions } from '../outbox/queue.ts';
import { storedSteps, withMemoryFallback } from '../outbox/store.ts';
import { sendStep } from './step-sending.ts';
import type { Outcome, Step } from '../model/step.ts';

export type { LocalStep } from '../outbox/queue.ts';

const tabs =
  'BroadcastChannel' in globalThis && 'document' in globalThis ? new BroadcastChannel('balsam-rider') : undefined;

const settledListeners = new Set<OutboxOptions['onSettled']>();

/** Calls `listener` whenever a step was taken or refused. */
export const onSettled = (listener: OutboxOptions['onSettled']): void => void settledListeners.add(listener);

export const outbox = new Outbox({
  store: withMemoryFallback(storedSteps),
  send: sendStep,
  rider: () => getSession()?.user.id,
  isOnline,
  withLock,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  notifyTabs: () => tabs?.postMessage('changed'),
  onSettled: (...settled) => {
    for (const listener of settledListeners) listener(...settled);
  },
});

tabs?.addEventListener('message', () => void outbox.refresh());

/** The steps that are not settled, in the order in which they happened. */
export const localSteps = (): readonly LocalStep[] => outbox.steps();

/** Calls `listener` after each change of them. Returns how to stop. */
export const onLocalSteps = (listener: () => void): (() => void) => outbox.onChange(listener);

/** Takes some away: the rider has seen that they were refused, or does not want them any more. */
export const removeStep = (...ids: readonly string[]): Promise<void> => outbox.drop(...ids);

/** The only way in which anything that a rider does to an order leaves this phone. Never throws: it answers what became of it. */
export const submitStep = (step: Step, replacedId?: string): Promise<Outcome> => outbox.submit(step, replacedId);
