import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { naughty } from '../../../test/walk/hostile.ts';
import { world } from '../../../test/world.ts';
import { importRegister } from './import-register.ts';
import { BrokenRegister } from './read-register.ts';
import { registerOf, type Line } from './register.fixture.ts';

const w = await world();
const take = (file: Buffer) =>
  w.db.transaction().execute((tx) => importRegister(tx, file, { now: w.clock.now(), stock: 0 }));
const takeLines = (...lines: Line[]) => take(Buffer.from(registerOf(lines)));
const named = (number: string) =>
  w.db.selectFrom('product').select(['name', 'name_ar']).where('source_id', '=', number).executeTakeFirstOrThrow();
/** Letters that no compression makes short. */
const letters = (count: number) => randomBytes(count).toString('hex').slice(0, count);

describe('a line that somebody has prepared is taken like any other, and those beside it too', () => {
  test.each<[string, Line]>([
    ['a null byte', { 'Trade Name': 'PANA\0DOL' }],
    ['control characters', { 'Scientific Name': '\u0001\u0007\u001B[31m', 'Marketing Company': 'A\0B' }],
    ['a name that is cut in the middle of a character', { 'Trade Name': `${'a'.repeat(199)}💊`, Strength: '5' }],
    ['an Arabic one', { 'Trade Name Arabic': `${'ب'.repeat(199)}💊`, 'Scientific Name Arabic': '💊'.repeat(3000) }],
    ['a cell that is cut in the middle of one', { 'Storage conditions': `${'a'.repeat(1999)}💊` }],
    ['a company of 2000 letters', { 'Marketing Company': letters(2000) }],
    ['a strength of 2000 letters', { Strength: letters(2000), StrengthUnit: letters(2000) }],
    ['a package without end', { PackageSize: '9'.repeat(300), Size: '1e308', SizeUnit: letters(2000) }],
    ['a kind of medicine of 2000 letters', { AtcCode1: letters(2000), PharmaceuticalForm: letters(2000) }],
    ['a company that is called like a part of every object', { 'Marketing Company': '__proto__' }],
    ['a shelf that is called like a part of every object', { AtcCode1: 'constructor', SizeUnit: 'toString' }],
    ['the end of a statement', { 'Trade Name': `'); drop table product; --`, 'Marketing Company': String.raw`\'"` }],
  ])('with %s', async (what, line) => {
    const number = `h-${what}`.slice(0, 40);
    expect(await takeLines({ ...line, RegisterNumber: number }, { RegisterNumber: `${number}-2` })).toMatchObject({
      added: 2,
      refused: [],
    });
  });
  test('with any of the naughty strings in any cell', async () => {
    const lines = naughty.map((text, n) => ({
      RegisterNumber: `n-${n}`,
      'Trade Name': `A ${text}`,
      'Trade Name Arabic': text,
      'Scientific Name': text,
      'Marketing Company': text,
      Strength: text,
      StrengthUnit: text,
      PharmaceuticalForm: text,
      AtcCode1: text,
      PackageSize: text,
    }));
    expect(await takeLines(...lines)).toMatchObject({ added: naughty.length, refused: [] });
  });
  test('with bytes that are no letters', async () => {
    const [before = '', after = ''] = registerOf([{ RegisterNumber: 'bytes', 'Trade Name': 'PANA|DOL' }]).split('|');
    const file = Buffer.concat([Buffer.from(before), Buffer.from([0xed, 0xa0, 0x80, 0xff]), Buffer.from(after)]);
    expect(await take(file)).toMatchObject({ added: 1 });
    expect((await named('bytes')).name.isWellFormed()).toBe(true);
  });
  test('and what a name is cut to is whole characters', async () => {
    await takeLines({ RegisterNumber: 'whole', 'Trade Name': `${'a'.repeat(199)}💊` });
    expect((await named('whole')).name).toBe('a'.repeat(199));
  });
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

test.each(['-1', '1e3', '٥', '0x10', 'NaN', 'Infinity', '=1+1', '99999999', ''])(
  'a price of %s is none',
  async (price) => {
    expect(await takeLines({ RegisterNumber: `price ${price}`, 'Public price': price })).toMatchObject({
      added: 0,
      leftOut: { price_out_of_range: 1 },
    });
  },
);
