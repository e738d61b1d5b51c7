import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { replyLength } from '../load/http-client.ts';
import { wireOf, type Asked } from '../load/load.ts';

/** `status` 0: no answer came. Both times in milliseconds; `at` is when it ended, by `performance.now()`. */
export type Answer = { readonly status: number; readonly took: number; readonly at: number };

/** One connection that is kept: Node's own client would cost as much as the server that is measured. */
class Connection {
  readonly #socket: Socket;
  #read: Buffer = Buffer.alloc(0);
  #end: ((status: number) => void) | undefined;

  constructor(port: number, idle: Connection[]) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (chunk) => {
      this.#read = this.#read.length ? Buffer.concat([this.#read, chunk]) : chunk;
      if (replyLength(this.#read) === undefined) return;
      const status = Number(this.#read.toString('latin1', 9, 12));
      this.#read = Buffer.alloc(0);
      idle.push(this);
      this.#answer(status);
    });
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      if (idle.includes(this)) idle.splice(idle.indexOf(this), 1);
      this.#answer(0);
    });
  }

  send(text: string): Promise<number> {
    this.#socket.write(text);
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  #answer(status: number): void {
    this.#end?.(status);
    this.#end = undefined;
  }
}

const idle = new Map<number, Connection[]>();
let sent = 0;

/** The callers are 200, each at an address of its own. */
const caller = (n: number): string => `10.1.${Math.floor((n % 200) / 100)}.${n % 100}`;

/** Asks once over a connection that is free, or a new one, and answers how it went; never throws. */
async function ask(port: number, asked: Asked): Promise<Answer> {
  const free = idle.get(port) ?? [];
  idle.set(port, free);
  const began = performance.now();
  const text = wireOf({ ...asked, headers: { 'x-forwarded-for': caller((sent += 1)) } });
  const status = await (free.pop() ?? new Connection(port, free)).send(text);
  const at = performance.now();
  return { status, took: at - began, at };
}

/** So many callers who each ask again as soon as they are answered, for so many seconds. Answers what was answered with 200 a second. */
export async function askInTurn(ports: readonly number[], asked: Asked, callers: number, seconds: number) {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const lane = async (port: number): Promise<void> => {
    if (performance.now() >= end) return;
    if ((await ask(port, asked)).status === 200) answered += 1;
    await lane(port);
  };
  await Promise.all(Array.from({ length: callers }, (_, n) => lane(ports[n % ports.length] ?? 0)));
  return answered / seconds;
}

/** Asks so often a second for so many seconds, whether it is answered or not, of the ports in turn. Answers when all have ended. */
export async function askAtRate(ports: readonly number[], asked: Asked, rate: number, seconds: number) {
  const began = performance.now();
  const answers: Promise<Answer>[] = [];
  const elapsed = () => (performance.now() - began) / 1000;
  const go = async (): Promise<void> => {
    const due = Math.floor(Math.min(elapsed(), seconds) * rate);
    while (answers.length < due) answers.push(ask(ports[answers.length % ports.length] ?? 0, asked));
    if (elapsed() >= seconds) return;
    await pause(5);
    await go();
  };
  await go();
  return { ended: performance.now(), answers: await Promise.all(answers) };
}
