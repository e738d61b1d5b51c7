import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { few, type ExportPart } from '#platform/export/part.ts';
import { filesIn as storedIn } from '#platform/storage/files.ts';
import { world } from '#test/world.ts';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { makeExports } from './make-export.ts';
import { filesIn, exportsClient } from './privacy.fixture.ts';

const w = await world({ connections: 8 });
const exportsOf = exportsClient(w);

const part = (name: string, meanwhile: () => Promise<unknown> = async () => undefined): ExportPart => ({
  name,
  title: { en: name, ar: 'ملف' },
  rows: async function* rows() {
    await meanwhile();
    yield* few(Promise.resolve([{ from: name }]));
  },
});
const make = (parts: readonly ExportPart[]) => makeExports(parts).run(w.platform, w.clock.now());
const minutesOn = (minutes: number) => w.at(new Date(w.clock.now().getTime() + minutes * 60_000));
const kept = () => w.db.selectFrom('stored_file').select('id').where('kind', '=', 'data_export').execute();

const broken = (): ExportPart => part('broken', () => Promise.reject(new Error('this part cannot be read')));

describe('a copy that cannot be made', () => {
  test('is tried three times, then fails with nothing left behind, and another may be requested', async () => {
    const token = await w.tokenOf('1000009');
    await exportsOf.request(token);
    for (const _ of [1, 2, 3]) {
      await expect(make([part('good'), broken()])).rejects.toThrow('cannot be read');
      expect((await exportsOf.newest(token)).state).toBe('running');
    }
    await make([part('good')]);
    expect((await exportsOf.newest(token)).state).toBe('failed');
    expect(await kept()).toEqual([]);
    expect((await exportsOf.request(token)).http).toBe(200);
    await make([part('good')]);
    expect((await exportsOf.newest(token)).state).toBe('ready');
  });
});

describe('a file that the store has lost', () => {
  const bytes = Buffer.from('picture');
  const save = () =>
    w.platform.files.save(w.db, { personId: undefined, kind: 'photo', mime: 'image/webp', bytes }, w.clock.now());
  const pictures = (...ids: readonly string[]): ExportPart => ({
    name: 'pictures',
    title: { en: 'Pictures', ar: 'صور' },
    documents: async function* documents({ sql, files }) {
      for (const id of ids) {
        const file = await files.get(sql, id);
        if (file) yield { name: id, bytes: file.bytes };
      }
    },
  });
  test('is left out of the copy, which says so in both languages; all others are there', async () => {
    const [lost, there] = [await save(), await save()];
    rmSync(path.join(w.config.dataDir, 'files', lost.slice(0, 2), lost));
    const token = await w.tokenOf('1000017');
    const { id } = (await exportsOf.request(token)).body.data;
    await make([part('good'), pictures(lost, there)]);
    const copy = filesIn((await exportsOf.file(token, id)).rawPayload);
    expect([...copy.keys()].toSorted()).toEqual(['README.txt', 'good.json', `pictures/${there}`]);
    const [arabic, english] = copy.get('README.txt')!.split('-'.repeat(64));
    expect(arabic).toMatch(/تعذّرت إضافة بعض الملفات[^\n]+\n {2}pictures\/\n/);
    expect(english).toMatch(/Some files could not be added[^\n]+\n {2}pictures\/\n/);
  });
  test('is none as long as the store itself cannot be read: then the copy is tried again', async () => {
    const id = await save();
    const down = () => Promise.reject(new Error('the store is down'));
    const platform = {
      ...w.platform,
      files: storedIn({ ...(await openBlobStore(w.config)), getBytes: down, exists: down }),
    };
    const token = await w.tokenOf('1000018');
    await exportsOf.request(token);
    await expect(makeExports([pictures(id)]).run(platform, w.clock.now())).rejects.toThrow('the store is down');
    expect((await exportsOf.newest(token)).state).toBe('running');
    await make([pictures(id)]);
    expect((await exportsOf.newest(token)).state).toBe('ready');
  });
});

test('waiting copies are made once each, however many processes run', async () => {
  const who = await Promise.all(['1000014', '1000015', '1000016'].map((mrn) => w.tokenOf(mrn)));
  await Promise.all(who.map((token) => exportsOf.request(token)));
  const before = (await kept()).length;
  await Promise.all([1, 2, 3].map(() => make([part('one'), part('two')])));
  const states = await Promise.all(who.map(async (token) => (await exportsOf.newest(token)).state));
  expect(states).toEqual(['ready', 'ready', 'ready']);
  expect(await kept()).toHaveLength(before + 3);
});

describe('a process that is stopped', () => {
  const pictures = (before: () => void): ExportPart => ({
    name: 'pictures',
    title: { en: 'Pictures', ar: 'صور' },
    documents: async function* documents() {
      yield { name: 'first', bytes: Buffer.from('one') };
      before();
      yield { name: 'second', bytes: Buffer.from('two') };
      throw new Error('more was read after the stop');
    },
  });
  test('ends between two pictures, gives the copy back, begins no other, and none of it is a try', async () => {
    const who = await Promise.all(['1000019', '1000020'].map((mrn) => w.tokenOf(mrn)));
    for (const token of who) await exportsOf.request(token);
    const before = await kept();
    for (const _ of [1, 2, 3, 4]) {
      const stop = new AbortController();
      const platform = { ...w.platform, stopping: stop.signal };
      await makeExports([pictures(() => stop.abort())]).run(platform, w.clock.now());
    }
    expect(await kept()).toEqual(before);
    const tried = await w.db
      .selectFrom('data_export')
      .select('attempts')
      .where('state', 'in', ['waiting', 'running'])
      .execute();
    expect(tried).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    await make([part('good')]);
    const states = await Promise.all(who.map(async (token) => (await exportsOf.newest(token)).state));
    expect(states).toEqual(['ready', 'ready']);
  });
});

describe('a copy under way', () => {
  test('says how far it is, part by part', async () => {
    const token = await w.tokenOf('1000010');
    await exportsOf.request(token);
    const seen: number[] = [];
    const look = async () => void seen.push((await exportsOf.newest(token)).percent);
    await make([part('one', look), part('two', look), part('three', look), part('four', look)]);
    expect(seen).toEqual([0, 25, 50, 75]);
    expect(await exportsOf.newest(token)).toMatchObject({ state: 'ready', percent: 100 });
  });
  test('is skipped by a second process as long as the first one makes progress', async () => {
    const token = await w.tokenOf('1000011');
    await exportsOf.request(token);
    const second: string[] = [];
    await make([
      part('one', async () => {
        minutesOn(4);
        await make([part('of the second', async () => second.push('worked'))]);
      }),
      part('two', async () => {
        minutesOn(4);
        await make([part('of the second', async () => second.push('worked'))]);
      }),
    ]);
    expect(second).toEqual([]);
    expect((await exportsOf.newest(token)).state).toBe('ready');
  });
  test('is taken over after five minutes without progress, and the first process changes nothing any more', async () => {
    const token = await w.tokenOf('1000012');
    const before = (await kept()).length;
    const { id } = (await exportsOf.request(token)).body.data;
    await make([
      part('slept'),
      part('over', async () => {
        minutesOn(5);
        await make([part('fresh')]);
      }),
      part('never'),
    ]);
    expect((await exportsOf.newest(token)).state).toBe('ready');
    expect([...filesIn((await exportsOf.file(token, id)).rawPayload).keys()]).toEqual(['fresh.json', 'README.txt']);
    expect(await kept()).toHaveLength(before + 1);
  });
});
