import type { Contract } from '@balsam/contract';
import calls from 'virtual:balsam-calls';
import { createClient } from './client.ts';

/** The server, call by call, by the names of the contract: `await api.booking.create({ body, idempotencyKey })`. */
export const api = createClient<Contract>(calls);

export { ApiError, sentenceOf } from './api-error.ts';
export { onFailure } from './failures.ts';
export { useLoading } from './loading.ts';
