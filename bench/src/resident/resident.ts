import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { runProgram } from '../../../apps/server/test/child-program.ts';
import type { Cluster } from '../cluster.ts';
import { median, type Figure } from '../figures.ts';
import { logIn } from '../lighthouse/visitor.ts';
import { fillCrowd, patients } from '../live/crowd.ts';
import { wireOf, type BenchRequest, type Load, type Order } from '../load/load.ts';
import { reads } from '../reads/reads.ts';

const connections = 8;
/** Callers ask this often in a row before memory is looked at again. */
const requestsInRow = 50;
const minuteMs = 60_000;
/** What a process needs to have everything at hand that it keeps: the first part of the load, before growth counts. */
const warmUpShare = 0.2;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Megabytes of memory that the process takes now. */
async function residentOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** The shop's reads, those of the main job, and a change of what one prefers, as a patient of the demo hospital. */
function mixedRequests(token: string): BenchRequest[] {
  const headers = { authorization: `Bearer ${token}` };
  const at = (where: string) => `/api/v1${where}`;
  const query = `/products?limit=20&query=${encodeURIComponent('بنادول')}`;
  const shop = ['/products?limit=20', '/products/1', '/products/home-listing', query];
  const ofPatients = reads.filter(({ as }) => as !== 'doctor');
  return [
    ...shop.map((where) => ({ path: at(where) })),
    ...ofPatients.map(({ path: where, as }) => ({ path: at(where), ...(as && { headers }) })),
    { path: at('/cart'), headers },
    { method: 'POST', path: at('/user/change-language'), headers, body: { language: 'ar' } },
  ];
}

/** A row of them for each caller, who begins elsewhere in the list. */
function queuesOf(requests: readonly BenchRequest[]): string[][] {
  const wires = requests.map(wireOf);
  return Array.from({ length: connections }, (_, caller) =>
    Array.from({ length: requestsInRow }, (_request, n) => wires[(n + caller * 5) % wires.length] ?? ''),
  );
}

/** One look at a process under load: which part of the time was over, and the megabytes that it took. */
type Look = { readonly at: number; readonly taken: number };

/** Asks for so long. Answers how much memory the process took each time that a row of requests was through. */
async function loadFor(load: Load, minutes: number, order: Order, pid: number): Promise<Look[]> {
  const began = performance.now();
  const seen: Look[] = [];
  const next = async (): Promise<void> => {
    const at = performance.now() - began;
    if (at > minutes * minuteMs) return;
    await load.run(order);
    seen.push({ at: at / (minutes * minuteMs), taken: await residentOf(pid) });
    await next();
  };
  await next();
  return seen;
}

const figure = (what: string, measured: number, atMost: number, detail: string): Figure => ({
  what: `memory: ${what}`,
  measured,
  unit: 'MB',
  aim: { atMost },
  binding: false,
  detail,
});

/** What a thousand patients with open sockets take; they hang up again. */
async function withSockets(origin: string, pid: number): Promise<number> {
  const crowd = fork(path.join(import.meta.dirname, 'sockets.worker.ts'), [origin, String(patients)]);
  const gone = once(crowd, 'exit');
  await Promise.race([
    once(crowd, 'message'),
    gone.then(() => Promise.reject(new Error('the sockets were not opened'))),
  ]);
  await pause(5000);
  const taken = await residentOf(pid);
  crowd.kill('SIGTERM');
  await gone;
  return taken;
}

/** The growth of the last fifth against the first fifth after the warm-up, in medians. */
function growthOf(seen: readonly Look[]) {
  const between = (from: number, to: number) =>
    median(seen.filter(({ at }) => at >= from && at < to).map(({ taken }) => taken));
  return { early: between(warmUpShare, warmUpShare * 2), late: between(1 - warmUpShare, 1) };
}

/**
 * Memory of a server in a process of its own: after its start, with a thousand sockets, and how it grows under a mixed load.
 * @param minutes how long the load lasts
 */
export async function measureResident(cluster: Cluster, load: Load, minutes: number): Promise<Figure[]> {
  const template = await cluster.extend(cluster.small, 'balsam_bench_live', fillCrowd);
  const { url, drop } = await cluster.clone(template);
  const server = runProgram('main.ts', {
    BALSAM_TEST: '1',
    BALSAM_DATA_DIR: cluster.folder,
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000000',
  });
  try {
    const origin = await server.url;
    const pid = server.process.pid ?? 0;
    await pause(5000);
    const started = await residentOf(pid);
    const connected = await withSockets(origin, pid);
    const { token } = await logIn(origin, '1000001', 'Balsam#2026');
    const order = { port: Number(new URL(origin).port), queues: queuesOf(mixedRequests(token)) };
    const seen = await loadFor(load, minutes, order, pid);
    const { early, late } = growthOf(seen);
    const asked = seen.length * requestsInRow * connections;
    return [
      figure('after the start', started, 250, 'resident, five seconds after it is ready'),
      figure(`with ${patients} sockets`, connected, 400, 'resident, five seconds after the last one connected'),
      {
        ...figure('growth over a mixed load', late / early, 1.1, ''),
        unit: 'x',
        detail: `${late.toFixed(0)} / ${early.toFixed(0)} MB: the last fifth of ${minutes} minutes against the second; ${asked} requests, ${connections} at once`,
      },
    ];
  } finally {
    server.process.kill('SIGTERM');
    await server.ended;
    await drop();
  }
}
