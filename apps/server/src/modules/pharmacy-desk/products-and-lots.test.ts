import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { pictureOf } from '#platform/images/pictures.fixture.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { productIdOf } from '#test/factories/orders.ts';

const w = await world();
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const lantus = await productIdOf(w, 'Lantus SoloStar pens');

describe('products and lots at the pharmacy desk', () => {
  const at = (id: number) => `/desk/products/${id}`;
  const product = async (id: number) => (await pharmacist.get(at(id))).data;

  test('a price is changed for those who look from now on, and written down', async () => {
    const before = await product(panadol);
    expect(await pharmacist.patch(at(panadol), { price: 12.345 })).toMatchObject({ code: 'price_not_valid' });
    const { data } = await pharmacist.patch(at(panadol), { price: 12.5 });
    expect(data).toMatchObject({ price_without_vat: 12.5, name: before.name });
    const [newest] = (await pharmacist.get(`${at(panadol)}/changes`)).data.items;
    expect(newest).toMatchObject({ what: 'price', after: { price: 1250 } });
    await pharmacist.patch(at(panadol), { price: before.price_without_vat });
  });
  test('a withdrawn product is not found by patients, and comes back', async () => {
    await pharmacist.patch(at(lantus), { is_withdrawn: true });
    expect((await sara.get(`/products/${lantus}`)).http).toBe(404);
    expect(await product(lantus)).toMatchObject({ is_withdrawn: true });
    await pharmacist.patch(at(lantus), { is_withdrawn: false });
    expect((await sara.get(`/products/${lantus}`)).http).toBe(200);
  });
  test('a name that is changed is what it is found by', async () => {
    const { name } = await product(lantus);
    await pharmacist.patch(at(lantus), { name: 'Qirmizi pens' });
    const found = (await sara.get('/products?query=qirmizi')).data.items.map(({ id }: { id: number }) => id);
    expect(found).toEqual([lantus]);
    await pharmacist.patch(at(lantus), { name });
  });
  test('D6.01 stock is added by lot and corrected with a reason, never over a sale', async () => {
    const lot = { location_id: 1, lot: 'T-1', expires_on: '2028-01-31', quantity: 5 };
    expect(await pharmacist.post(`${at(panadol)}/lots`, { ...lot, expires_on: '2026-11-22' })).toMatchObject({
      code: 'lot_expired',
    });
    const { data } = await pharmacist.post(`${at(panadol)}/lots`, lot);
    expect(await pharmacist.post(`${at(panadol)}/lots`, lot)).toMatchObject({ code: 'lot_exists' });
    const { id } = data.lots.find((one: { lot: string }) => one.lot === 'T-1');
    const correct = (body: object) => pharmacist.post(`/desk/lots/${id}/correct`, body);
    expect(await correct({ quantity: 4, counted_from: 5 })).toMatchObject({ code: 'order_reason_required' });
    expect(await correct({ quantity: 4, counted_from: 6, reason: 'broken' })).toMatchObject({ code: 'lot_changed' });
    expect((await correct({ quantity: 4, counted_from: 5, reason: 'broken' })).http).toBe(200);
  });
  test('a photo is kept in sizes and encodings, and shown to guests as they accept it', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await pictureOf('jpeg', 600, 400))]), 'x.jpg');
    const body = new Response(form);
    const headers = {
      authorization: `Bearer ${pharmacist.token}`,
      'content-type': body.headers.get('content-type') ?? '',
    };
    const payload = Buffer.from(await body.arrayBuffer());
    const set = await w.app.inject({ method: 'POST', url: `/api/v1${at(panadol)}/photo`, headers, payload });
    expect(set.statusCode).toBe(200);
    const url = set.json().data.photo_url as string;
    const avif = await w.app.inject({ url: `${url}?w=160`, headers: { accept: 'image/avif,image/webp' } });
    expect([avif.headers['content-type'], avif.headers['vary']]).toEqual(['image/avif', 'Accept']);
    const webp = await w.app.inject({ url, headers: { accept: 'image/webp' } });
    expect(webp.headers['cache-control']).toContain('immutable');
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect((await pharmacist.remove(`${at(panadol)}/photo`)).data.photo_url).toBeNull();
    expect((await w.app.inject({ url })).statusCode).toBe(404);
  });
});

test('the sheet of a product has its own offer, also one that is too old for the list, and offers that run before ended ones', async () => {
  const offers = (count: number, ends_at: string) =>
    w.db
      .insertInto('offer')
      .values(
        Array.from({ length: count }, (_, n) => ({
          type: 'FLAT_DISCOUNT' as const,
          title: `Offer ${n}`,
          title_ar: `عرض ${n}`,
          percent: 5,
          starts_at: new Date('2026-01-01T00:00:00Z'),
          ends_at: new Date(ends_at),
        })),
      )
      .returning('id')
      .execute();
  const [[over], [runs]] = [await offers(1, '2026-02-01T00:00:00Z'), await offers(1, '2027-01-31T00:00:00Z')];
  await offers(200, '2026-03-01T00:00:00Z');
  const { data } = await pharmacist.patch(`/desk/products/${lantus}`, { offer_id: over!.id });
  expect(data).toMatchObject({ offer_id: over!.id, assigned_offer: { ID: over!.id, TITLE_AR: 'عرض 0' } });
  const chosen = (await pharmacist.get('/desk/choices')).data.offers.map(({ ID }: { ID: number }) => ID);
  expect(chosen).toContain(runs!.id);
  expect(chosen).toHaveLength(200);
  const { data: without } = await pharmacist.patch(`/desk/products/${lantus}`, { offer_id: null });
  expect(without).toMatchObject({ offer_id: null, assigned_offer: null });
});
