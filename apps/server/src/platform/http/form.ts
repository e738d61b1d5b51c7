import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import multipart, { type Multipart } from '@fastify/multipart';
import { networksOf } from '#platform/limits/networks.ts';
import { keyedSemaphore, QueueFull, semaphore, type Release } from '#platform/limits/semaphore.ts';
import { openTemporaryFile, type TemporaryFile } from '#platform/storage/temporary-file.ts';
import { fail, Failure } from './failure.ts';
import { closedSignal, onRequestEnd, RequestClosed } from './request-end.ts';

/**
 * A form has few short fields and one file of at most 10 MB. A sender has three minutes for it, and in each 20 seconds at least
 * 8 kB have to come. `atOnce` bounds the disk that forms take (2.5 GB); an account has three of them, the guests of an address twelve.
 */
export const formRules = {
  fileBytes: 10 * 1024 * 1024,
  seconds: 180,
  pace: { seconds: 20, bytes: 8 * 1024 },
  atOnce: 256,
  ofAccount: { limit: 3, queue: 6 },
  ofAddress: { limit: 12, queue: 24 },
} as const;

const limits = {
  fileSize: formRules.fileBytes,
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

/** Heads and boundaries of the parts, beside the file itself. */
const slack = 64 * 1024;

/** The file of a form, on disk until its request ends. */
export type SentFile = {
  /** In bytes. */
  readonly size: number;
  readonly read: () => Promise<Buffer>;
  /** Aborted when the client disconnects: nobody receives what comes of the file. */
  readonly signal: AbortSignal;
};

/** What was received of a form: its text fields, and the file in the part `file`. */
export type SentForm = { readonly fields: Readonly<Record<string, string>>; readonly file: SentFile | undefined };

type Receiving = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly signal: AbortSignal };

/** A part that is no file of ours is read to its end, so that the next one comes. Answers whether it was the file. */
async function takePart(part: Multipart, fields: Map<string, string>, kept: TemporaryFile): Promise<boolean> {
  if (part.type === 'field') {
    fields.set(part.fieldname, String(part.value));
    return false;
  }
  const isOurs = part.fieldname === 'file';
  if (isOurs) await kept.write(part.file);
  else part.file.resume();
  return isOurs;
}

async function readParts(request: FastifyRequest, kept: TemporaryFile) {
  const fields = new Map<string, string>();
  let hasFile = false;
  for await (const part of request.parts({ limits })) hasFile = (await takePart(part, fields, kept)) || hasFile;
  return { fields: Object.fromEntries(fields), hasFile };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Aborts when a sender takes too long in all, or sends next to nothing for a while: the place is needed by others. */
function paceOf({ socket }: FastifyRequest['raw']) {
  const slow = new AbortController();
  const stop = (): void => slow.abort(fail('request_timeout'));
  let before = socket.bytesRead;
  const pace = setInterval(() => {
    if (socket.bytesRead - before < formRules.pace.bytes) stop();
    before = socket.bytesRead;
  }, formRules.pace.seconds * 1000);
  const whole = setTimeout(stop, formRules.seconds * 1000);
  const end = (): void => {
    clearInterval(pace);
    clearTimeout(whole);
  };
  return { signal: slow.signal, end };
}

/** Receives the parts, and ends when the client hangs up or is too slow, whatever the reader of forms does then. */
async function receiveParts({ request, signal: closed }: Receiving, kept: TemporaryFile) {
  const pace = paceOf(request.raw);
  const signal = AbortSignal.any([closed, pace.signal]);
  try {
    signal.throwIfAborted();
    return await Promise.race([readParts(request, kept), aborted(signal)]);
  } catch (error) {
    // What the reader of forms threw may be what came of the end, not its reason.
    throw signal.aborted ? signal.reason : error;
  } finally {
    pace.end();
  }
}

const isTooLarge = (error: unknown): boolean => (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
/** The disk is full or gone: that is no fault of the form. */
const isOfSystem = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;

const asRefusal = (error: unknown): unknown => {
  if (error instanceof Failure || error instanceof RequestClosed || isOfSystem(error)) return error;
  // Whatever else the reader of forms trips over is a form that is none.
  return isTooLarge(error) ? fail('file_too_large') : fail('malformed');
};

/** What says already in its head that it is too large is not read at all. */
export function refuseLargeForm(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > formRules.fileBytes + slack) throw fail('file_too_large');
}

const refusedAs =
  (code: 'overloaded' | 'too_many_requests') =>
  (error: unknown): never => {
    throw error instanceof QueueFull ? fail(code) : error;
  };

/** Permits for forms: a sender who has many open waits for their own, and stops nobody else. */
function permits() {
  const ofAccount = keyedSemaphore(formRules.ofAccount);
  const ofAddress = keyedSemaphore(formRules.ofAddress);
  const ofAll = semaphore({ limit: formRules.atOnce, queue: 0 });
  return async ({ request, signal }: Receiving, keep: (release: Release) => void): Promise<void> => {
    const { actor, ip } = request.call;
    const own =
      actor.kind === 'user'
        ? ofAccount.acquire(String(actor.accountId), { signal })
        : ofAddress.acquire(networksOf(ip).network, { signal });
    keep(await own.catch(refusedAs('too_many_requests')));
    keep(await ofAll.acquire({ signal }).catch(refusedAs('overloaded')));
  };
}

/** Receives a form. @throws unsupported_media_type, malformed, file_too_large, request_timeout, too_many_requests, overloaded, RequestClosed */
export type ReceiveForm = (request: FastifyRequest, reply: FastifyReply) => Promise<SentForm>;

/**
 * Receives forms for all endpoints that take them. Bytes go to a nameless file in `<dataDir>/incoming` as they come; file and permit
 * are given back when the request ends, however it ends.
 */
export function formReceiver(dataDir: string, openFile = openTemporaryFile): ReceiveForm {
  const permit = permits();
  const folder = path.join(dataDir, 'incoming');
  const receive = async (receiving: Receiving): Promise<SentForm> => {
    const { request, reply, signal } = receiving;
    await permit(receiving, (release) => onRequestEnd(request, reply, release));
    const kept = await openFile(folder);
    onRequestEnd(request, reply, () => void kept.close());
    const { fields, hasFile } = await receiveParts(receiving, kept);
    return { fields, file: hasFile ? { size: kept.size(), read: kept.read, signal } : undefined };
  };
  return async (request, reply) => {
    if (!request.isMultipart()) throw fail('unsupported_media_type');
    return receive({ request, reply, signal: closedSignal(request, reply) }).catch((error: unknown) => {
      // What is still to come of the body is not waited for.
      if (error instanceof Failure && error.code === 'request_timeout') reply.header('connection', 'close');
      throw asRefusal(error);
    });
  };
}

/** Lets `app`, a scope of its own, take multipart forms. */
export function takeForms(app: FastifyInstance): void {
  void app.register(multipart, { limits });
}
