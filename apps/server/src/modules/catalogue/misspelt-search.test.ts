import { productName } from '@balsam/domain/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { importRegister } from './import-register.ts';
import { registerCsv, type Line } from '#test/factories/registers.ts';

const w = await world();

const products: readonly Line[] = [
  { 'Trade Name': 'SOVIDAL 75 GM CREAM', 'Trade Name Arabic': 'سوفيدال 75 جم كريم', PharmaceuticalForm: 'Cream' },
  { 'Trade Name': 'PANADOL 500MG TAB', 'Trade Name Arabic': 'بانادول 500 ملجم أقراص' },
  { 'Trade Name': 'PANADREX SYRUP 100 ML', 'Trade Name Arabic': 'بنادريكس شراب 100 مل', PharmaceuticalForm: 'Syrup' },
  { 'Trade Name': 'FORMAX 20 MCG CAPSULES', 'Trade Name Arabic': 'فورماكس كبسولات', PharmaceuticalForm: 'Capsule' },
  { 'Trade Name': 'FROMAXIN OINT', 'Trade Name Arabic': 'مرهم فروماكسين', PharmaceuticalForm: 'Ointment' },
  { 'Trade Name': 'PREDNISONE 5MG TAB', 'Trade Name Arabic': 'بريدنيزون 5 ملجم' },
  { 'Trade Name': 'PREDNISOLONE 5MG TAB', 'Trade Name Arabic': 'بريدنيزولون 5 ملجم' },
  { 'Trade Name': 'PREDNISOLONE 25MG TAB', 'Trade Name Arabic': 'بريدنيزولون 25 ملجم' },
  { 'Trade Name': 'ZENTIVA VIAL', 'Trade Name Arabic': 'زنتيفا فيال', PharmaceuticalForm: 'Powder for injection' },
  { 'Trade Name': 'LANOXIN 0.25MG TAB', 'Trade Name Arabic': 'لانوكسين 0.25 ملجم' },
  { 'Trade Name': 'LYRICAM D 10 MG TAB', 'Trade Name Arabic': 'ليريكام د' },
  { 'Trade Name': 'GLUCAVEX 5% INFUSION', 'Trade Name Arabic': 'جلوكافكس 5% محلول', PharmaceuticalForm: 'Solution' },
  { 'Trade Name': 'GLUCAVEX 50% INFUSION', 'Trade Name Arabic': 'جلوكافكس 50% محلول', PharmaceuticalForm: 'Solution' },
  { 'Trade Name': 'GLUCAVEX 5 MG TAB', 'Trade Name Arabic': 'جلوكافكس 5 ملجم أقراص' },
  { 'Trade Name': 'GLUCAVEX 0.5% CREAM', 'Trade Name Arabic': 'جلوكافكس 0.5% كريم', PharmaceuticalForm: 'Cream' },
  ...['NIGHT', 'DAY'].map((time) => ({
    'Trade Name': `TESSAFIN COLD AND FLU RELIEF WITH HONEY LEMON ${time}`,
    'Trade Name Arabic': `تيسافين للبرد والانفلونزا بالعسل والليمون والنعناع الطازج ${time === 'DAY' ? 'النهاري' : 'الليلي'}`,
  })),
];
beforeAll(async () => {
  await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).execute();
  const lines = products.map((line, n) => ({
    'Scientific Name': `SUBSTANCE${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n]}`,
    RegisterNumber: `m${n}`,
    Strength: '',
    ...line,
  }));
  await w.db
    .transaction()
    .execute((tx) => importRegister(tx, Buffer.from(registerCsv(lines)), { now: w.clock.now(), stock: 5 }));
});

const namesFound = async (call: 'listing' | 'suggestions', query: Record<string, string>): Promise<string[]> => {
  const reply = await w.app.inject({ url: `/api/v1/products/${call}`, query });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { items: { name: string }[] } }>().data.items.map(({ name }) => name);
};
const first = async (query: string) => (await namesFound('listing', { query }))[0];

describe('a product is found by the name that is on its package', () => {
  test.each(products.map((line) => line['Trade Name']!))('%s leads to itself', async (name) => {
    expect(await first(name)).toBe(productName(name));
  });
});

describe('a name that was typed without switching the keyboard', () => {
  test.each([
    ['حشىشيخم', 'Panadol 500 mg Tab'],
    ['حشىشيخم ٥٠٠', 'Panadol 500 mg Tab'],
    ['fkh],g', 'Panadol 500 mg Tab'],
    ['فروماكسين', 'Fromaxin Oint'],
    ['tv,lh;sdk', 'Fromaxin Oint'],
  ])('%s leads to %s', async (query, name) => {
    expect(await first(query)).toBe(name);
    expect(await namesFound('suggestions', { query })).toContain(name);
  });
  test('what neither keyboard reads finds nothing', async () => {
    expect(await namesFound('listing', { query: 'ضصثقضصثق' })).toEqual([]);
  });
});

describe('a strength in per cent', () => {
  test.each([
    ['glucavex 5%', 'Glucavex 5% Infusion'],
    ['glucavex 5 %', 'Glucavex 5% Infusion'],
    ['glucavex %5', 'Glucavex 5% Infusion'],
    ['glucavex 5 percent', 'Glucavex 5% Infusion'],
    ['glucavex 0.5%', 'Glucavex 0.5% Cream'],
    ['glucavex 50%', 'Glucavex 50% Infusion'],
    ['glucavex 5 mg', 'Glucavex 5 mg Tab'],
    ['جلوكافكس 5%', 'Glucavex 5% Infusion'],
    ['جلوكافكس ٥٪', 'Glucavex 5% Infusion'],
    ['جلوكافكس ٪٥', 'Glucavex 5% Infusion'],
    ['جلوكافكس ٠٫٥٪', 'Glucavex 0.5% Cream'],
    ['جلوكافكس ٠.٥ ٪', 'Glucavex 0.5% Cream'],
    ['جلوكافكس ٠,٥٪', 'Glucavex 0.5% Cream'],
    ['جلوكافكس ۵٪', 'Glucavex 5% Infusion'],
    ['جلوكافكس 5 بالمئة', 'Glucavex 5% Infusion'],
  ])('%s leads to %s first', async (query, name) => {
    expect(await first(query)).toBe(name);
  });
});

describe('a name of many words', () => {
  test.each([
    ['tessafin cold and flu relief with honey lemon night', 'Tessafin Cold and Flu Relief with Honey Lemon Night'],
    ['tessafin cold and flu relief with honey lemon day', 'Tessafin Cold and Flu Relief with Honey Lemon Day'],
    [
      'تيسافين للبرد والانفلونزا بالعسل والليمون والنعناع الطازج النهاري',
      'Tessafin Cold and Flu Relief with Honey Lemon Day',
    ],
    [
      'تيسافين للبرد والانفلونزا بالعسل والليمون والنعناع الطازج الليلي',
      'Tessafin Cold and Flu Relief with Honey Lemon Night',
    ],
  ])('%s is told from the one that ends otherwise', async (query, name) => {
    expect(await namesFound('listing', { query })).toEqual([name]);
  });
  test('is bounded: what is typed beyond sixteen words is not read', async () => {
    const sixteen = 'a b c d e f g h i j k l m n o p';
    expect(await namesFound('listing', { query: `${sixteen} tessafin` })).toEqual([]);
    const query = 'tessafin cold and flu relief with honey lemon day xx yy zz vv ww uu';
    expect(await first(`${query} tt ss`)).toBe('Tessafin Cold and Flu Relief with Honey Lemon Day');
  });
  test('is found with a word too many behind the sixth', async () => {
    const query = 'tessafin cold and flu relief with honey lemon pharmacy day';
    expect(await first(query)).toBe('Tessafin Cold and Flu Relief with Honey Lemon Day');
  });
});

describe('units and forms are the same however they are written', () => {
  test.each([
    ['sovidal 75 gm cream', 'Sovidal 75 g Cream'],
    ['sovidal 75 gram', 'Sovidal 75 g Cream'],
    ['sovidal 75 غم', 'Sovidal 75 g Cream'],
    ['sovidal 75g crm', 'Sovidal 75 g Cream'],
    ['سوفيدال ٧٥ جرام', 'Sovidal 75 g Cream'],
    ['بنادول 500 مجم', 'Panadol 500 mg Tab'],
    ['بنادول ٥٠٠ ملغ حبوب', 'Panadol 500 mg Tab'],
    ['panadol tabs', 'Panadol 500 mg Tab'],
    ['panadol 500 milligram caplets', 'Panadol 500 mg Tab'],
    ['panadrex syr 100 millilitres', 'Panadrex Syrup 100 ml'],
    ['formax 20 ug caps', 'Formax 20 mcg Capsules'],
    ['fromaxin ointments', 'Fromaxin Oint'],
    ['zentiva inj', 'Zentiva Vial'],
    ['لانوكسين ٠٫٢٥ مجم', 'Lanoxin 0.25 mg Tab'],
    ['lanoxin 0.25mg', 'Lanoxin 0.25 mg Tab'],
  ])('%s leads to %s', async (typed, name) => {
    expect(await first(typed)).toBe(name);
  });
});

describe('one typo is forgiven', () => {
  test.each([
    ['two neighbours swapped at the beginning', 'apnadol', 'Panadol 500 mg Tab'],
    ['two neighbours swapped in the middle', 'panaodl', 'Panadol 500 mg Tab'],
    ['two neighbours swapped in the very middle of an even word', 'sovidal craem', 'Sovidal 75 g Cream'],
    ['two neighbours swapped at the end', 'panadlo', 'Panadol 500 mg Tab'],
    ['two neighbours swapped in Arabic', 'باناودل', 'Panadol 500 mg Tab'],
    ['a letter less, that leaves the beginning of another word', 'forma', 'Formax 20 mcg Capsules'],
    ['in the unit beside the name', 'panadol 500 gm', 'Panadol 500 mg Tab'],
    ['in the short form beside the name', 'panadol 500 mg tba', 'Panadol 500 mg Tab'],
    ['that makes the beginning of another product', 'formaxin oint', 'Fromaxin Oint'],
  ])('%s: %s', async (_, typed, name) => {
    expect(await first(typed)).toBe(name);
  });
  test('what begins alike does not hide what is a typo away, and comes before it', async () => {
    expect(await namesFound('listing', { query: 'formax' })).toEqual(['Formax 20 mcg Capsules']);
    expect(await namesFound('listing', { query: 'froma' })).toEqual(['Fromaxin Oint']);
    expect((await namesFound('suggestions', { query: 'fromax' })).toSorted()).toEqual([
      'Formax 20 mcg Capsules',
      'Fromaxin Oint',
    ]);
    expect(await first('fromax')).toBe('Fromaxin Oint');
  });
});

describe('what was typed right is taken as it is', () => {
  test('a medicine that the shop has does not bring up one that reads like it', async () => {
    expect(await namesFound('listing', { query: 'prednisone' })).toEqual(['Prednisone 5 mg Tab']);
    expect(await namesFound('listing', { query: 'prednisolone 5' })).toEqual(['Prednisolone 5 mg Tab']);
  });
  test('not even where a filter leaves none of it', async () => {
    expect(await namesFound('listing', { query: 'prednisone', form: 'cream' })).toEqual([]);
    expect(await namesFound('listing', { query: 'prednisone', price_min: '900' })).toEqual([]);
  });
  test('nor in a strength that only the other has', async () => {
    expect(await namesFound('listing', { query: 'prednisone 25' })).toEqual([]);
    expect(await namesFound('listing', { query: 'prednisone 25 mg tba' })).toEqual([]);
  });
  test('a form beside a short word that the shop does not have does not bring up all of that form', async () => {
    expect(await namesFound('listing', { query: 'qxz tablets' })).toEqual([]);
  });
  test('another strength or another letter is another product', async () => {
    expect(await namesFound('listing', { query: 'panadol 501' })).toEqual([]);
    expect(await namesFound('listing', { query: 'lyricam k' })).toEqual([]);
  });
});
