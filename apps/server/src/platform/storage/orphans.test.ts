import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import type { Tx } from '#platform/db/types.ts';
import { deleteOrphans } from './orphans.ts';

const lines: { msg: string; rows?: string; purged?: number; files?: number }[] = [];
const w = await world({
  connections: 6,
  config: { logLevel: 'info' },
  log: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
});
const { files } = w.platform;
const now = w.clock.now();
const folder = path.join(w.config.dataDir, 'files');
const hour = 3_600_000;
const picture = { personId: undefined, kind: 'identity', mime: 'image/webp', bytes: Buffer.from('RIFF') };
const isThere = (id: string) => existsSync(path.join(folder, id.slice(0, 2), id));

/** Keeps a picture whose row never comes. */
async function orphan(): Promise<string> {
  let id = '';
  const killed = w.db.transaction().execute(async (tx) => {
    id = await files.save(tx, picture, now);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  return id;
}

/** A row that is committed only when it is told to be. */
async function begin(): Promise<{ readonly id: string; readonly commit: () => Promise<void> }> {
  let go = () => {};
  const told = new Promise<void>((resolve) => (go = resolve));
  const { promise: saved, resolve } = Promise.withResolvers<string>();
  const done = w.db.transaction().execute(async (tx: Tx) => {
    resolve(await files.save(tx, picture, now));
    await told;
  });
  return {
    id: await saved,
    commit: () => {
      go();
      return done;
    },
  };
}

test('D3.06 a picture whose row never came goes at the second daily look; one whose row is being written stays', async () => {
  let elapsed = 0;
  const { run } = deleteOrphans(() => elapsed);
  const lost = await orphan();
  const kept = await files.save(w.db, picture, now);
  const coming = await begin();
  mkdirSync(path.join(folder, 'lost+found'));
  writeFileSync(path.join(folder, 'lost+found', lost), 'of the system');
  await run(w.platform, now);
  await coming.commit();
  elapsed = 24 * hour - 1;
  await run(w.platform, now);
  expect([lost, kept, coming.id].map(isThere)).toEqual([true, true, true]);
  const late = await orphan();
  elapsed = 24 * hour;
  lines.length = 0;
  await run(w.platform, now);
  expect([lost, kept, coming.id, late].map(isThere)).toEqual([false, true, true, true]);
  expect(existsSync(path.join(folder, 'lost+found', lost))).toBe(true);
  expect(lines.filter(({ msg }) => msg === 'rows purged')).toMatchObject([{ rows: 'files without a row', purged: 1 }]);
  elapsed = 48 * hour;
  await run(w.platform, now);
  expect([kept, coming.id, late].map(isThere)).toEqual([true, true, false]);
});

test('D3.06 a process that ends removes none, and they go at its next look', async () => {
  let elapsed = 0;
  const { run } = deleteOrphans(() => elapsed);
  const lost = await orphan();
  await run(w.platform, now);
  elapsed = 24 * hour;
  await run({ ...w.platform, stopping: AbortSignal.abort() }, now);
  expect(isThere(lost)).toBe(true);
  await run(w.platform, now);
  expect(isThere(lost)).toBe(false);
});

test('D3.06 a folder in which most files are of another database is left alone, and the log says so', async () => {
  let elapsed = 0;
  const { run } = deleteOrphans(() => elapsed);
  const others: string[] = [];
  for (let n = 0; n < 12; n += 1) others.push(await orphan());
  await run(w.platform, now);
  elapsed = 24 * hour;
  lines.length = 0;
  await run(w.platform, now);
  expect(others.every(isThere)).toBe(true);
  expect(lines).toMatchObject([{ files: 12, msg: expect.stringContaining('another hospital') }]);
});
