import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { inTurn } from '../in-turn.ts';
import type { Step, Value } from './replay.ts';

type RequestQueues = readonly (readonly (readonly Step[])[])[];

/** Replays the clients on a database, all at once. Answers the seconds it took, connecting apart. */
export type Runner = {
  readonly name: string;
  readonly run: (url: string, script: string, queues: RequestQueues) => Promise<number>;
};

/** pgbench ended before it had run everything. */
export class RunnerFailure extends Error {}

const perSecond = /tps = ([\d.]+) \(without initial connection time\)/;

const withPgbench = (binary: string): Runner => ({
  name: 'pgbench',
  run: async (url, script, queues) => {
    const count = String(queues.length);
    // The protocol that `pg` speaks: parsed, bound and executed for each statement.
    const { stdout } = await promisify(execFile)(
      binary,
      ['-n', '-M', 'extended', '-c', count, '-j', '2', '-t', '1', '-f', script, url],
      { env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 1 << 26 },
    ).catch((error: unknown) => {
      const { message, stderr = '' } = error as Error & { readonly stderr?: string };
      throw new RunnerFailure(`pgbench failed: ${stderr.split('\n', 1)[0] || message}`, { cause: error });
    });
    const found = perSecond.exec(stdout);
    if (!found || !stdout.includes(`${count}/${count}`)) throw new RunnerFailure(`pgbench did not finish:\n${stdout}`);
    return queues.length / Number(found[1]);
  },
});

const filled = (value: Value, ids: ReadonlyMap<string, string>): string | null =>
  value && value.parts.map((part) => (typeof part === 'string' ? part : (ids.get(part.id) ?? ''))).join('');

async function replay(client: pg.Client, steps: readonly Step[]): Promise<void> {
  const ids = new Map<string, string>();
  await inTurn(steps, async ({ text, values, keeps }) => {
    const { rows } = await client.query<Record<string, unknown>>(
      text,
      values.map((value) => filled(value, ids)),
    );
    for (const [column, name] of keeps) ids.set(name, String(rows[0]?.[column]));
  });
}

/** Clients of our own that say the same. */
export const bareClients: Runner = {
  name: 'bare pg clients',
  run: async (url, _script, queues) => {
    const clients = queues.map(() => new pg.Client({ connectionString: url }));
    try {
      await Promise.all(clients.map((client) => client.connect()));
      const began = performance.now();
      await Promise.all(
        queues.map((requests, n) => inTurn(requests, (steps) => replay(clients[n] as pg.Client, steps))),
      );
      return (performance.now() - began) / 1000;
    } finally {
      // Whatever failed: the database goes next, and an open connection would take the whole run with it.
      await Promise.allSettled(clients.map((client) => client.end()));
    }
  },
};

async function answers(binary: string): Promise<boolean> {
  return promisify(execFile)(binary, ['--version']).then(
    () => true,
    () => false,
  );
}

/** pgbench of this machine, if there is one. */
export async function findPgbench(): Promise<Runner | undefined> {
  const candidates = ['pgbench', ...globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().toReversed()];
  const there = await Promise.all(candidates.map(answers));
  const found = candidates.find((_, n) => there[n]);
  return found === undefined ? undefined : withPgbench(found);
}
