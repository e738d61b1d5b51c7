import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { stopAllPrograms, runProgram, type ChildProgram } from './child-program.ts';

// A start takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Another zone than the hospital's: nothing may follow the machine's. */
const machine = { TZ: 'America/Los_Angeles', BALSAM_TEST: '1', LOG_LEVEL: 'trace' };
const home = mkdtempSync(path.join(tmpdir(), 'balsam-process-'));
chmodSync(home, 0o755);

afterAll(async () => {
  await stopAllPrograms();
  rmSync(home, { recursive: true, force: true });
});

const lines = (text: string) => text.trimEnd().split('\n');

/** Speaks to a running server as Sara. */
async function sara(url: string) {
  const call = async (to: string, init: RequestInit = {}) => {
    const reply = await fetch(`${url}/api/v1${to}`, init);
    // oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
    return { http: reply.status, data: ((await reply.json()) as { data: any }).data };
  };
  const post = (to: string, body: object, headers = {}) =>
    call(to, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const login = { field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026', remember: true };
  const token: string = (await post('/auth/patient/login', login)).data.access_token;
  const mine = { authorization: `Bearer ${token}` };
  return {
    token,
    get: (to: string) => call(to, { headers: mine }),
    post: (to: string, body: object) => post(to, body, mine),
  };
}
type Sara = Awaited<ReturnType<typeof sara>>;
type Slot = { id: number; starts_at: string; date: string; start_time: string };

/** Free on-site slots of some doctors on Wednesday, one each and none at the same time. */
async function freeSlots(me: Sara): Promise<Slot[]> {
  const doctors = await me.get('/find/doctors?method=onsite&limit=30');
  const days = await Promise.all(
    (doctors.data.items as { id: number }[]).map(async ({ id }) =>
      me.get(`/timeslots/by-location?doctor_id=${id}&dated=2026-11-25&type=onsite`),
    ),
  );
  const taken = new Set<string>();
  return days.flatMap(({ data }) => {
    const free = (data.items as (Slot & { is_free: boolean })[]).find((s) => s.is_free && !taken.has(s.starts_at));
    if (!free) return [];
    taken.add(free.starts_at);
    return [free];
  });
}

const kill = async ({ process: child, ended }: ChildProgram): Promise<void> => {
  child.kill('SIGKILL');
  await ended;
};
/** Whether a process runs; one that has ended and that nobody has looked at yet, a zombie, does not. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
};

const first = { ...machine, BALSAM_DATA_DIR: home, BALSAM_TEST_NOW: '2026-11-22T06:00:00Z' };
/** A database takes its time to stop on a busy machine. */
const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000 });
const children: ChildProgram[] = [];
const open = async (): Promise<{ child: ChildProgram; me: Sara }> => {
  const child = runProgram('main.ts', first);
  children.push(child);
  return { child, me: await sara(await child.url) };
};
const pidFile = () => lines(readFileSync(path.join(home, 'pg/postmaster.pid'), 'utf8')).map(Number);
/** Its number; a file that PostgreSQL has made and not written yet, or that one of its makers holds, has none. */
const postmaster = (): number => {
  const [pid, , , port] = pidFile();
  if (pid === undefined || pid <= 0 || port === undefined) throw new Error('the postmaster has not said its number');
  return pid;
};
const postmasterPort = () => pidFile()[3]!;
const upcoming = async (me: Sara) =>
  new Set(((await me.get('/appointments/upcoming?limit=500')).data.items as { id: number }[]).map(({ id }) => id));

describe('an installation with its own database', () => {
  test('two processes serve it as one: what is booked in one is sent by the other, in Riyadh time', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const socket = io(await other.child.url, { auth: { token: other.me.token }, transports: ['websocket'] });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const event = new Promise<{ id: number }>((resolve) => socket.once('appointment', resolve));
    const [slot] = await freeSlots(one.me);
    const { http, data } = await one.me.post('/appointments/create', { slot_id: slot?.id, type: 'onsite' });
    expect([http, await event]).toEqual([200, { id: data.id }]);
    socket.disconnect();
    expect([data.booked_date, data.start_time]).toEqual(['2026-11-25', slot?.start_time]);
    const riyadh = new Date(new Date(data.starts_at as string).getTime() + 3 * 3_600_000).toISOString();
    expect(riyadh.slice(0, 16)).toBe(`2026-11-25T${slot?.start_time}`);
    expect((await other.me.get(`/appointments/${data.id}`)).data.id).toBe(data.id);
  });

  test('a postmaster that was killed is started again, and both go on with it', async () => {
    const [one, other] = children;
    const [killed, port] = [postmaster(), postmasterPort()];
    const people = await Promise.all([one!, other!].map(async ({ url }) => sara(await url)));
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(postmaster()).not.toBe(killed);
        const ready = await Promise.all([one!, other!].map(async ({ url }) => fetch(`${await url}/readyz`)));
        expect(ready.map(({ status }) => status)).toEqual([200, 200]);
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(postmasterPort()).toBe(port);
    const replies = await Promise.all(people.map((me) => me.get('/appointments/upcoming')));
    expect(replies.map(({ http }) => http)).toEqual([200, 200]);
  });

  test('nothing that was acknowledged is lost when both are killed; the next start takes the database over', async () => {
    const [one, other] = children;
    const me = await sara(await one!.url);
    const acknowledged: number[] = [];
    const slots = await freeSlots(me);
    const booking = slots.map(async ({ id }, n) => {
      const reply = await me.post('/appointments/create', { slot_id: id, type: 'onsite' });
      if (reply.http === 200) acknowledged.push(reply.data.id as number);
      if (n === 3) await Promise.all([kill(one!), kill(other!)]);
    });
    await Promise.allSettled(booking);
    expect(acknowledged.length).toBeGreaterThan(0);
    const running = postmaster();
    const next = await open();
    expect(postmaster()).toBe(running);
    const kept = await upcoming(next.me);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});

describe('an installation with its own database ends', () => {
  test('Ctrl-C ends it in order: exit code 0, and no process of it is left', async () => {
    const last = children.at(-1)!;
    const running = postmaster();
    last.process.kill('SIGINT');
    expect(await last.ended).toEqual({ code: 0, signal: null });
    expect([last.output.err, existsSync(path.join(home, 'pg/postmaster.pid'))]).toEqual(['', false]);
    await gone(running);
  });

  test('Ctrl-C while it still starts leaves no process either', async () => {
    const child = runProgram('main.ts', first);
    children.push(child);
    const running = await vi.waitFor(postmaster, { timeout: 60_000, interval: 5 });
    child.process.kill('SIGINT');
    expect([await child.ended, child.output.err]).toEqual([{ code: 0, signal: null }, '']);
    await gone(running);
  });

  test('a database that cannot be started again ends the process, which says so', async () => {
    const { child } = await open();
    const control = path.join(home, 'pg/global/pg_control');
    renameSync(control, `${control}.away`);
    process.kill(postmaster(), 'SIGKILL');
    const { code } = await child.ended;
    renameSync(`${control}.away`, control);
    expect([code, lines(child.output.err).length]).toEqual([1, 1]);
    expect(child.output.err).toMatch(/^The embedded database stopped and could not be started again: /);
  });

  test('D3.05 nothing that they logged tells who somebody is', () => {
    const printed = children.map((child) => child.output.out + child.output.err).join('\n');
    expect(printed).toContain('"route":"/api/v1/appointments/:id"');
    // Times of the machine are any digits at all, an MRN's among them; what the welcome shows is the demo's own.
    const welcome = printed
      .replaceAll(/ {2}Demo log-ins[\s\S]*?staff.*\n/g, '')
      .replaceAll(/"(?:responseTime|time|pid)":[\d.e+-]+/g, '');
    expect(welcome).not.toMatch(
      /1000001|Sara|Harbi|سارة|الحربي|0500000001|\+966|1010101010|sara@|Balsam#2026|Bearer|127\.0\.0\.1"/,
    );
  });
});
