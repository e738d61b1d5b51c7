import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, fchmodSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from './alive.ts';
import type { Place } from './place.ts';
import { programEnvironment } from './program-environment.ts';

/** A running PostgreSQL server: its process and the port it answers on (on 127.0.0.1). */
export type Postmaster = { pid: number; port: number };

/** Settings of one cluster, as in postgresql.conf, e.g. `{ fsync: 'off' }`. */
export type Settings = Readonly<Record<string, string>>;

const POLL_MS = 25;
const RETRY_MS = 250;
/** A killed server's file can outlive it for some seconds, and one that recovers does not answer at once. */
const WAIT_MS = 30_000;
/** Shorter than the least time that a stop of ours may take. */
const STOP_MS = 10_000;

/** The address of a database in a cluster that listens on this port. */
export function addressOf(place: Place, port: number, database: string): string {
  return `postgres://balsam:${place.password}@127.0.0.1:${port}/${database}`;
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
}

/** After a restart of the machine the number in the file may be anybody's. */
function isPostgresOf(place: Place, pid: number): boolean {
  try {
    const command = commandOf(pid);
    return command.includes('postgres') && command.includes(place.data);
  } catch {
    return false;
  }
}

/** Whether the server with this number still runs; cheap enough to be checked each second. */
export const isRunning = (place: Place, pid: number): boolean =>
  // Where nobody reaps dead processes their number stays; elsewhere to look closer would start a program each time.
  process.platform === 'linux' ? isPostgresOf(place, pid) : isAlive(pid);

/** The living server of these data, whether it answers yet or not. */
export function livingPostmaster(place: Place): Postmaster | undefined {
  try {
    const [pid, , , port] = readFileSync(path.join(place.data, 'postmaster.pid'), 'utf8').split('\n').map(Number);
    if (!pid || !isAlive(pid) || !isPostgresOf(place, pid)) return undefined;
    return { pid, port: port ?? 0 };
  } catch {
    return undefined;
  }
}

async function answers(place: Place, port: number): Promise<boolean> {
  if (!port) return false;
  const client = new pg.Client({
    connectionString: addressOf(place, port, 'postgres'),
    connectionTimeoutMillis: 1000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The server that an earlier process left running, as soon as it answers; undefined when there is none. */
export async function adoptPostmaster(place: Place): Promise<Postmaster | undefined> {
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const running = livingPostmaster(place);
    if (!running) return undefined;
    if (await answers(place, running.port)) return running;
    await sleep(POLL_MS);
  }
  throw new Error(`The database in ${place.data} is running but does not answer. Its log: ${logOf(place)}`);
}

/** Where the server of these data writes what it has to say. */
export function logOf(place: Place): string {
  return path.join(place.home, 'postgres.log');
}

/** Why it ended, out of all that it wrote. */
export function lastComplaint(log: string): string {
  const complaint = /(?:FATAL|PANIC): .*/g;
  return log.match(complaint)?.at(-1) ?? log.trimEnd().split('\n').at(-1) ?? '';
}

/** Why it died, though it had come up: out of what it wrote since. Nothing while nothing killed it. */
export const causeOfDeath = (log: string): string | undefined =>
  (log.match(/PANIC: .*/g) ?? log.match(/was terminated by signal .*/g))?.at(-1);

export const lengthOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function argumentsOf(place: Place, port: number, settings: Settings): string[] {
  const all: Settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    lc_messages: 'C',
    // What it tells beside an error is the row: a phone that is taken, an identity number.
    log_error_verbosity: 'terse',
    ...settings,
  };
  return [
    '-D',
    place.data,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

/**
 * The number that a file of an earlier server holds may be somebody else's by now, or a dead process that nobody has
 * reaped; PostgreSQL would take it for a rival. It passes over its parent's number, and then still looks by itself
 * whether a process of the earlier server is left.
 */
function disownPidFile(place: Place): void {
  const file = path.join(place.data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [process.pid, ...rest].join('\n'));
}

/** Apart from our own process group: Ctrl-C is for us, and we stop it when our work is done. */
function spawnPostmaster(place: Place, port: number, settings: Settings): ChildProcess {
  const log = openSync(logOf(place), 'a', 0o600);
  // That of an earlier version could be read by all accounts of the machine.
  fchmodSync(log, 0o600);
  const child = spawn(place.binaries.postgres, argumentsOf(place, port, settings), {
    ...place.user,
    cwd: path.dirname(place.data),
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

async function tryStart(place: Place, settings: Settings, wanted: number | undefined): Promise<Postmaster> {
  disownPidFile(place);
  const port = wanted ?? (await freePort());
  const log = logOf(place);
  const before = lengthOf(log);
  const refusal = (): Error => {
    const why = lastComplaint(readFileSync(log).subarray(before).toString());
    return new Error(`The database in ${place.data} did not start: ${why}. Its log: ${log}`);
  };
  const child = spawnPostmaster(place, port, settings);
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(refusal()));
  });
  // It ends one day, long after anybody waits for it here.
  ended.catch(() => {});
  const answering = async (): Promise<void> => {
    while (child.exitCode === null && !(await answers(place, port))) await sleep(POLL_MS);
  };
  await Promise.race([answering(), ended]);
  if (child.exitCode !== null) await ended;
  return { pid: child.pid ?? 0, port };
}

/**
 * Starts PostgreSQL on data that no living server holds (look first, under the lock). The processes of a server that
 * was killed need some seconds to notice, and until then the data are still theirs; and a port that was free may be taken by somebody else.
 * @param port where it must listen; else any that is free
 */
export async function startPostmaster(
  place: Place,
  settings: Settings,
  port?: number,
  patienceMs = 5000,
): Promise<Postmaster> {
  try {
    return await tryStart(place, settings, port);
  } catch (error) {
    if (patienceMs <= 0 || !/still in use|already exists|could not create any TCP/.test((error as Error).message))
      throw error;
    await sleep(RETRY_MS);
    return startPostmaster(place, settings, port, patienceMs - RETRY_MS);
  }
}

/**
 * Stops the server of these data in its fast mode: open transactions are rolled back, connections closed. One that was just recovering, as
 * on a full disk, may never end that way: after ten seconds it is told to leave everything, and recovers at the next start.
 */
export async function stopPostmaster(place: Place, patienceMs = STOP_MS): Promise<void> {
  const running = livingPostmaster(place);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const until = performance.now() + patienceMs;
  while (livingPostmaster(place) && performance.now() < until) await sleep(POLL_MS);
  if (livingPostmaster(place)) process.kill(running.pid, 'SIGQUIT');
  while (livingPostmaster(place)) await sleep(POLL_MS);
}
