import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { secretOfDataDir } from '#platform/config/secret.ts';
import { initialise } from './initialise.ts';
import { underLock, underLockIfAny } from './lock.ts';
import { openPlace } from './place.ts';
import { causeOfDeath, lastComplaint, stopPostmaster } from './postmaster.ts';

const root = mkdtempSync(path.join(tmpdir(), 'balsam-full-disk-'));
afterAll(() => rmSync(root, { recursive: true }));

// A disk that was full made these files and had no room for what belongs in them.
let home: string;
const leaveEmpty = (name: string) => writeFileSync(path.join(home, name), '');
beforeEach(() => {
  home = mkdtempSync(path.join(root, 'home-'));
});

test('a lock that was left empty is taken away, and the start goes on', { timeout: 10_000 }, async () => {
  leaveEmpty('lock');
  const file = path.join(home, 'lock');
  const minuteAgo = Date.now() / 1000 - 60;
  utimesSync(file, minuteAgo, minuteAgo);
  expect(await underLock(file, async () => readFileSync(file, 'utf8'))).toContain(String(process.pid));
});

test('where no lock can be written, a database is left all the same, and once', async () => {
  const file = path.join(home, 'no such folder', 'lock');
  let left = 0;
  const leaving = async () => {
    left += 1;
    throw new Error('it did not stop');
  };
  await expect(underLock(file, leaving)).rejects.toThrow('ENOENT');
  expect(left).toBe(0);
  await expect(underLockIfAny(file, leaving)).rejects.toThrow('it did not stop');
  expect(left).toBe(1);
});

test('a password of the database that was left empty is made anew', () => {
  leaveEmpty('pg-password');
  const { password } = openPlace(home);
  expect(password.length).toBeGreaterThan(30);
  expect(openPlace(home).password).toBe(password);
});

test('an empty secret is none: nothing is signed with it', () => {
  leaveEmpty('secret');
  expect(() => secretOfDataDir(home)).toThrow(/secret holds no secret of 32 characters.*delete the file/);
});

test('data that cannot be made are told with their place and with what stands against them, in one line', async () => {
  const initdb = path.join(home, 'initdb');
  const says = 'initdb: error: could not write to file "pg_wal": No space left on device';
  writeFileSync(
    initdb,
    `#!/bin/sh\necho creating directory\necho '${says}' >&2\necho removing contents >&2\nexit 1\n`,
    {
      mode: 0o755,
    },
  );
  const data = path.join(home, 'pg');
  const binaries = { native: home, postgres: initdb, initdb, version: '18' };
  const made = initialise({ home, data, binaries, user: undefined, password: 'only for tests' });
  await expect(made).rejects.toThrow(new Error(`The database could not be made in ${data}: ${says}`));
});

test('of the log of a database that did not start, what stood against it is told, and no more', () => {
  const log = [
    'LOG:  starting PostgreSQL 18.1',
    '2026-11-29 03:18:38.216 UTC [18403] FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'HINT:  Check free disk space.',
  ];
  expect(lastComplaint(log.join('\n'))).toBe(
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
  );
  expect(lastComplaint('sh: not found\n')).toBe('sh: not found');
});

test('of a database that died after it had come up, what killed it is told; one that lives is not blamed', () => {
  const full = 'PANIC:  could not write to file "pg_wal/xlogtemp.28765": No space left on device';
  const died = `LOG:  ready\n2026-11-29 09:07:30 UTC [28765] ${full}\nLOG:  WAL writer process (PID 28765) was terminated by signal 6\n`;
  expect(causeOfDeath(died)).toBe(full);
  expect(causeOfDeath('LOG:  server process (PID 7) was terminated by signal 9: Killed\n')).toBe(
    'was terminated by signal 9: Killed',
  );
  expect(causeOfDeath('FATAL:  the database system is starting up\nLOG:  ready\n')).toBeUndefined();
});

test('a database that does not stop in order, as one that was just recovering, is stopped all the same', async () => {
  const data = path.join(home, 'pg');
  mkdirSync(data);
  const deaf = `process.on('SIGINT', () => {}); process.stdout.write('up'); setInterval(() => {}, 60_000)`;
  const server = spawn(process.execPath, ['-e', deaf, 'postgres', data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  await once(server.stdout, 'data');
  writeFileSync(path.join(data, 'postmaster.pid'), `${server.pid}\n${data}\n0\n5432\n`);
  const binaries = { native: home, postgres: '', initdb: '', version: '18' };
  await stopPostmaster({ home, data, binaries, user: undefined, password: 'only for tests' }, 0);
  expect(await ended).toEqual([null, 'SIGQUIT']);
});
