import { sendStep } from './step-sending.ts';
import type { Outcome, Step } from './step.ts';

/** A step that the server has not taken yet, as lists show it. */
export type LocalStep = {
  readonly step: Step;
  readonly standing: 'sending' | 'kept' | 'refused';
  /** Why it was refused. */
  readonly error?: unknown;
};

let local: readonly LocalStep[] = [];
const listeners = new Set<() => void>();

const become = (next: readonly LocalStep[]): void => {
  local = next;
  for (const listener of listeners) listener();
};

const put = (one: LocalStep): void => become([...local.filter(({ step }) => step.id !== one.step.id), one]);

/** The steps that are not settled, in the order in which they happened. */
export const localSteps = (): readonly LocalStep[] => local;

/** Calls `listener` after each change of them. Returns how to stop. */
export const onLocalSteps = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes one away: it was settled, or the rider has seen that it was refused. */
export const dropStep = (id: string): void => become(local.filter(({ step }) => step.id !== id));

/** The only way in which anything that a rider does to an order leaves this phone. Never throws: it answers what became of it. */
export const submitStep = async (step: Step): Promise<Outcome> => {
  put({ step, standing: 'sending' });
  try {
    const card = await sendStep(step);
    dropStep(step.id);
    return { kind: 'done', card };
  } catch (error) {
    put({ step, standing: 'refused', error });
    return { kind: 'refused', error };
  }
};
