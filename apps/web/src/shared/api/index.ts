import type { Contract } from '@balsam/contract';
import calls from 'virtual:balsam-calls';
import { createClient } from './client.ts';

/** The server, call by call, by the names of the contract; but for the devices of the hall, which have a client of their own: `await api.booking.create({ body, idempotencyKey })`. */
export const api = createClient<Omit<Contract, 'queueDevices'>>(calls);

export { ApiError, finalRefusal, sentenceOf } from './api-error.ts';
export { onFailure } from './failures.ts';
export { useLoading } from './loading.ts';
