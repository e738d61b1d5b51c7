import { ApiError, type FailureCode } from '#shared/api/api-error.ts';
import type { Step } from '../model/step.ts';
import type { LocalStep } from './steps.ts';

/** Refused for its code, not for the order: with another code the same hand-over goes through. */
const aboutCode: ReadonlySet<string> = new Set<FailureCode>([
  'order_otp_required',
  'code_not_valid',
  'code_wrong',
  'code_expired',
  'code_spent',
  'too_many_order_codes',
]);

export const isAboutCode = (error: unknown): boolean => error instanceof ApiError && aboutCode.has(error.code);

/**
 * The hand-over that the server refused for its code alone after the rider had left, as what was typed without a line may be wrong: its
 * photo and signature are still good, and nobody signs twice. Undefined when nothing of the kind is held.
 */
export const heldHandOver = (steps: readonly LocalStep[]): Step | undefined =>
  steps.find(
    ({ step, state, error }) =>
      state === 'refused' &&
      step.kind === 'move' &&
      step.files.length > 0 &&
      step.body.otp !== undefined &&
      isAboutCode(error),
  )?.step;
