import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { world } from '#test/world.ts';
import { importCatalogue } from '#import/catalogue.ts';
import { importRegister } from './import-register.ts';
import { BrokenRegister } from './register-text.ts';
import { registerCsv, type Line } from '#test/factories/registers.ts';

const w = await world();
const take = (file: Buffer, stock = 0) =>
  w.db.transaction().execute((tx) => importRegister(tx, file, { now: w.clock.now(), stock }));
const takeLines = (...lines: Line[]) => take(Buffer.from(registerCsv(lines)));
const fromRegister = () =>
  w.db
    .selectFrom('product as p')
    .innerJoin('brand as b', 'b.id', 'p.brand_id')
    .innerJoin('product_category as c', 'c.id', 'p.category_id')
    .select([
      'p.source_id',
      'p.name',
      'p.name_ar',
      'p.price',
      'p.vat_percent',
      'p.form',
      'p.is_prescription',
      'p.storage',
    ])
    .select(['b.title as brand', 'c.code as category', 'p.strength', 'p.pack_count'])
    .where('p.source', '=', 'sfda')
    .orderBy('p.source_id');

describe('a file that is no register', () => {
  test.each([
    ['nothing at all', Buffer.from('')],
    ['a head line alone', Buffer.from(registerCsv([]))],
    ['a column that is missing', Buffer.from('RegisterNumber,Trade Name\n1,PANADOL\n')],
    ['a line of too few cells', Buffer.from(`${registerCsv([{ RegisterNumber: '1' }])}\n2,3`)],
    ['a quote that never ends', Buffer.from(`${registerCsv([])}"1,2,3\n4,5,6`)],
    ['a gzip file that is cut off', gzipSync(registerCsv([{ RegisterNumber: '1' }])).subarray(0, 60)],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0x0a, 0x22, 0xff])],
  ])('%s: nothing of it is taken', async (_, file) => {
    await expect(take(file)).rejects.toThrow(BrokenRegister);
    expect(await fromRegister().execute()).toEqual([]);
  });
});

describe('lines of a register', () => {
  test('what is left out is counted by reason, what cannot be read is named by its line', async () => {
    const summary = await takeLines(
      { RegisterNumber: 'a', 'Distribute area': 'Hospital' },
      { RegisterNumber: 'b', 'Product Control': 'Controlled' },
      { RegisterNumber: 'c', 'Public price': '0' },
      { RegisterNumber: '' },
      { RegisterNumber: 'd' },
      { RegisterNumber: 'd', 'Trade Name': 'AGAIN' },
    );
    expect(summary).toMatchObject({
      read: 6,
      added: 1,
      leftOut: { hospital_only: 1, controlled: 1, price_out_of_range: 1 },
      refused: [
        { line: 5, reason: 'number, name or legal status is missing or unknown' },
        { line: 7, reason: 'number d comes twice' },
      ],
    });
  });
  test('the same again changes nothing, another price changes that one', async () => {
    expect(await takeLines({ RegisterNumber: 'd' })).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    const dearer = await takeLines({ RegisterNumber: 'd', 'Public price': '12.5' }, { RegisterNumber: 'e' });
    expect(dearer).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
    expect(await fromRegister().execute()).toMatchObject([
      { source_id: 'd', price: 1250 },
      { source_id: 'e', price: 1070 },
    ]);
  });
  test('a product is drawn from its line: names, strength, form, category, storage, no VAT', async () => {
    await takeLines({ RegisterNumber: 'e', 'Trade Name Arabic': '', 'Storage conditions': 'store in a refrigerator' });
    expect(await fromRegister().where('p.source_id', '=', 'e').executeTakeFirst()).toEqual({
      source_id: 'e',
      name: 'Panadol 500 mg Tab',
      name_ar: 'Panadol 500 mg Tab',
      price: 1070,
      vat_percent: 0,
      form: 'tablet',
      is_prescription: false,
      storage: 'refrigerator',
      brand: 'Gsk House',
      category: 'pain-fever',
      strength: '500 mg',
      pack_count: 24,
    });
  });
});

test('numbers in the digits of either script are the same numbers', async () => {
  const line = { 'Trade Name': 'PANADOL', 'Trade Name Arabic': 'بنادول', Size: '2.5', SizeUnit: 'ml', Strength: '500' };
  await takeLines(
    { ...line, RegisterNumber: 'n-1', PackageSize: '24' },
    { ...line, RegisterNumber: 'n-2', Strength: '٥٠٠', Size: '٢٫٥', PackageSize: '٢٤', 'Public price': '١٠٫٧' },
  );
  const rows = await fromRegister().where('p.source_id', 'like', 'n-%').select('p.pack_size').execute();
  const [{ source_id: _, ...latin }, { source_id: __, ...arabic }] = [rows[0]!, rows[1]!];
  expect(arabic).toEqual(latin);
  expect(latin).toMatchObject({ name: 'Panadol 500 mg', strength: '500 mg', pack_count: 24, pack_size: '2.5 ml' });
});

test('a unit in Arabic is English in the English name, and Arabic in the Arabic one', async () => {
  const line = { 'Trade Name': 'PANADOL', 'Trade Name Arabic': 'بنادول', Size: '100', Strength: '120' };
  await takeLines(
    { ...line, RegisterNumber: 'u-ar', StrengthUnit: 'ملجم/5 مل', SizeUnit: 'مل' },
    { ...line, RegisterNumber: 'u-en', StrengthUnit: 'mg/5 ml', SizeUnit: 'ml' },
  );
  const rows = await fromRegister().where('p.source_id', 'like', 'u-%').select('p.pack_size').execute();
  const [{ source_id: _, ...arabic }, { source_id: __, ...english }] = [rows[0]!, rows[1]!];
  expect(arabic).toEqual(english);
  expect(arabic).toMatchObject({
    name: 'Panadol 120 mg/5 ml',
    name_ar: 'بنادول ١٢٠ ملجم/٥ مل',
    strength: '120 mg/5 ml',
    pack_size: '100 ml',
  });
});

describe('products that are nearly the same', () => {
  test('two strengths of one trade name have two names, in both languages', async () => {
    const lamictal = { 'Trade Name': 'LAMICTAL', 'Trade Name Arabic': 'لاميكتال', StrengthUnit: 'mg' };
    await takeLines(
      { ...lamictal, RegisterNumber: 's-25', Strength: '25' },
      { ...lamictal, RegisterNumber: 's-100', Strength: '100' },
      { ...lamictal, RegisterNumber: 's-mix', Strength: '250, 62.50' },
      { RegisterNumber: 's-said', 'Trade Name': 'AMARYL 2MG TAB', 'Trade Name Arabic': 'أماريل ٢ ملجم', Strength: '2' },
      { ...lamictal, RegisterNumber: 's-none', Strength: '0', StrengthUnit: '' },
      { ...lamictal, RegisterNumber: 's-many', Strength: '1,2,3,4,5,6,7,8,9,10,11,12,13,14' },
    );
    const rows = await fromRegister().where('p.source_id', 'like', 's-%').execute();
    const named = new Map(rows.map((row) => [row.source_id, [row.name, row.name_ar]]));
    expect(named).toEqual(
      new Map([
        ['s-25', ['Lamictal 25 mg', 'لاميكتال ٢٥ ملجم']],
        ['s-100', ['Lamictal 100 mg', 'لاميكتال ١٠٠ ملجم']],
        ['s-mix', ['Lamictal 250 + 62.50 mg', 'لاميكتال ٢٥٠ + ٦٢.٥٠ ملجم']],
        ['s-said', ['Amaryl 2 mg Tab', 'أماريل ٢ ملجم']],
        ['s-none', ['Lamictal', 'لاميكتال']],
        ['s-many', ['Lamictal', 'لاميكتال']],
      ]),
    );
  });
  test('two imports at once take each product once', async () => {
    const lines = Array.from({ length: 50 }, (_, n) => ({ RegisterNumber: `twin-${n}` }));
    const [one, other] = await Promise.all([takeLines(...lines), takeLines(...lines)]);
    expect([one.added + other.added, one.unchanged + other.unchanged]).toEqual([50, 50]);
  });
});

test('a state that nobody knows is refused with its line, and the product is never taken as valid', async () => {
  const known = await takeLines({ RegisterNumber: 'st-1' }, { RegisterNumber: 'st-2', 'Authorization Status': 'ساري' });
  expect(known).toMatchObject({ added: 2, refused: [] });
  const summary = await takeLines(
    { RegisterNumber: 'st-1', 'Authorization Status': 'قيد المراجعة' },
    { RegisterNumber: 'st-2', 'Marketing Status': 'Perhaps' },
  );
  expect(summary).toMatchObject({
    leftOut: {},
    refused: [
      { line: 2, reason: 'the state in the column Authorization Status is not known' },
      { line: 3, reason: 'the state in the column Marketing Status is not known' },
    ],
  });
  expect(summary.withdrawn.map(({ number }) => number).toSorted()).toEqual(['st-1', 'st-2']);
});

test('a number in Arabic digits is the number of the same product', async () => {
  await takeLines({ RegisterNumber: '77-288-08' });
  const summary = await takeLines({ RegisterNumber: '٧٧-٢٨٨-٠٨', 'Authorization Status': 'موقوف' });
  expect(summary.withdrawn).toMatchObject([{ number: '77-288-08', reason: 'suspended' }]);
});

test('a number in which marks of writing direction stand is the number of the same product', async () => {
  await takeLines({ RegisterNumber: '77-288-09' });
  const summary = await takeLines({ RegisterNumber: '\u200F77-288-09\u200E', 'Authorization Status': 'موقوف' });
  expect(summary.withdrawn).toMatchObject([{ number: '77-288-09', reason: 'suspended' }]);
});

test('what is on prescription in Arabic is sold on prescription', async () => {
  await takeLines({ RegisterNumber: 'rx-ar', 'Legal Status': 'وصفة طبية' });
  const row = await fromRegister().where('p.source_id', '=', 'rx-ar').executeTakeFirst();
  expect(row?.is_prescription).toBe(true);
});

describe('the command', () => {
  /** What it says, and the code that it ends with. */
  async function run(file: Buffer): Promise<{ code: number; output: string }> {
    const folder = mkdtempSync(path.join(tmpdir(), 'register-'));
    const output: string[] = [];
    const capture = (text: string | Uint8Array) => output.push(String(text)) > 0;
    const spies = [process.stdout, process.stderr].map((to) => vi.spyOn(to, 'write').mockImplementation(capture));
    try {
      writeFileSync(path.join(folder, 'register.csv'), file);
      const code = await importCatalogue(w.db, { file: path.join(folder, 'register.csv'), stock: 0 }, w.clock.now());
      return { code, output: output.join('') };
    } finally {
      for (const spy of spies) spy.mockRestore();
      rmSync(folder, { recursive: true });
    }
  }
  const lines = (...of: Line[]) => Buffer.from(registerCsv(of));

  test('ends with 0 when every line was understood, also those that are left out', async () => {
    const { code } = await run(lines({ RegisterNumber: 'well' }, { RegisterNumber: 'x', 'Public price': '' }));
    expect(code).toBe(0);
  });
  test('ends with 2 when a line was refused, and takes the others', async () => {
    const { code, output } = await run(lines({ RegisterNumber: 'w2' }, { RegisterNumber: 'x', 'Public price': 'ask' }));
    expect([code, output]).toEqual([2, expect.stringContaining('refused line 3: the price cannot be read')]);
  });
  test('ends with 1 when nothing was imported, and says why', async () => {
    const { code, output } = await run(Buffer.from(registerCsv([{ RegisterNumber: 'u16' }]), 'utf16le'));
    expect([code, output]).toEqual([1, expect.stringMatching(/Nothing was imported from .+: the file is UTF-16/)]);
  });
  test('names what is withdrawn from sale and counts it', async () => {
    await run(lines({ RegisterNumber: 'gone' }));
    const { output } = await run(lines({ RegisterNumber: 'gone', 'Authorization Status': 'Suspended' }));
    expect(output).toContain('withdrawn from sale 1, sold again 0');
    expect(output).toContain('withdrawn gone Panadol 500 mg Tab: authorization suspended');
    const again = await run(lines({ RegisterNumber: 'gone' }));
    expect(again.output).toContain('withdrawn from sale 0, sold again 1');
    expect(again.output).toContain('sold again gone Panadol 500 mg Tab');
  });
});
