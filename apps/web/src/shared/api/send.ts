import { ApiError, failureOf, isAborted, networkFailure } from './api-error.ts';
import { reportFailure } from './failures.ts';
import { forgetFirstReads, takeFirstRead } from './first-reads.ts';
import { whileLoading } from './loading.ts';
import { hearSessionEnd, isUnattended } from './session-end.ts';
import { getSession, updateUser } from './session.ts';
import { leaveSignedOut } from './signed-out.ts';
import { readStored } from './stored.ts';

/** What is sent, beside the method and the path template (`/api/v1/orders/:id`). */
export type Sending = {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Gives the call up; an abandoned call shows nothing. */
  readonly signal?: AbortSignal;
  /** One key for one intention: a write sent again with it acts once. */
  readonly idempotencyKey?: string;
  /** The screen shows the failure itself, in its place: no toast. */
  readonly quiet?: boolean;
};

const retryAfterMs = [400, 1200];

/** The template with `:name` filled from `params` and `query` behind it; what is `undefined` is left out. */
export const addressOf = (path: string, { params = {}, query = {} }: Sending): string => {
  const filled = path.replaceAll(/:([a-zA-Z_]\w*)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.append(key, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

/** SPEC §7: what every call carries. */
export const headersOf = (sending: Sending, token: string | undefined): Headers => {
  const headers = new Headers({ 'Accept-Language': 'en', platform: 'web', 'bypass-ash-deprecated-version': 'true' });
  const guest = readStored('guestId');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (guest !== null) headers.set('x-guest-id', guest);
  if (sending.body !== undefined) headers.set('Content-Type', 'application/json');
  if (isUnattended()) headers.set('x-unattended', '1');
  if (sending.idempotencyKey !== undefined) headers.set('Idempotency-Key', sending.idempotencyKey);
  return headers;
};

const pause = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The call was given up', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `data` of the envelope, a `Blob` for a file, or an `ApiError` thrown: a failure by HTTP and one by `status: false` are the same. */
export const open = async (reply: Response): Promise<unknown> => {
  // A summary is JSON as well (`application/fhir+json`), and a file all the same.
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson && reply.ok) return reply.blob();
  const body = parse(await reply.text());
  const accepted = reply.ok && typeof body === 'object' && body !== null && 'status' in body && body.status === true;
  if (!accepted) throw failureOf(reply.status, body);
  return 'data' in body ? body.data : undefined;
};

/** Only reads are sent again, and only when no whole answer came: anything else might act twice or hide a refusal. */
const fetchAndOpen = async (url: string, init: RequestInit, first?: Promise<Response>, tries = 0): Promise<unknown> => {
  try {
    const reply = await (first ?? fetch(url, init));
    init.signal?.throwIfAborted();
    hearSessionEnd(reply.headers);
    return await open(reply);
  } catch (error) {
    const wait = retryAfterMs[tries];
    if (error instanceof ApiError || isAborted(error) || init.signal?.aborted) throw error;
    if (init.method !== 'GET' || wait === undefined) throw networkFailure(error);
    await pause(wait, init.signal);
    return fetchAndOpen(url, init, undefined, tries + 1);
  }
};

/** After a failure: a log-in that has ended leaves, anything else is told as a toast unless `quiet`. */
export const settle = (error: ApiError, token: string | undefined, quiet: boolean): void => {
  // A version that came into force meanwhile: the guard asks for it at the next navigation.
  if (error.code === 'terms_not_agreed') updateUser({ is_privacy_agreed: false });
  const left = error.status === 401 && leaveSignedOut(token);
  if (!left && !quiet) reportFailure(error);
};

/**
 * Makes one call and answers with `data` of its envelope (SPEC §7). Throws an `ApiError` after showing it as a toast (unless
 * `quiet`), or the abort itself, silently, when the screen gave the call up.
 */
export const send = async (method: string, path: string, sending: Sending = {}): Promise<unknown> => {
  const token = getSession()?.token;
  const init: RequestInit = { method, headers: headersOf(sending, token) };
  if (sending.body !== undefined) init.body = JSON.stringify(sending.body);
  if (sending.signal) init.signal = sending.signal;
  try {
    const url = addressOf(path, sending);
    if (method !== 'GET') forgetFirstReads();
    const first = takeFirstRead(url, token);
    return await whileLoading(path, () => fetchAndOpen(url, init, first));
  } catch (error) {
    if (error instanceof ApiError) settle(error, token, sending.quiet ?? false);
    throw error;
  }
};
