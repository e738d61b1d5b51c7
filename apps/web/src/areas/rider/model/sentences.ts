import * as m from '#paraglide/messages.js';
import { ApiError, type FailureCode, isAborted, sentenceOf } from '#shared/api/api-error.ts';
import type { Step } from './step.ts';
import type { RiderOrder } from './api-types.ts';

/** What the server itself said; undefined when no answer came, or one that is none. */
const serverSentence = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code !== 'network' && error.code !== 'unreadable' ? sentenceOf(error) : undefined;

/** SPEC §8: a list, a shift or a code that could not be had. The server's own reason, else 'Something went wrong'; nothing for what was given up. */
export const failureSentence = (error: unknown): string | undefined =>
  isAborted(error) ? undefined : (serverSentence(error) ?? m.rider_something_wrong());

/** SPEC §8: after a step of an order that was refused. A code that was not right says why, in the server's words; any other 'Failed to update status'. */
export const refusalSentence = (step: Step, error: unknown): string =>
  (isHandOver(step) ? serverSentence(error) : undefined) ?? m.rider_update_failed();

/** The order, when a step came too late because it had been cancelled: the refusal brings it as it is now. */
export const cancelledIn = (error: unknown): Pick<RiderOrder, 'id'> | undefined => {
  const now = error instanceof ApiError ? (error.data as Partial<RiderOrder> | null | undefined) : undefined;
  return now?.status === 'cancelled' && now.id !== undefined ? { id: now.id } : undefined;
};

/** Whether a step was refused because the order is no longer this rider's. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

const tooLate: ReadonlySet<string> = new Set<FailureCode>([
  'order_move_refused',
  'order_called_back',
  'order_holds_withdrawn',
  'order_prescription_ended',
  'order_holds_expired',
]);

/** Whether a step was refused for what became of the order meanwhile: it is refused however often it is sent. */
export const isTooLate = (error: unknown): boolean => error instanceof ApiError && tooLate.has(error.code);

/** Why, in the words of the server, for where the step is shown. */
export const reasonSentence = (error: unknown): string => serverSentence(error) ?? m.rider_something_wrong();

const isHandOver = (step: Step): boolean => step.kind === 'move' && step.body.otp !== undefined;

/** What a rider hears when a step has gone through. */
export const successSentence = ({ kind }: Pick<Step, 'kind'>): string =>
  ({ accept: m.rider_accepted, decline: m.rider_declined, move: m.rider_updated })[kind]();
