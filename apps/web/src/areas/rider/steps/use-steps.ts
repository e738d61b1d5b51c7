import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as m from '#paraglide/messages.js';
import { toast } from '#shared/ui/toast.ts';
import { cancelledIn, refusalSentence, successSentence } from '../model/sentences.ts';
import type { Outcome, Step } from '../model/step.ts';
import { removeStep, type LocalStep, localSteps, onLocalSteps, submitStep } from './steps.ts';
import { orderName } from '../model/order-texts.ts';

/** All that this phone has not settled yet. */
export const useAllLocalSteps = (): readonly LocalStep[] => useSyncExternalStore(onLocalSteps, localSteps);

/** What this phone has not settled yet of an order, the latest last. */
export const useLocalSteps = (orderId: number): readonly LocalStep[] =>
  useAllLocalSteps().filter(({ step }) => step.orderId === orderId);

/** An order that was cancelled leaves the list: that is all there is to say of it, but where a proof was held for it. */
const showRefusal = (step: Step, error: unknown, isHeld: boolean): void => {
  const cancelled = cancelledIn(error);
  if (!cancelled) return toast.error(refusalSentence(step, error));
  if (!isHeld) void removeStep(step.id);
  return toast.info(m.rider_gone_cancelled({ order: orderName(cancelled) }));
};

/** Submits a step, says how it went (S8.03) and reads the lists again. Answers what became of it. */
export const useSubmit = (): ((step: Step, replacedId?: string) => Promise<Outcome>) => {
  const client = useQueryClient();
  return async (step, replacedId) => {
    const outcome = await submitStep(step, replacedId);
    if (outcome.kind === 'done') toast.success(successSentence(step));
    if (outcome.kind === 'refused') showRefusal(step, outcome.error, replacedId !== undefined);
    if (outcome.kind === 'kept') toast.info(m.rider_waiting());
    for (const module of ['delivery', 'orders']) void client.invalidateQueries({ queryKey: [module] });
    return outcome;
  };
};
