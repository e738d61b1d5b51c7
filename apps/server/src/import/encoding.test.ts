import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { world } from '#test/world.ts';
import { importDirectoryFile } from './directory.ts';
import { importFhir } from './fhir.ts';
import { importIcd10 } from './icd10.ts';

const w = await world();
const folder = mkdtempSync(path.join(tmpdir(), 'balsam-encoding-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'file');
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});

/** سعال, as Excel in Arabic saves it: Windows-1256. */
const cough = Buffer.from([0xd3, 0xda, 0xc7, 0xe1]);
const save = (before: string, after: string) =>
  writeFileSync(file, Buffer.concat([Buffer.from(before), cough, Buffer.from(after)]));
const patient = { resourceType: 'Patient', id: 'p', name: [{ family: '', given: ['Huda'] }], gender: 'female' };
const [begin = '', end = ''] = JSON.stringify({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [{ resource: { ...patient, birthDate: '1990-01-01' } }],
}).split('"family":"');

test.each<[string, string, string, () => Promise<number>]>([
  ['a list of diagnoses', 'code,title,title_ar\nR05.9,Cough,', '\n', () => importIcd10(w.db, file)],
  [
    'a directory',
    '{"departments":[{"code":"WIN","title":"Windows","title_ar":"',
    '"}]}',
    () => importDirectoryFile(w.db, file),
  ],
  [
    'a bundle',
    `${begin}"family":"`,
    end,
    () => importFhir(w.db, { file, now: w.clock.now(), isNewPerson: true, updatePerson: false }),
  ],
])('%s that is no UTF-8 is refused, not taken with letters that are lost', async (_, before, after, bring) => {
  save(before, after);
  expect(await bring()).toBe(1);
  expect(said.join('')).toBe(
    `Nothing was imported from ${file}: the file is not UTF-8 (it may be Windows-1256): save it as UTF-8\n`,
  );
});

test.each([
  ['compressed', 'compressed (gzip)', gzipSync('code,title,title_ar\nR05.9,Cough,\n')],
  ['UTF-16', 'UTF-16', Buffer.from('\uFEFFcode,title,title_ar\nR05.9,Cough,\n', 'utf16le')],
  ['a workbook', 'an Excel file (.xlsx)', Buffer.from('PK\u0003\u0004 and so on', 'latin1')],
])('a list of diagnoses that is %s is called what it is', async (_, kind, bytes) => {
  writeFileSync(file, bytes);
  expect(await importIcd10(w.db, file)).toBe(1);
  expect(said.join('')).toBe(
    `Nothing was imported from ${file}: the file is ${kind}: give it as plain text in UTF-8\n`,
  );
});

test.each([
  ['empty lines', '\n\n'],
  ['what Excel is told of its separator', 'sep=;\n'],
])('D9.01 a list of diagnoses that begins with %s is taken, and its lines keep their numbers', async (_, head) => {
  const at = head.split('\n').length + 1;
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  writeFileSync(file, `${head}code;title;title_ar\n?;Nothing;\nR05.9;Cough, dry;سعال\n`);
  expect(await importIcd10(w.db, file)).toBe(2);
  expect(told.mock.calls.flat()).toContain(`refused line ${at}: ? is no ICD-10 code\n`);
});

test('a list of diagnoses that begins with the mark of UTF-8, as Excel writes it, is taken', async () => {
  writeFileSync(file, '\uFEFFcode,title,title_ar\nR05.9,Cough,سعال\n');
  expect(await importIcd10(w.db, file)).toBe(0);
});

test.each<[number, string[]]>([
  [20, []],
  [21, ['and 1 more\n']],
])('D9.01 of %i refused lines of a list of diagnoses it is said how many are not shown', async (count, more) => {
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  told.mockClear();
  writeFileSync(file, `code,title,title_ar\nR05.9,Cough,سعال\n${'?,Nothing,\n'.repeat(count)}`);
  expect(await importIcd10(w.db, file)).toBe(2);
  const lines = told.mock.calls.flat().map(String);
  expect(lines.filter((line) => line.startsWith('refused line'))).toHaveLength(20);
  expect(lines.filter((line) => line.startsWith('and '))).toEqual(more);
});
