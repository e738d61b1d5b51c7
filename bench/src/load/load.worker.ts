import { parentPort } from 'node:worker_threads';
import { sendInTurn } from './http-client.ts';
import type { Order, Outcome } from './load.ts';

async function carryOut({ port, queues }: Order): Promise<Outcome> {
  const requests = queues.map((queue) => queue.map((text) => Buffer.from(text)));
  const began = performance.now();
  const seen = await Promise.all(requests.map((queue) => sendInTurn(port, queue)));
  return {
    seconds: (performance.now() - began) / 1000,
    milliseconds: seen.flatMap((queue) => queue.milliseconds),
    refused: seen.reduce((sum, queue) => sum + queue.refused, 0),
  };
}

/** Beside the server's thread, so that making load does not take the server's time. */
parentPort?.on('message', (order: Order) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void carryOut(order).then((outcome) => parentPort?.postMessage(outcome));
});
