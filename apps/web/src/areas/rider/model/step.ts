import { randomName } from '#shared/api/random-name.ts';
import type { OrderState, RiderOrder } from './api-types.ts';

/** A picture that goes with a step: it is uploaded first, and the step names it. */
export type ProofFile = { readonly as: 'photo' | 'signature'; readonly blob: Blob };

/** What is asked of the server. */
export type StepInput =
  | { readonly kind: 'accept'; readonly body: Readonly<Record<string, never>> }
  | { readonly kind: 'decline'; readonly body: { readonly reason: string } }
  | {
      readonly kind: 'move';
      readonly body: { readonly status: OrderState; readonly otp?: string; readonly reason?: string };
    };

/** One thing that a rider did to an order, whole: it can be kept and sent later. */
export type Step = StepInput & {
  /** Nobody else's; the Idempotency-Key of every sending of it. */
  readonly id: string;
  readonly orderId: number;
  readonly files: readonly ProofFile[];
  /** By this phone's clock, UTC ISO. */
  readonly happenedAt: string;
};

/** What became of a step: done with the order as it is now, refused, or kept until there is a connection. */
export type Outcome =
  | { readonly kind: 'done'; readonly card: RiderOrder | null }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'kept' };

/** A step of now. */
export const stepOf = (
  orderId: number,
  request: StepInput,
  files: readonly ProofFile[] = [],
  now = new Date(),
): Step => ({
  ...request,
  id: randomName(),
  orderId,
  files,
  happenedAt: now.toISOString(),
});
