import { beforeAll, describe, expect, test } from 'vitest';
import { registerCsv, type Line } from '#test/factories/registers.ts';
import { world } from '#test/world.ts';
import { importRegister } from './import-register.ts';

const w = await world();

const medicines: readonly Line[] = [
  { 'Trade Name': 'MARVOXEN XR 150MG CAPSULE', 'Trade Name Arabic': 'مارفوكسين اكس ار 150 ملجم كبسولات' },
  { 'Trade Name': 'DALTEXIN EXTRA 500MG TAB', 'Trade Name Arabic': 'دالتيكسين اكسترا 500 ملجم أقراص مغلفة' },
  { 'Trade Name': 'DALTEXIN NIGHT 500MG TAB', 'Trade Name Arabic': 'دالتيكسين نايت 500 ملجم أقراص مغلفة' },
  { 'Trade Name': 'SOLVAPRIN PLUS 40MG TAB', 'Trade Name Arabic': 'سولفابرين بلس 40 ملجم' },
  { 'Trade Name': 'SOLVATRIN PLOS 75MG TAB', 'Trade Name Arabic': 'سولفاترين بسل 75 ملجم' },
  { 'Trade Name': 'BETAVIRAN 16MG TAB', 'Trade Name Arabic': 'بيتاڤيران 16 ملجم' },
  { 'Trade Name': 'OLMEZAR 20MG TAB', 'Trade Name Arabic': 'أولميزار 20 ملجم' },
  { 'Trade Name': 'ZARTAN 20MG TAB', 'Trade Name Arabic': 'زارتان 20 ملجم' },
  { 'Trade Name': 'VITAMIN C 1000MG TAB', 'Trade Name Arabic': 'فيتامين سي 1000 ملجم' },
  { 'Trade Name': 'VITAMIN D 1000IU CAP', 'Trade Name Arabic': 'فيتامين د 1000 وحدة' },
  { 'Trade Name': 'PREDNISONE 5MG TAB', 'Trade Name Arabic': 'بريدنيزون 5 ملجم' },
  { 'Trade Name': 'PREDNISOLONE 25MG TAB', 'Trade Name Arabic': 'بريدنيزولون 25 ملجم' },
];
/** What most labels say, on so many of them that it is far more frequent than a slip in it. */
const common: readonly Line[] = Array.from({ length: 24 }, (_, n) => ({
  'Trade Name': `LABEL${'ABCDEFGHIJKLMNOPQRSTUVWX'[n]}IL PLUS 10MG TAB`,
  'Trade Name Arabic': `لابل${'ابتثجحخدذرزسشصضطظعغفقكلم'[n]}يل بلس 10 ملجم أقراص`,
}));

beforeAll(async () => {
  await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).execute();
  const lines = [...medicines, ...common].map((line, n) => ({
    'Scientific Name': `SUBSTANCE${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26]}${n < 26 ? '' : 'X'}`,
    RegisterNumber: `f${n}`,
    Strength: '',
    ...line,
  }));
  await w.db
    .transaction()
    .execute((tx) => importRegister(tx, Buffer.from(registerCsv(lines)), { now: w.clock.now(), stock: 5 }));
});

const namesFound = async (query: string): Promise<string[]> => {
  const reply = await w.app.inject({ url: '/api/v1/products/listing', query: { query } });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { items: { name: string }[] } }>().data.items.map(({ name }) => name);
};

describe('a slip in a little word beside a name', () => {
  test.each([
    ['a letter of the unit is missing', 'دالتيكسين نايت 500 لجم', 'Daltexin Night 500 mg Tab'],
    ['which makes another unit', 'بيتافيران 16 ملم', 'Betaviran 16 mg Tab'],
    ['one letter of it is left', 'olmezar 20m', 'Olmezar 20 mg Tab'],
    ['or one letter that is a unit', 'olmezar 20g', 'Olmezar 20 mg Tab'],
    ['a letter of two is missing in a word that is none', 'marvoxen r 150mg', 'Marvoxen XR 150 mg Capsule'],
    ['a letter too many beside the vitamin', 'vitamin cb 1000', 'Vitamin C 1000 mg Tab'],
    ['another letter in the form', 'daltexin night 500mg fab', 'Daltexin Night 500 mg Tab'],
    ['a slip that one label has as well', 'سولفابرين بسل 40', 'Solvaprin Plus 40 mg Tab'],
  ])('%s: %s', async (_, typed, name) => {
    expect((await namesFound(typed))[0]).toBe(name);
  });
  test.each([
    ['a letter that names a vitamin', 'vitamin k 1000'],
    ['a letter that is the unit of nothing', 'olmezar x'],
    ['a strength', 'olmezar 25 mg'],
    ['a medicine that another one reads like', 'prednisone 25 mg'],
    ['a medicine that another one reads like, with a slip beside it', 'prednisone 25 mgg tba'],
  ])('%s stays what it is: %s', async (_, typed) => {
    expect(await namesFound(typed)).toEqual([]);
  });
});

describe('spaces', () => {
  test.each([
    ['دالتيكسيناكسترا', 'Daltexin Extra 500 mg Tab'],
    ['دلتكسيناكسترا', 'Daltexin Extra 500 mg Tab'],
    ['daltexinextra', 'Daltexin Extra 500 mg Tab'],
    ['dalte xin night', 'Daltexin Night 500 mg Tab'],
    ['دالتي كسين نايت', 'Daltexin Night 500 mg Tab'],
    ['دالتيكسين500ملجمnight', 'Daltexin Night 500 mg Tab'],
  ])('may be missing or too many: %s', async (typed, name) => {
    expect(await namesFound(typed)).toEqual([name]);
  });
  test.each([
    ['vitaminc', 'Vitamin C 1000 mg Tab'],
    ['فيتامينسي', 'Vitamin C 1000 mg Tab'],
    ['فيتاميند ١٠٠٠', 'Vitamin D 1000 iu Cap'],
  ])('between a vitamin and its letter: %s', async (typed, name) => {
    expect((await namesFound(typed)).map((found) => found.toLowerCase())).toEqual([name.toLowerCase()]);
  });
});

describe('names in the letters that people have', () => {
  test.each([
    ['بيتافيران', 'Betaviran 16 mg Tab'],
    ['بِيتاڤيرَان', 'Betaviran 16 mg Tab'],
    ['daltexin اكسترا', 'Daltexin Extra 500 mg Tab'],
    ['الدالتيكسين extra', 'Daltexin Extra 500 mg Tab'],
  ])('%s', async (typed, name) => {
    expect(await namesFound(typed)).toEqual([name]);
  });
  test('a slip is nearer than the beginning of what remains without a supposed article', async () => {
    expect((await namesFound('والميزار'))[0]).toBe('Olmezar 20 mg Tab');
  });
});
