import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { jsonList, singleChunk } from './contents.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

const at = new Date('2026-11-22T06:00:00Z');

async function* each<T>(...items: readonly T[]): AsyncIterable<T> {
  yield* items;
}

async function whole(entries: AsyncIterable<ZipEntry>) {
  const chunks = await Array.fromAsync(zipStream(entries, at));
  return unzipSync(Buffer.concat(chunks));
}

test('entries are read back unchanged, compressed or stored, whatever their characters', async () => {
  const files = await whole(
    each<ZipEntry>(
      { name: 'README.txt', chunks: singleChunk('سلام 👋') },
      { name: 'receipts/1.pdf', chunks: each(Buffer.from('%PDF'), Buffer.from('-1.7')), stored: true },
      { name: 'none.json', chunks: jsonList(each<object>()) },
      { name: 'some.json', chunks: jsonList(each<object>({ a: 'ب' }, { a: null })) },
    ),
  );
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    'README.txt': 'سلام 👋',
    'receipts/1.pdf': '%PDF-1.7',
    'none.json': '[\n]\n',
    'some.json': '[\n{"a":"ب"},\n{"a":null}\n]\n',
  });
});

test('the archive is made as it is read: memory does not grow with its size', async () => {
  let made = 0;
  async function* endless(): AsyncIterable<object> {
    for (;;) {
      made += 1;
      yield { row: made, text: randomBytes(500).toString('hex') };
    }
  }
  const zip = zipStream(each<ZipEntry>({ name: 'endless.json', chunks: jsonList(endless()) }), at);
  let read = 0;
  for await (const chunk of zip) {
    read += chunk.length;
    if (read > 20_000) break;
  }
  // Some 40 rows make 20 kB; the packer keeps a window of about a hundred more back.
  expect(made).toBeLessThan(500);
});
