import { Agent, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchRequest } from '../load/load.ts';

/** How often a balancer asks whether a process is ready. */
const askReadyEveryMs = 200;

/** One process as its balancer sees it. */
export class Backend {
  isReady = true;
  #isWatched = true;
  readonly #port: number;
  // Node's agent gives a connection up when a reply says `Connection: close`.
  readonly #agent = new Agent({ keepAlive: true });

  constructor(url: string) {
    this.#port = Number(new URL(url).port);
  }

  /** The status of the reply, or the code of what went wrong on the way. Nothing is sent a second time. */
  send({ method = 'GET', path, headers, body }: BenchRequest): Promise<number | string> {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const all = {
      ...headers,
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    return new Promise((resolve) => {
      const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name);
      const options = {
        agent: this.#agent,
        host: '127.0.0.1',
        port: this.#port,
        method,
        path,
        headers: all,
      };
      send(options, (reply) => {
        reply
          .resume()
          .once('error', fail)
          .once('end', () => resolve(reply.statusCode ?? 0));
      })
        .once('error', fail)
        .end(payload);
    });
  }

  /** Looks whether it is ready until `leave` is called. */
  async watch(): Promise<void> {
    if (!this.#isWatched) return;
    this.isReady = (await this.send({ path: '/readyz' })) === 200;
    await pause(askReadyEveryMs);
    await this.watch();
  }

  leave(): void {
    this.isReady = false;
    this.#isWatched = false;
    this.#agent.destroy();
  }
}
