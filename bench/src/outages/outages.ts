import type pg from 'pg';
import { stopAllPrograms, runProgram } from '../../../apps/server/test/child-program.ts';
import { withClient } from '../client.ts';
import type { Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn } from '../in-turn.ts';
import { search } from '../reads/reads.ts';
import type { BenchRequest } from '../load/load.ts';
import { Backend } from '../stops/balancer.ts';
import { freeze, killConnections, lockPerson, untilWaiting } from './disturb.ts';

const mrn = '1000001';
const reads: readonly BenchRequest[] = search.map(({ path }) => ({ path: `/api/v1${path}` }));
const ready: BenchRequest = { path: '/readyz' };
const login = { field_name: 'mrn_number', username: mrn, password: 'Balsam#2026', remember: false };

/** Changes that person's own row. */
const changeLanguage = (token: string): BenchRequest => ({
  method: 'POST',
  path: '/api/v1/user/change-language',
  headers: { authorization: `Bearer ${token}` },
  body: { language: 'ar' },
});

async function logIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/auth/patient/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { data } = (await reply.json()) as { data: { access_token: string } };
  return data.access_token;
}

type Outcome = { readonly status: number | string; readonly took: number };

async function send(backend: Backend | undefined, request: BenchRequest | undefined): Promise<Outcome> {
  const began = performance.now();
  const status = backend && request ? await backend.send(request) : 'not asked';
  return { status, took: performance.now() - began };
}

/** So many reads by so many callers, of the processes in turn; `after` is told how many were answered. */
async function readAll(backends: readonly Backend[], count: number, callers: number, after?: (n: number) => unknown) {
  const outcomes: Outcome[] = [];
  let started = 0;
  const queue = async (): Promise<void> => {
    if (started >= count) return;
    const n = started;
    started += 1;
    outcomes.push(await send(backends[n % backends.length], reads[n % reads.length]));
    await after?.(outcomes.length);
    await queue();
  };
  await Promise.all(Array.from({ length: callers }, queue));
  return outcomes;
}

const many = (backends: readonly Backend[], count: number, request: BenchRequest): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => send(backends[n % backends.length], request)));

const slowest = (outcomes: readonly Outcome[]): number => Math.max(0, ...outcomes.map(({ took }) => took));

function countsOf(outcomes: readonly Outcome[]): string {
  const counts = Map.groupBy(outcomes, ({ status }) => status);
  return [...counts].map(([status, of]) => `${of.length} x ${status}`).join(', ');
}

/** How many were answered otherwise than with one of these. */
function others(what: string, outcomes: readonly Outcome[], expected: readonly number[], more = ''): Figure {
  return {
    what: `outages, ${what}: not ${expected.join(' or ')}`,
    measured: outcomes.filter(({ status }) => typeof status === 'string' || !expected.includes(status)).length,
    unit: 'requests',
    aim: { exactly: 0 },
    binding: true,
    detail: `${countsOf(outcomes)}; the slowest ${slowest(outcomes).toFixed(0)} ms${more}`,
  };
}

/** The connections that the pools hold are ended while nothing is asked, then 600 reads come. */
async function killedIdle(of: string, backends: readonly Backend[], admin: pg.Client): Promise<Figure[]> {
  await readAll(backends, 200, 48);
  const killed = await killConnections(admin);
  return [others(`${killed} idle connections killed, ${of}`, await readAll(backends, 600, 16), [200])];
}

/** They are ended at every 64th of 768 reads, while others are being answered. */
async function killedInUse(of: string, backends: readonly Backend[], admin: pg.Client): Promise<Figure[]> {
  let killed = 0;
  const outcomes = await readAll(backends, 768, 24, async (n) => {
    if (n % 64 === 0) killed += await killConnections(admin);
  });
  return [others(`${killed} connections in use killed, ${of}`, outcomes, [200, 503])];
}

/** PostgreSQL stands still under 60 reads and two looks at readiness, and goes on. */
async function frozen(of: string, backends: readonly Backend[], admin: pg.Client): Promise<Figure[]> {
  const thaw = await freeze(admin);
  const [looks, outcomes] = await Promise.all([
    many(backends, backends.length, ready),
    many(backends, 60, reads[0]!),
  ]).finally(thaw);
  const after = await readAll(backends, 60, 12);
  return [
    others(`PostgreSQL frozen, ${of}, readiness`, looks, [503]),
    others(`PostgreSQL frozen, ${of}, reads`, outcomes, [503]),
    others(`PostgreSQL goes on, ${of}, reads`, after, [200]),
  ];
}

/** Somebody forgets a lock of one person's row, 22 writes of that person wait behind it, and everybody else reads. */
async function lockedRow(of: string, backends: readonly Backend[], admin: pg.Client, token: string): Promise<Figure[]> {
  const write = changeLanguage(token);
  const unlock = await lockPerson(admin, mrn);
  const writing = many(backends, 22, write);
  await untilWaiting(admin, 15);
  const looks = await many(backends, backends.length, ready);
  const outcomes = await readAll(backends, 200, 8);
  const held = countsOf(await writing);
  await unlock();
  return [
    others(`a row locked with 22 writers, ${of}, readiness`, looks, [200]),
    others(`a row locked with 22 writers, ${of}, reads`, outcomes, [200], `; the writers: ${held}`),
    others(`the row is free again, ${of}, writers`, await many(backends, 22, write), [200]),
  ];
}

async function measure(cluster: Cluster, processes: number): Promise<Figure[]> {
  const { url, drop } = await cluster.clone(cluster.small);
  const of = processes === 1 ? 'one process' : `${processes} processes`;
  const children = Array.from({ length: processes }, () =>
    runProgram('main.ts', {
      BALSAM_TEST: '1',
      BALSAM_DATA_DIR: cluster.folder,
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '100000000',
    }),
  );
  try {
    const backends = await Promise.all(children.map(async (child) => new Backend(await child.url)));
    const token = await logIn((await children[0]?.url) ?? '');
    const disturbances = [killedIdle, killedInUse, frozen, lockedRow];
    const figures = await withClient(url, (admin) =>
      inTurn(disturbances, (disturb) => disturb(of, backends, admin, token)),
    );
    for (const backend of backends) backend.leave();
    return figures.flat();
  } finally {
    await stopAllPrograms();
    await drop();
  }
}

/** What is answered while the database is disturbed, by one process and by two on one database. */
export const measureOutages = async (cluster: Cluster): Promise<Figure[]> =>
  (await inTurn([1, 2], (processes) => measure(cluster, processes))).flat();
