import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart, { type Multipart } from '@fastify/multipart';
import { NoTurn, turns } from '../limits/turns.ts';
import { fail, Failure } from './failure.ts';

/** A form has few short fields and one file of at most 10 MB; who needs more than three minutes to send it is not waited for. */
export const formRules = { fileBytes: 10 * 1024 * 1024, seconds: 180, atOnce: 12 } as const;

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

/** What was read of a form: its text fields, and the bytes of the file in the part `file`. */
export type SentForm = { readonly fields: Readonly<Record<string, string>>; readonly file: Buffer | undefined };

const isTooLarge = (error: unknown): boolean => (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';

/** A part that is no file of ours is read to its end, so that the next one comes. */
async function take(part: Multipart, fields: Map<string, string>): Promise<Buffer | undefined> {
  if (part.type === 'file') {
    const bytes = await part.toBuffer();
    return part.fieldname === 'file' ? bytes : undefined;
  }
  fields.set(part.fieldname, String(part.value));
  return undefined;
}

async function readParts(request: FastifyRequest): Promise<SentForm> {
  const fields = new Map<string, string>();
  let file: Buffer | undefined;
  for await (const part of request.parts({ limits })) file = (await take(part, fields)) ?? file;
  return { fields: Object.fromEntries(fields), file };
}

/** Gives up on a sender who is too slow: the place is needed by others. */
async function withinTime<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const slow = setTimeout(() => request.raw.destroy(), formRules.seconds * 1000);
  try {
    return await work();
  } finally {
    clearTimeout(slow);
  }
}

const asRefusal = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof NoTurn) return fail('overloaded');
  // Whatever else the reader of forms trips over is a form that is none.
  return isTooLarge(error) ? fail('file_too_large') : fail('malformed');
};

/** What says already in its head that it is too large is not read at all. */
export function refuseLargeForm(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > formRules.fileBytes + slack) throw fail('file_too_large');
}

/**
 * Prepares `app` (a scope of its own) to take multipart forms and answers the function that reads one.
 * It throws unsupported_media_type, malformed, file_too_large, overloaded.
 */
export function takeForms(app: FastifyInstance): (request: FastifyRequest) => Promise<SentForm> {
  void app.register(multipart, { limits });
  const inTurn = turns(formRules.atOnce, formRules.atOnce * 4);
  return async (request) => {
    if (!request.isMultipart()) throw fail('unsupported_media_type');
    return inTurn(() => withinTime(request, () => readParts(request))).catch((error: unknown) => {
      throw asRefusal(error);
    });
  };
}
