import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stepsOf, type Step } from './booking/replay.ts';
import { bareClients, findPgbench, RunnerFailure, type Runner } from './booking/runners.ts';
import { scriptOf } from './booking/script.ts';
import { withClient } from './client.ts';
import { median, type Figure } from './figures.ts';
import type { Cluster } from './cluster.ts';
import { inTurn, rounds } from './in-turn.ts';
import { wireOf, type BenchRequest, type Load } from './load/load.ts';
import { memory } from './memory.ts';
import { openServer } from './server.ts';

type RequestQueues = readonly (readonly BenchRequest[])[];

/** Rounds of each measurement; the figure is their median. */
export const count = 5;

/** What is asked through HTTP, and against which part of the speed of its SQL alone it is held. */
type Work = {
  /** In the singular and the plural. */
  readonly what: readonly [one: string, many: string];
  /** The database that each round begins on a copy of. */
  readonly template: string;
  readonly prepare: (url: string) => Promise<RequestQueues>;
  /** One row with one text, `left_behind`: what a run left, so that nobody is measured who did less. */
  readonly traces: string;
  readonly atLeast: number;
};

/** Does some work on a fresh copy of a database. */
export async function onceOn<T>(cluster: Cluster, template: string, work: (url: string) => Promise<T>): Promise<T> {
  const { url, drop } = await cluster.clone(template);
  try {
    return await work(url);
  } finally {
    await drop();
  }
}

/** Sends every request once, one after the other, and records the statements of each. */
const listenIn = (cluster: Cluster, { template, what: [one] }: Work, queues: RequestQueues): Promise<Step[][][]> =>
  onceOn(cluster, template, async (url) => {
    const server = await openServer(url, cluster.folder, true);
    const steps = await inTurn(queues, (queue) =>
      inTurn(queue, async ({ method = 'GET', path: where, headers = {}, body }) => {
        server.takeStatements();
        const reply = await server.http.inject({ method, url: where, headers, payload: body as object });
        if (reply.statusCode !== 200) throw new Error(`no ${one}: ${reply.body}`);
        return stepsOf(server.takeStatements());
      }),
    );
    await server.close();
    return steps;
  });

type Run = { readonly seconds: number; readonly leftBehind: string };

const onCopy = (cluster: Cluster, { template, traces }: Work, work: (url: string) => Promise<number>): Promise<Run> =>
  onceOn(cluster, template, async (url) => {
    const seconds = await work(url);
    const { rows } = await withClient(url, (client) => client.query<{ left_behind: string }>(traces));
    return { seconds, leftBehind: rows[0]?.left_behind ?? '' };
  });

/** Asks for everything through HTTP. Answers the seconds, and how long each request took. */
export async function throughHttp(cluster: Cluster, load: Load, url: string, queues: RequestQueues) {
  const server = await openServer(url, cluster.folder);
  const outcome = await load.run({ port: server.port, queues: queues.map((queue) => queue.map(wireOf)) });
  await server.close();
  return outcome;
}

type Seen = { readonly bare: number; readonly ours: number };

/** Rounds of both, by turns, after one that warms up; seconds. */
async function compare(
  cluster: Cluster,
  load: Load,
  work: Work,
  steps: Step[][][],
  queues: RequestQueues,
  runner: Runner,
): Promise<Seen[]> {
  const script = path.join(cluster.folder, `${work.what[0].replaceAll(' ', '-')}.pgbench`);
  writeFileSync(script, scriptOf(steps));
  const round = async (): Promise<Seen> => {
    const bare = await onCopy(cluster, work, (url) => runner.run(url, script, steps));
    const ours = await onCopy(cluster, work, async (url) => (await throughHttp(cluster, load, url, queues)).seconds);
    if (bare.leftBehind !== ours.leftBehind)
      throw new Error(`the replay did not do the same: ${bare.leftBehind}; through HTTP ${ours.leftBehind}`);
    return { bare: bare.seconds, ours: ours.seconds };
  };
  await round();
  return rounds(count, round);
}

/** Compares with pgbench; where there is none, or it fails, with clients of our own that say the same. */
async function compareWithAny(cluster: Cluster, load: Load, work: Work, steps: Step[][][], queues: RequestQueues) {
  const pgbench = await findPgbench();
  if (pgbench) {
    try {
      return { runner: pgbench, seen: await compare(cluster, load, work, steps, queues, pgbench) };
    } catch (error) {
      if (!(error instanceof RunnerFailure)) throw error;
      process.stderr.write(`${error.message}\nBare clients take over.\n`);
    }
  }
  return { runner: bareClients, seen: await compare(cluster, load, work, steps, queues, bareClients) };
}

/** Requests through HTTP, with all rules, audit, outbox and idempotency, against the same statements with nothing around them. */
export async function measureAgainstSql(cluster: Cluster, load: Load, work: Work): Promise<Figure[]> {
  const [one, many] = work.what;
  const queues = await onceOn(cluster, work.template, work.prepare);
  const steps = await listenIn(cluster, work, queues);
  const { runner, seen } = await compareWithAny(cluster, load, work, steps, queues);
  const requestCount = queues.flat().length;
  const rate = (seconds: readonly number[]) => Math.round(requestCount / median(seconds));
  return [
    {
      what: `${one} through HTTP / ${runner.name}`,
      measured: median(seen.map(({ bare, ours }) => bare / ours)),
      unit: 'x',
      aim: { atLeast: work.atLeast },
      binding: false,
      detail: `${rate(seen.map((s) => s.ours))} / ${rate(seen.map((s) => s.bare))} ${many} a second, ${queues.length} at once, ${steps[0]?.[0]?.length} statements each; ${memory()} resident with server and load`,
    },
  ];
}
