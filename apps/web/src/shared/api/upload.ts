import type { CallInput, CallReply, Contract } from '@balsam/contract';
import { ApiError, networkFailure } from './api-error.ts';
import { whileLoading } from './loading.ts';
import { headersOf, open, settle } from './send.ts';
import { getSession } from './session.ts';

type Call = Contract['mediafiles']['upload'];

export type Uploading = {
  readonly fields: CallInput<Call>['body'];
  readonly file: Blob;
  /** The upload token of a registration; without it, the log-in's. */
  readonly token?: string;
  /** Told from 0 to 1 while the bytes leave. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly quiet?: boolean;
};

const path = '/api/v1/mediafiles/upload';

/** A picture for a call that takes one itself. */
type Sent = Pick<Uploading, 'file' | 'token' | 'onProgress' | 'signal' | 'quiet'> & {
  readonly fields?: Readonly<Record<string, string | undefined>>;
};

const formOf = ({ fields = {}, file }: Sent): FormData => {
  const form = new FormData();
  // The fields first: the server knows whose it is before the bytes come.
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  form.append('file', file, 'picture');
  return form;
};

/** `fetch` does not tell how far it is with what it sends; the older request does. */
const post = (to: string, uploading: Sent, token: string | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { signal, onProgress } = uploading;
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    const end = (): void => signal?.removeEventListener('abort', stop);
    request.open('POST', to);
    for (const [name, value] of headersOf({}, token)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    });
    request.addEventListener('error', () => reject(networkFailure(undefined)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was given up', 'AbortError')));
    request.addEventListener('loadend', end);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was given up', 'AbortError'));
    else request.send(formOf(uploading));
  });

/**
 * Sends a picture (`mediafiles/upload`) and tells how far it is. Throws as every call does: an `ApiError` after a toast (unless
 * `quiet`), or the abort itself, silently.
 */
export const upload = async (uploading: Uploading): Promise<CallReply<Call>> =>
  (await uploadTo(path, uploading)) as CallReply<Call>;

/** Sends a picture to a call of its own, such as a product's photo; else as `upload`. */
export const uploadTo = async (to: string, uploading: Sent): Promise<unknown> => {
  const token = uploading.token ?? getSession()?.token;
  try {
    return await whileLoading(to, async () => open(await post(to, uploading, token)));
  } catch (error) {
    if (error instanceof ApiError) settle(error, token, uploading.quiet ?? false);
    throw error;
  }
};
