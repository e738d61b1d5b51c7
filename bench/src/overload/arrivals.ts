import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { replyLength } from '../load/http-client.ts';
import { wireOf, type BenchRequest } from '../load/load.ts';

/** `status` 0: no answer came. Both times in milliseconds; `at` is when it ended, by `performance.now()`. */
export type Answer = { readonly status: number; readonly took: number; readonly at: number };

type Waiting = { readonly text: string; readonly end: (status: number) => void };

/**
 * The connections that a balancer keeps to one process: a request waits for a free one. Node's own client would cost as much as the
 * server that is measured, and a new connection for each request would measure how fast Node accepts (one in each turn of its loop).
 */
export class Connections {
  readonly #port: number;
  readonly #free = new Map<Socket, (waiting: Waiting) => void>();
  readonly #queue: Waiting[] = [];

  constructor(port: number, count: number) {
    this.#port = port;
    for (let n = 0; n < count; n += 1) this.#open();
  }

  /** Sends when a connection is free; answers the status, 0 when the connection ended without. */
  send(text: string): Promise<number> {
    return new Promise((resolve) => {
      this.#queue.push({ text, end: resolve });
      this.#serve();
    });
  }

  #serve(): void {
    const [free] = this.#free;
    const next = free && this.#queue.shift();
    if (!next) return;
    const [socket, take] = free;
    this.#free.delete(socket);
    take(next);
  }

  /** Opens one, and another one in its place when the server has closed it, as it does with those that are silent for long. */
  #open(): void {
    const socket = connect(this.#port, '127.0.0.1').setNoDelay(true);
    let read: Buffer = Buffer.alloc(0);
    let pending: Waiting | undefined;
    const take = (next: Waiting): void => {
      pending = next;
      socket.write(next.text);
    };
    const free = (): void => {
      this.#free.set(socket, take);
      this.#serve();
    };
    let connected = false;
    socket.once('connect', () => {
      connected = true;
      free();
    });
    socket.on('data', (chunk) => {
      read = read.length ? Buffer.concat([read, chunk]) : chunk;
      if (replyLength(read) === undefined) return;
      pending?.end(Number(read.toString('latin1', 9, 12)));
      [read, pending] = [Buffer.alloc(0), undefined];
      free();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#free.delete(socket);
      pending?.end(0);
      if (connected) this.#open();
    });
  }
}

let sent = 0;

/** The callers are 200, each at an address of its own. */
const caller = (n: number): string => `10.1.${Math.floor((n % 200) / 100)}.${n % 100}`;

/** Asks once and answers how it went, the wait for a connection included; never throws. */
async function send(connections: Connections | undefined, request: BenchRequest): Promise<Answer> {
  const began = performance.now();
  const text = wireOf({ ...request, headers: { 'x-forwarded-for': caller((sent += 1)) } });
  const status = (await connections?.send(text)) ?? 0;
  const at = performance.now();
  return { status, took: at - began, at };
}

/** So many callers who each ask again as soon as they are answered, for so many seconds. Answers what was answered with 200 a second. */
export async function sendInTurn(
  processes: readonly Connections[],
  request: BenchRequest,
  callers: number,
  seconds: number,
) {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const queue = async (connections: Connections | undefined): Promise<void> => {
    if (performance.now() >= end) return;
    if ((await send(connections, request)).status === 200) answered += 1;
    await queue(connections);
  };
  await Promise.all(Array.from({ length: callers }, (_, n) => queue(processes[n % processes.length])));
  return answered / seconds;
}

/** Asks so often a second for so many seconds, whether it is answered or not, of the processes in turn. Answers when all have ended. */
export async function sendAtRate(
  processes: readonly Connections[],
  request: BenchRequest,
  rate: number,
  seconds: number,
) {
  const began = performance.now();
  const answers: Promise<Answer>[] = [];
  const elapsed = () => (performance.now() - began) / 1000;
  const go = async (): Promise<void> => {
    const due = Math.floor(Math.min(elapsed(), seconds) * rate);
    while (answers.length < due) answers.push(send(processes[answers.length % processes.length], request));
    if (elapsed() >= seconds) return;
    await pause(5);
    await go();
  };
  await go();
  return { ended: performance.now(), answers: await Promise.all(answers) };
}
