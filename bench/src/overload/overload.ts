import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { quantile, type Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn } from '../in-turn.ts';
import { search } from '../reads/reads.ts';
import type { BenchRequest } from '../load/load.ts';
import { sendAtRate, sendInTurn, Connections, type Answer } from './arrivals.ts';

const [burstSeconds, recoverySeconds] = [20, 10];
/** Connections to each process: more than it works on at a time. */
const kept = 256;
const read: BenchRequest = { path: `/api/v1${search[1]?.path}` };
/** What has capacity of its own, or needs none. */
const reserved: readonly BenchRequest[] = [
  { path: '/readyz' },
  { path: '/healthz' },
  {
    method: 'POST',
    path: '/api/v1/auth/patient/login',
    body: { field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026', remember: false },
  },
];

async function start(url: string, folder: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'server.worker.ts'), [url, folder]);
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}
async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

const isServed = ({ status }: Answer) => status === 200;
/** Not served, or not within a second. */
const isPoor = (answer: Answer) => !isServed(answer) || answer.took > 1000;

/** Capacity, then three times as much, then half. */
async function overload(ports: readonly number[]) {
  const processes = ports.map((port) => new Connections(port, kept));
  // Of their own, as the checks of a balancer are: they do not wait behind the reads.
  const apart = ports.map((port) => new Connections(port, 8));
  await sendInTurn(processes, read, 16, 3);
  const capacity = await sendInTurn(processes, read, 16, 5);
  const [burst, ...others] = await Promise.all([
    sendAtRate(processes, read, capacity * 3, burstSeconds),
    ...reserved.map((request) => sendAtRate(apart, request, 2, burstSeconds)),
  ]);
  const after = await sendAtRate(processes, read, capacity / 2, recoverySeconds);
  const poor = [...burst.answers, ...after.answers].filter(isPoor).map(({ at }) => at - burst.ended);
  return { capacity, burst, urgent: others.flatMap(({ answers }) => answers), recovery: Math.max(0, ...poor) };
}

/** One process, or several on one database that are asked in turn. */
async function measure(cluster: Cluster, processes: number): Promise<Figure[]> {
  const { url, drop } = await cluster.clone(cluster.small);
  const servers = await Promise.all(Array.from({ length: processes }, () => start(url, cluster.folder)));
  try {
    const { capacity, burst, urgent, recovery } = await overload(servers.map(({ port }) => port));
    const served = burst.answers.filter(isServed);
    const inTime = served.filter(({ at }) => at <= burst.ended).length / burstSeconds;
    const refused = burst.answers.filter(({ status }) => status === 503);
    const of = processes === 1 ? 'one process' : `${processes} processes`;
    const reported = { unit: 'ms', binding: false } as const;
    const p99 = (answers: readonly Answer[]) =>
      quantile(
        answers.map(({ took }) => took),
        0.99,
      );
    return [
      {
        what: `overload, ${of}: served at 3 x capacity / at capacity`,
        measured: inTime / capacity,
        unit: 'x',
        aim: { atLeast: 0.8 },
        binding: false,
        detail: `${inTime.toFixed(0)} / ${capacity.toFixed(0)} a second; of ${burst.answers.length} in ${burstSeconds} s ${served.length} served, ${refused.length} refused with 503, ${burst.answers.length - served.length - refused.length} otherwise`,
      },
      {
        what: `overload, ${of}: 99 of 100 that were served`,
        measured: p99(served),
        ...reported,
        aim: { atMost: 2000 },
        detail: `99 of 100 refusals ${p99(refused).toFixed(0)} ms`,
      },
      {
        what: `overload, ${of}: log-in and health, served of asked`,
        measured: urgent.filter(isServed).length / urgent.length,
        unit: 'x',
        aim: { exactly: 1 },
        binding: true,
        detail: `${urgent.length} during the burst, 99 of 100 within ${p99(urgent).toFixed(0)} ms`,
      },
      {
        what: `overload, ${of}: until all is served within a second again`,
        measured: recovery,
        ...reported,
        aim: { atMost: 10_000 },
        detail: `at half of capacity, since the burst ended`,
      },
    ];
  } finally {
    await Promise.all(servers.map(({ child }) => end(child)));
    await drop();
  }
}

/** Three times as many reads as can be served, for 20 seconds: what is served, how late, and what comes through meanwhile. */
export const measureOverload = async (cluster: Cluster): Promise<Figure[]> =>
  (await inTurn([1, 2], (processes) => measure(cluster, processes))).flat();
