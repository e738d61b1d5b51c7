import path from 'node:path';
import { Worker } from 'node:worker_threads';

export type Order = { readonly port: number; readonly queues: readonly (readonly string[])[] };
export type Outcome = { readonly seconds: number; readonly milliseconds: readonly number[]; readonly refused: number };

export type BenchRequest = {
  readonly method?: 'GET' | 'POST';
  /** With its query, as it is sent. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A request as it goes over the wire. */
export function wireOf({ method = 'GET', path: where, headers = {}, body }: BenchRequest): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    accept: 'application/json',
    ...headers,
    ...(payload && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${where} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${payload}`;
}

/** The same request so many times, spread over the connections. */
export const repeated = (request: BenchRequest, count: number, connections: number): string[][] =>
  Array.from({ length: connections }, () =>
    Array.from({ length: Math.ceil(count / connections) }, () => wireOf(request)),
  );

/** A thread that makes load. */
export type Load = { readonly run: (order: Order) => Promise<Outcome>; readonly close: () => Promise<unknown> };

/** @throws Error when a request was answered with anything but 200: its time would say nothing */
export function openLoad(): Load {
  const worker = new Worker(path.join(import.meta.dirname, 'load.worker.ts'));
  const run = (order: Order) =>
    new Promise<Outcome>((resolve, reject) => {
      const done = (outcome: Outcome) => {
        worker.off('error', reject);
        if (outcome.refused)
          reject(new Error(`${outcome.refused} requests were refused, such as ${order.queues[0]?.[0]}`));
        else resolve(outcome);
      };
      worker.once('message', done).once('error', reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(order);
    });
  return { run, close: () => worker.terminate() };
}
