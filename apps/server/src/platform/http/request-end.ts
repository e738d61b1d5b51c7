import type { FastifyReply, FastifyRequest } from 'fastify';

/** Why work for a request stops when its client has disconnected: nobody receives the answer. */
export class RequestClosed extends Error {
  override readonly name = 'RequestClosed';
  readonly statusCode = 499;
}

/**
 * Calls `end` once: when the answer was sent, or when the connection is gone, whichever comes first; at once when it is gone already.
 * It listens to the socket as well as to the response: a response that is queued behind another one on its connection gets no event.
 */
export function onRequestEnd(request: FastifyRequest, reply: FastifyReply, end: (isAnswered: boolean) => void): void {
  const { socket } = request.raw;
  if (socket.destroyed || reply.raw.closed) return end(reply.raw.writableFinished);
  const over = (): void => {
    socket.off('close', over);
    reply.raw.off('close', over);
    end(reply.raw.writableFinished);
  };
  socket.once('close', over);
  reply.raw.once('close', over);
}

/** Aborted with `RequestClosed` when the client hangs up before it is answered. */
export function closedSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const closed = new AbortController();
  onRequestEnd(request, reply, (isAnswered) => {
    if (!isAnswered) closed.abort(new RequestClosed('The client hung up'));
  });
  return closed.signal;
}
