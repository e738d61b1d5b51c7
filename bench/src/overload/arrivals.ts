import { Agent, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What is asked of a server, as a patient's browser asks behind a proxy. */
export type Asked = { readonly method?: 'GET' | 'POST'; readonly path: string; readonly body?: object };
/** `status` 0: no answer came. Both times in milliseconds; `at` is when it ended, by `performance.now()`. */
export type Answer = { readonly status: number; readonly took: number; readonly at: number };

const agent = new Agent({ keepAlive: true, maxFreeSockets: 10_000 });
let sent = 0;

/** The callers are 200, each at an address of its own. */
const caller = (n: number): string => `10.1.${Math.floor((n % 200) / 100)}.${n % 100}`;

/** Asks once, and answers how it went; never throws. */
export function ask(port: number, { method = 'GET', path, body }: Asked): Promise<Answer> {
  const began = performance.now();
  const payload = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    'x-forwarded-for': caller((sent += 1)),
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, took: performance.now() - began, at: performance.now() });
    const outgoing = send({ agent, port, host: '127.0.0.1', method, path, headers }, (reply) => {
      reply.resume().once('end', () => end(reply.statusCode ?? 0));
    });
    outgoing.once('error', () => end(0)).end(payload);
  });
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
