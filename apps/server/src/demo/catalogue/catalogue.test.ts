import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { products } from './products.ts';

const w = await world();
const count = (values: readonly string[]) => new Set(values).size;

describe('the products of the demo', () => {
  test('150 products in 10 categories, of 15 brands, each with a name in both languages', () => {
    expect([products.length, count(products.map((p) => p.category)), count(products.map((p) => p.brand))]).toEqual([
      150, 10, 15,
    ]);
    expect([count(products.map((p) => p.name)), count(products.map((p) => p.name_ar))]).toEqual([150, 150]);
    expect(products.filter((p) => !/\p{Script=Arabic}/u.test(p.name_ar) || !/[a-z]/i.test(p.name))).toEqual([]);
  });
  test('barcodes are valid and each another', () => {
    const sum = (code: string) =>
      Array.from(code).reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
    expect(products.filter(({ barcode }) => !/^20\d{11}$/.test(barcode) || sum(barcode) % 10 !== 0)).toEqual([]);
    expect(count(products.map((p) => p.barcode))).toBe(150);
  });
  test('medicines are zero-rated, everything else is not', () => {
    expect(products.every((p) => p.is_zero_rated === (p.scientific_name !== ''))).toBe(true);
  });
  test('the shop opens with categories, complaints, brands, offers of each kind and what is bought most', async () => {
    const reply = await w.app.inject({ url: '/api/v1/products/home-listing' });
    const { data } = reply.json<{ data: Record<string, { offer?: { TYPE: string } }[]> }>();
    expect([data['categories']?.length, data['symptoms_relief']?.length, data['brands']?.length]).toEqual([10, 12, 15]);
    expect(new Set(data['offers']?.map(({ offer }) => offer?.TYPE))).toEqual(
      new Set(['FLAT_DISCOUNT', 'BUNDLE_DISCOUNT', 'VALUE_BASED_DISCOUNT']),
    );
    expect(data['popular']?.length).toBe(12);
  });
  test('a barcode leads to its product', async () => {
    const [first] = products;
    const reply = await w.app.inject({ url: '/api/v1/products', query: { query: first!.barcode } });
    expect(reply.json<{ data: { items: { name: string }[] } }>().data.items.map(({ name }) => name)).toEqual([
      first!.name,
    ]);
  });
});
