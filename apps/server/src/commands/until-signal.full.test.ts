import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { runProgram, stopAllPrograms, type ChildProgram } from '#test/child-program.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { testSecret } from '#test/databases.ts';
import { world } from '#test/world.ts';

// A database is made from nothing, and many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const place = mkdtempSync(path.join(tmpdir(), 'balsam-stopped-'));
// PostgreSQL's own user, where there is one, has to come through here.
chmodSync(place, 0o755);
afterAll(async () => {
  await stopAllPrograms();
  rmSync(place, { recursive: true, force: true });
});

/** Presses Ctrl-C as soon as the program has made a file, and answers how it ended. */
async function stopAt(child: ChildProgram, file: string) {
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 100_000 });
  child.process.kill('SIGINT');
  return { ...(await child.ended), ...child.output };
}
const w = await world();
const proxy = databaseProxy();
const quietly = { code: 130, signal: null, out: '', err: '' };

test('a command that is stopped half way stops the embedded database that it started', async () => {
  const home = path.join(place, 'home');
  const names = ['--name', 'Huda Al Rashid', '--name-ar', 'هدى الراشد'];
  const args = ['first-admin', '--email', 'huda@example.org', ...names];
  const child = runProgram('commands/staff.ts', { BALSAM_DATA_DIR: home }, args);
  expect(await stopAt(child, path.join(home, 'pg-users', String(child.process.pid)))).toEqual(quietly);
  expect(existsSync(path.join(home, 'pg', 'postmaster.pid'))).toBe(false);
  expect(readdirSync(path.join(home, 'pg-users'))).toEqual([]);
});

test('a backup that is stopped half way leaves nothing of the records of patients', async () => {
  const folder = path.join(place, 'backup');
  const env = { BALSAM_SECRET: testSecret, BALSAM_DATA_DIR: place, DATABASE_URL: await proxy.through(w.url) };
  proxy.freeze();
  const child = runProgram('commands/backup.ts', env, [folder]);
  expect(await stopAt(child, `${folder}.unfinished`)).toEqual(quietly);
  expect(readdirSync(place).filter((each) => each.startsWith('backup'))).toEqual([]);
});

test.each(['backup', 'sign-out'])('%s takes no option that there is not for a name', async (program) => {
  const child = runProgram(`commands/${program}.ts`, { BALSAM_DATA_DIR: path.join(place, 'none') }, ['--help']);
  expect(await child.ended).toEqual({ code: 1, signal: null });
  expect(child.output.err).toMatch(new RegExp(`^Usage: npm run ${program} -- `));
  expect(existsSync(path.join(place, 'none'))).toBe(false);
});
