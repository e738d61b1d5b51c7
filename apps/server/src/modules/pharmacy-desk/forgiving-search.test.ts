import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createPaidOrder, productIdOf } from '#test/factories/orders.ts';
import { createAddress } from '#test/factories/orders.ts';

const w = await world();
const desk = await payer(w, 'pharmacist@balsam.example');
const lamis = await payer(w, '1000007');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const { order } = await createPaidOrder(w, lamis, [panadol], { address_id: await createAddress(lamis) });
const id = order.ID as number;
const arabic = String(id).replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
const person = await w.db.selectFrom('person').selectAll().where('mrn', '=', '1000007').executeTakeFirstOrThrow();
const local = `0${person.phone!.slice(4)}`;

const found = async (q: string): Promise<number[]> =>
  (await desk.get(`/desk/orders?limit=100&q=${encodeURIComponent(q)}`)).data.items.map(({ ID }: { ID: number }) => ID);

describe('the desk finds an order', () => {
  test.each([
    `${id}`,
    `#${id}`,
    `طلب ${id}`,
    `الطلب ${arabic}`,
    arabic,
    `رقم الطلب ${arabic}`,
    `Order #${id}`,
    order.ORDER_NUMBER as string,
  ])('by its number, said as %s', async (q) => {
    expect(await found(q)).toContain(id);
  });
  test.each([
    local,
    person.phone!,
    local.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    '1000007',
    `${person.first_name} ${person.family_name}`,
    `${person.family_name_ar} ${person.first_name_ar}`,
    person.first_name_ar.replaceAll(/[أإآ]/g, 'ا'),
  ])('by whose it is, said as %s', async (q) => {
    expect(await found(q)).toContain(id);
  });
  test('and no other by what is nobody’s', async () => {
    for (const q of ['#', '0599999999', 'قققق', '%', "'; drop table"]) expect(await found(q)).toEqual([]);
  });
});

describe('the desk finds a product as the shop does', () => {
  const barcode = async () =>
    (await w.db.selectFrom('product').select('barcode').where('id', '=', panadol).executeTakeFirstOrThrow()).barcode!;
  const products = async (q: string): Promise<string[]> =>
    (await desk.get(`/desk/products?limit=100&q=${encodeURIComponent(q)}`)).data.items.map(
      ({ name }: { name: string }) => name,
    );
  test.each(['بنادول', 'بانادول', 'panadol', 'PANADOLL', 'paracetamol', 'باراسيتامول'])('by %s', async (q) => {
    expect(await products(q)).toContain('Panadol Advance 500 mg tablets');
  });
  test('by a spelling without its hamza, and by a barcode in Arabic digits', async () => {
    expect((await products('اسبرين'))[0]).toBe('Aspirin Cardio 100 mg tablets');
    const digits = (await barcode()).replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect(await products(digits)).toEqual(['Panadol Advance 500 mg tablets']);
  });
  test('also when it is no longer sold', async () => {
    await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).where('id', '=', panadol).execute();
    expect(await products('بنادول أدفانس')).toContain('Panadol Advance 500 mg tablets');
  });
});
