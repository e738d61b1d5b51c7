import { addressOf, open } from '#shared/api/send.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { readStored, removeStored, writeStored } from '#shared/api/stored.ts';

export type DeviceKind = 'board' | 'kiosk';

const nameOf = (kind: DeviceKind) => (kind === 'board' ? 'queueBoardToken' : 'queueKioskToken');

/** The token of this device, once the front desk has paired it. It is no log-in: whoever signs in here has their own. */
export const deviceToken = (kind: DeviceKind): string | null => readStored(nameOf(kind), 'local');
export const keepToken = (kind: DeviceKind, token: string): void => writeStored(nameOf(kind), token, 'local');
export const forgetToken = (kind: DeviceKind): void => removeStored(nameOf(kind), 'local');

/** Longer than this nobody waits for a line that is not there. */
const answerMs = 8000;

type Asking = { readonly method?: 'GET' | 'POST'; readonly body?: unknown; readonly token?: string };

/** One call of a device, which carries its own token and no log-in. */
export const askServer = async <T>(path: string, { method = 'GET', body, token }: Asking = {}): Promise<T> => {
  const headers = new Headers({ platform: 'web' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const reply = await fetch(addressOf(path, {}), {
    method,
    headers,
    signal: AbortSignal.timeout(answerMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await open(reply)) as T;
};

/** Whether the pairing was ended: then the device is paired anew. */
export const isRevoked = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);
