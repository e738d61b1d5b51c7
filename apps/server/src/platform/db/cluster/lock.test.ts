import { existsSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { underLock } from './lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'balsam-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('whoever works for minutes, as to make a database on a slow disk, keeps the lock from a second start', async () => {
  const file = path.join(folder, 'pg-start.lock');
  const done: string[] = [];
  let end = () => {};
  const slow = underLock(file, () => new Promise<void>((resolve) => (end = resolve))).then(() => done.push('first'));
  await expect.poll(() => existsSync(file)).toBe(true);
  const minutesAgo = new Date(Date.now() - 120_000);
  utimesSync(file, minutesAgo, minutesAgo);
  const second = underLock(file, async () => done.push('second'));
  await expect
    .poll(() => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0, { timeout: 10_000 })
    .toBeGreaterThan(minutesAgo.getTime());
  end();
  await Promise.all([slow, second]);
  expect(done).toEqual(['first', 'second']);
});
