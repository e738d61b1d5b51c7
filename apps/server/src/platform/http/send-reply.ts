import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@balsam/contract';
import type { Platform } from '#platform/platform.ts';
import { asMessage } from './with-message.ts';

/** A reply that is sent as it is, outside the envelope. */
export type FileReply = {
  readonly mime: string;
  readonly name: string;
  /** What is too large to hold comes as a stream. */
  readonly bytes: Buffer | Readable;
  readonly inline?: boolean;
  /** What is the same for everybody and never changes under its address may be kept by anybody: for an hour where it may be withdrawn. */
  readonly publicFor?: 'ever' | 'hour' | undefined;
};

const cachingOf = { ever: 'public, max-age=31536000, immutable', hour: 'public, max-age=3600' } as const;

/** The same public address may lead to one encoding or another. */
const fileCaching = ({ publicFor }: FileReply) =>
  publicFor ? { 'cache-control': cachingOf[publicFor], vary: 'Accept' } : { 'cache-control': 'private, no-store' };

const successOf = (answer: unknown) => {
  const { data, message, messageAr } = asMessage(answer);
  return { status: true, message, message_ar: messageAr, data };
};

/** Sends the answer of a handler in the envelope, or a file as it is; nobody keeps what may be personal. */
export const send = (reply: FastifyReply, endpoint: Endpoint, answer: unknown) => {
  if (endpoint.reply === 'file') {
    const file = answer as FileReply;
    const name = file.name.replaceAll(/[^\w.-]/g, '_');
    return reply
      .header('content-disposition', `${file.inline ? 'inline' : 'attachment'}; filename="${name}"`)
      .headers(fileCaching(file))
      .type(file.mime)
      .send(file.bytes);
  }
  return reply.header('cache-control', 'no-store').send(successOf(answer));
};

type Sharing = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly tables: readonly string[] };

/** Sends what is the same for everybody; a browser that has it already is told so. */
export const sendShared = async (
  platform: Platform,
  endpoint: Endpoint,
  { request, reply, tables }: Sharing,
  answer: () => Promise<unknown>,
) => {
  const { query, params, call } = request;
  // What the contract does not know is in no key: it changes nothing of the reply.
  const key = JSON.stringify([endpoint.path, endpoint.query && query, endpoint.params && params]);
  const { body, etag } = await platform.replies.take({ key, tables, now: call.now }, async () => {
    const wire: unknown = reply.serialize(successOf(await answer()));
    if (typeof wire !== 'string') throw new TypeError(`${endpoint.path} was not written as text`);
    return wire;
  });
  reply.headers({ 'cache-control': 'public, no-cache', etag });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
};
