import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hostileStrings } from '#test/hostile-strings.ts';
import { world } from '#test/world.ts';
import { importRegister } from './import-register.ts';
import { BrokenRegister } from './register-text.ts';
import { registerCsv, type Line } from '#test/factories/registers.ts';

const w = await world();
const take = (file: Buffer) =>
  w.db.transaction().execute((tx) => importRegister(tx, file, { now: w.clock.now(), stock: 0 }));
const takeLines = (...lines: Line[]) => take(Buffer.from(registerCsv(lines)));
/** Letters that no compression makes short. */
const letters = (count: number) => randomBytes(count).toString('hex').slice(0, count);

describe('a line that somebody has prepared is taken like any other, and those beside it too', () => {
  test.each<[string, Line]>([
    ['a null byte', { 'Trade Name': 'PANA\0DOL' }],
    ['control characters', { 'Scientific Name': '\u0001\u0007\u001B[31m', 'Marketing Company': 'A\0B' }],
    ['substances as long as a mixture has', { 'Scientific Name': letters(900) }],
    ['a package without end', { PackageSize: '9'.repeat(300), Size: '1e308' }],
    ['a form of 2000 letters', { PharmaceuticalForm: letters(2000) }],
    ['a company that is called like a part of every object', { 'Marketing Company': '__proto__' }],
    ['a category that is called like a part of every object', { AtcCode1: 'constructor', SizeUnit: 'toString' }],
    ['the end of a statement', { 'Trade Name': `'); drop table product; --`, 'Marketing Company': String.raw`\'"` }],
  ])('with %s', async (what, line) => {
    const number = `h-${what}`.slice(0, 40);
    expect(await takeLines({ ...line, RegisterNumber: number }, { RegisterNumber: `${number}-2` })).toMatchObject({
      added: 2,
      refused: [],
    });
  });
  test('with any of the hostile strings in any cell, but for those that are too long for it', async () => {
    const lines = hostileStrings.map((text, n) => ({
      RegisterNumber: `n-${n}`,
      'Trade Name': `A ${text}`,
      'Trade Name Arabic': text,
      'Scientific Name': text,
      'Marketing Company': text,
      Strength: text,
      StrengthUnit: text,
      PharmaceuticalForm: text,
      AtcCode1: text.slice(0, 6).toWellFormed(),
      PackageSize: text,
    }));
    const { added, refused } = await takeLines(...lines);
    const isTooLong = ({ reason }: { readonly reason: string }) => reason.endsWith('is too long');
    expect(refused.filter((line) => !isTooLong(line))).toEqual([]);
    expect(refused.length).toBeLessThanOrEqual(hostileStrings.filter((text) => text.length > 45).length);
    expect(added + refused.length).toBe(hostileStrings.length);
  });
});

describe('a cell that is longer than the shop holds is refused with its line, not cut', () => {
  test.each<[string, string, Line]>([
    ['a name', 'Trade Name', { 'Trade Name': `${'a'.repeat(200)}💊` }],
    ['an Arabic name', 'Trade Name Arabic', { 'Trade Name Arabic': `${'ب'.repeat(199)}💊` }],
    ['the substances', 'Scientific Name', { 'Scientific Name': letters(1001) }],
    ['a company', 'Marketing Company', { 'Marketing Company': letters(201) }],
    ['a strength', 'Strength', { Strength: letters(150), StrengthUnit: letters(150) }],
    ['a package', 'Size', { PackageSize: '1', Size: '1', SizeUnit: letters(2000) }],
    ['a kind of medicine', 'AtcCode1', { AtcCode1: letters(13) }],
    ['any other', 'Storage conditions', { 'Storage conditions': letters(2001) }],
  ])('%s', async (what, title, line) => {
    const summary = await takeLines({ ...line, RegisterNumber: `long ${what}` }, { RegisterNumber: `fits ${what}` });
    expect(summary).toMatchObject({ added: 1, refused: [{ line: 2 }] });
    expect(summary.refused[0]!.reason).toBe(`the cell of ${title} is too long`);
  });
});

test('a cell that is just as long as the shop holds is taken', async () => {
  const longest = { 'Trade Name': 'a'.repeat(200), 'Trade Name Arabic': 'ب'.repeat(200), AtcCode1: 'A'.repeat(12) };
  expect(await takeLines({ ...longest, RegisterNumber: 'longest' })).toMatchObject({ added: 1, refused: [] });
});

describe('a line is refused by its number', () => {
  test.each([
    ['that has no end', letters(2000)],
    ['of nothing but what nobody sees', '\0\u0001'],
  ])('%s', async (_, RegisterNumber) => {
    expect(await takeLines({ RegisterNumber })).toMatchObject({ added: 0, refused: [{ line: 2 }] });
  });
});

test('a small file that unpacks to more than is held: nothing of it is taken', async () => {
  const bomb = gzipSync(Buffer.alloc(201 * 1024 * 1024, ','), { level: 1 });
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
  await expect(take(bomb)).rejects.toThrow(BrokenRegister);
});

test.each(['-1', '0', '99999999', '٠', ''])('a price of %s is none', async (price) => {
  expect(await takeLines({ RegisterNumber: `price ${price}`, 'Public price': price })).toMatchObject({
    added: 0,
    leftOut: { price_out_of_range: 1 },
    refused: [],
  });
});

test.each(['1e3', '0x10', 'NaN', 'Infinity', '=1+1', '1,234', '10 or 12', '9'.repeat(400)])(
  'a price of %s is refused with its line',
  async (price) => {
    expect(await takeLines({ RegisterNumber: `odd ${price.slice(0, 20)}`, 'Public price': price })).toMatchObject({
      added: 0,
      leftOut: {},
      refused: [{ line: 2, reason: 'the price cannot be read' }],
    });
  },
);

test.each([
  ['٥', 500],
  ['١٢٫٧٥', 1275],
  ['12,75', 1275],
  ['12,5', 1250],
])('a price of %s is read', async (price, halalas) => {
  await takeLines({ RegisterNumber: `read ${halalas}`, 'Public price': price });
  const row = await w.db
    .selectFrom('product')
    .select('price')
    .where('source_id', '=', `read ${halalas}`)
    .executeTakeFirstOrThrow();
  expect(row.price).toBe(halalas);
});
