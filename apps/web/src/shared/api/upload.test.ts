import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';

type Reply = { readonly status: number; readonly body: unknown } | 'nothing';
type Sent = { readonly method: string; readonly path: string; readonly headers: Headers; form?: FormData };

let sent: Sent[];
let reply: Reply;

/** As much of an `XMLHttpRequest` as an upload touches: answers at once, or with an error, or never until it is aborted. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open(method: string, path: string): void {
    sent.push({ method, path, headers: new Headers() });
  }
  setRequestHeader(name: string, value: string): void {
    sent.at(-1)!.headers.set(name, value);
  }
  getResponseHeader(): string {
    return 'application/json; charset=utf-8';
  }
  send(form: FormData): void {
    sent.at(-1)!.form = form;
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
    if (reply === 'nothing') return;
    this.status = reply.status;
    this.responseText = JSON.stringify(reply.body);
    this.dispatchEvent(new Event(reply.status === 0 ? 'error' : 'load'));
    this.dispatchEvent(new Event('loadend'));
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
}

const load = async () => {
  vi.resetModules();
  const { upload } = await import('./upload.ts');
  const { onFailure } = await import('./failures.ts');
  const toasts: string[] = [];
  onFailure((sentence) => toasts.push(sentence));
  return { upload, toasts };
};

const picture = new Blob(['x'], { type: 'image/png' });
const request = { fields: { patient_id: '7' }, file: picture, token: 'an-upload-token' };

beforeEach(() => {
  sent = [];
  stubBrowser();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a refused picture is a failure in the language of the screen', async () => {
  const { upload, toasts } = await load();
  reply = { status: 413, body: { status: false, message: 'Too large', message_ar: 'كبيرة', code: 'file_too_large' } };
  await expect(upload(request)).rejects.toMatchObject({ code: 'file_too_large', status: 413 });
  expect(toasts).toEqual(['كبيرة']);
});

test('a quiet one shows no toast, and no answer at all is a failure too', async () => {
  const { upload, toasts } = await load();
  reply = { status: 0, body: {} };
  await expect(upload({ ...request, quiet: true })).rejects.toMatchObject({ code: 'network' });
  expect(toasts).toEqual([]);
});

test('one that is given up says nothing, whether it had begun or not', async () => {
  const { upload, toasts } = await load();
  reply = 'nothing';
  const stop = new AbortController();
  const begun = upload({ ...request, signal: stop.signal });
  stop.abort();
  await expect(begun).rejects.toMatchObject({ name: 'AbortError' });
  await expect(upload({ ...request, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect([toasts, sent.at(-1)!.form]).toEqual([[], undefined]);
});

test('carries the fields before the file, the token it was given, and tells how far it is', async () => {
  const { upload } = await load();
  reply = { status: 200, body: { status: true, message: 'Success', data: { id: 'a' } } };
  const shares: number[] = [];
  expect(await upload({ ...request, onProgress: (share) => shares.push(share) })).toEqual({ id: 'a' });
  expect(shares).toEqual([0.25]);
  expect([...sent[0]!.form!.keys()]).toEqual(['patient_id', 'file']);
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer an-upload-token');
  expect(sent[0]!.headers.has('content-type')).toBe(false);
});
