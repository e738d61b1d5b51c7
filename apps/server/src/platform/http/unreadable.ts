import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { envelopeOf } from './error-reply.ts';
import { Failure } from './failure.ts';

/**
 * Answers what is no request at all, one whose address and head are longer than the 16 kB that are read, or one that does not come to
 * its end in time, in the envelope of DECISIONS §1, and ends the connection: nothing that comes after it could be parsed.
 */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const failure = new Failure(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed');
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : failure.http;
  const body = JSON.stringify(envelopeOf(failure, randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
