import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

type Holder = { child: ChildProcess; url: string; adopted: boolean };

const HOLD = path.join(import.meta.dirname, '../../../../test/hold-cluster.ts');
const holders: Holder[] = [];
const folders: string[] = [];

function freshFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'balsam-cluster-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** Another process that starts or joins the cluster in `home`. */
async function hold(home: string): Promise<Holder> {
  const child = spawn(process.execPath, [HOLD, home], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const holder = { child, ...(JSON.parse(line.toString()) as { url: string; adopted: boolean }) };
  holders.push(holder);
  return holder;
}

async function release({ child }: Holder): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.write('\n');
  await once(child, 'exit');
}

async function kill({ child }: Holder): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function queryAnswer(url: string, text: string, values: readonly string[] = []): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(text, [...values])).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

function postmasterOf(data: string): number {
  return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

afterEach(async () => {
  await Promise.all(holders.splice(0).map(release));
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const home = freshFolder();
const data = path.join(home, 'pg');

test('two processes that start at once share one cluster', async () => {
  const [one, two] = await Promise.all([hold(home), hold(home)]);
  expect(one.adopted).toBe(!two.adopted);
  expect(one.url).toBe(two.url);
  await queryAnswer(one.url, 'create table kept as select 7 as answer');
});

test('what was written outlives a stop and a start', async () => {
  const { url, adopted } = await hold(home);
  expect(adopted).toBe(false);
  expect(await queryAnswer(url, 'select answer from kept')).toBe(7);
});

test('it is made for Arabic: upper and lower case, trigrams and encoding come from C.UTF-8', async () => {
  const { url } = await hold(home);
  expect(
    await queryAnswer(
      url,
      `select datcollate || ' ' || pg_encoding_to_char(encoding) as answer from pg_database where datname = 'postgres'`,
    ),
  ).toBe('C.UTF-8 UTF8');
});

test('D3.05 its log is for its own account, and names neither what is taken already nor a row that is refused', async () => {
  const { url } = await hold(home);
  await queryAnswer(url, `create table contact (phone text primary key, kind text check (kind = 'mobile'))`);
  const insert = (phone: string, kind: string) =>
    queryAnswer(url, 'insert into contact values ($1, $2)', [phone, kind]);
  await insert('+966501112233', 'mobile');
  await expect(insert('+966501112233', 'mobile')).rejects.toThrow('duplicate key');
  await expect(insert('+966504445566', 'other')).rejects.toThrow('violates check constraint');
  const file = path.join(home, 'postgres.log');
  const log = readFileSync(file, 'utf8');
  expect(log).toMatch(/duplicate key[\s\S]*violates check constraint/);
  expect(log).not.toMatch(/9665|50111|50444/);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('an import that ends beside a running server leaves the database up', async () => {
  const server = await hold(home);
  const sideline = await hold(home);
  await release(sideline);
  expect(await queryAnswer(server.url, 'select 1 as answer')).toBe(1);
});

test('a starter that leaves before its companion leaves it the database', async () => {
  const starter = await hold(home);
  const companion = await hold(home);
  await release(starter);
  expect(await queryAnswer(companion.url, 'select 1 as answer')).toBe(1);
  await release(companion);
  await expect(queryAnswer(companion.url, 'select 1 as answer')).rejects.toThrow('ECONNREFUSED');
});

test('a server that was killed leaves the database to the next, who stops it', async () => {
  await kill(await hold(home));
  const next = await hold(home);
  expect(next.adopted).toBe(true);
  await release(next);
  await expect(queryAnswer(next.url, 'select 1 as answer')).rejects.toThrow('ECONNREFUSED');
});

test('when the database was killed with its server, the next start recovers what was written', async () => {
  const server = await hold(home);
  await queryAnswer(server.url, 'insert into kept values (8)');
  process.kill(postmasterOf(data), 'SIGKILL');
  await kill(server);
  const next = await hold(home);
  expect(await queryAnswer(next.url, 'select sum(answer)::int as answer from kept')).toBe(15);
});

test('a file that names the process of somebody else is not taken for a running database', async () => {
  writeFileSync(path.join(data, 'postmaster.pid'), `${process.pid}\n${data}\n0\n5432\n`);
  const { adopted } = await hold(home);
  expect(adopted).toBe(false);
});

test('a lock that a killed process left is taken over', async () => {
  writeFileSync(path.join(home, 'pg-start.lock'), '4194305 0');
  const { url } = await hold(home);
  expect(await queryAnswer(url, 'select 1 as answer')).toBe(1);
});

test('data that were cut short while being made are made again', async () => {
  const half = freshFolder();
  mkdirSync(path.join(half, 'pg', 'base'), { recursive: true });
  writeFileSync(path.join(half, 'pg', 'PG_VERSION'), '18\n');
  const { url } = await hold(half);
  expect(await queryAnswer(url, 'select 1 as answer')).toBe(1);
});

const isLinux = process.platform === 'linux';
test.skipIf(!isLinux)(
  `its processes are given no secret of the hospital${isLinux ? '' : ' (skipped: only Linux shows what a process was given)'}`,
  async () => {
    vi.stubEnv('SMTP_URL', 'smtp://balsam:the-password-of-the-post@post.example');
    const fresh = freshFolder();
    await hold(fresh);
    vi.unstubAllEnvs();
    const given = readFileSync(`/proc/${postmasterOf(path.join(fresh, 'pg'))}/environ`, 'utf8');
    expect(given).toContain('PATH=');
    expect(given).not.toContain('the-password-of-the-post');
  },
);

const isRoot = process.getuid?.() === 0;
test.skipIf(!isRoot)(
  `below a folder of root's own it still starts${isRoot ? '' : ' (skipped: only root can have such a folder)'}`,
  async () => {
    const { url } = await hold(path.join(freshFolder(0o700), 'data'));
    const place = String(await queryAnswer(url, `select current_setting('data_directory') as answer`));
    expect(place).toMatch(/^\/var\/lib\/balsam\//);
    folders.push(path.dirname(place));
  },
);
