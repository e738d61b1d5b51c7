import { ApiError } from './api-error.ts';

/** Whether the server may have acted though its answer was lost. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unreadable' || error.status >= 500);

/** Sends a call that has an `Idempotency-Key` once more where its answer was lost: the server acts once. */
export const againIfLost = <Reply>(send: () => Promise<Reply>): Promise<Reply> =>
  send().catch((error: unknown) => (isLost(error) ? send() : Promise.reject(error)));
