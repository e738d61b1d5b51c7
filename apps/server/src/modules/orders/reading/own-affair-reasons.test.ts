import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { createDelivery, createDeliveryPicture, personIdOf, readOrder } from '#test/factories/deliveries.ts';
import { checkoutByCard, createAddress, createPaidOrder, productIdOf } from '#test/factories/orders.ts';

/*
 * Beside its products: what else would tell a guardian what a young person's own order is about. Omar is sixteen and Fahad's son; both work in the
 * same profile.
 */
const w = await world({ connections: 8 });
const [lantus, panadol] = [
  await productIdOf(w, 'Lantus SoloStar pens'),
  await productIdOf(w, 'Panadol Advance 500 mg tablets'),
];
const omar = await payer(w, '1000004');
const fahad = await payer(w, '1000002', '1000004');
const pharmacist = await payer(w, 'pharmacist@balsam.example');
const omarId = (await omar.get('/users')).data.id as number;
const address_id = await createAddress(omar);
const reason = 'The insulin dose is missing';

const pictureOf = (personId: number) =>
  w.platform.files.save(
    w.db,
    { personId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') },
    w.clock.now(),
  );

/** A prescription of one picture that somebody sends in Omar's profile. */
async function sent(who: Payer): Promise<{ id: number; file: string }> {
  const file = await pictureOf(omarId);
  const { data } = await who.post('/prescriptions', { file_ids: [file], note: 'For my diabetes' });
  return { id: data.id as number, file };
}
const ordered = async (who: Payer, prescription: number, products: readonly number[] = [lantus]) =>
  (await createPaidOrder(w, who, products, { address_id, prescription_ids: [prescription] })).order.ID as number;
const review = (id: number, body: object) => pharmacist.post(`/desk/orders/${id}/prescription`, body);
const seen = async (who: Payer, path: string) =>
  (await w.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${who.token}` } })).statusCode;

/** What the notices about an order say, as somebody reads them in Omar's profile. */
async function noticesOf(who: Payer, id: number): Promise<string> {
  await w.dispatch();
  const { data } = await who.get('/notifications/fetch?limit=100');
  const about = (data.notifications as { link: string; message: string; message_ar: string }[]).filter(
    ({ link }) => link === `/pharmacy/orders/${id}`,
  );
  expect(about.length).toBeGreaterThan(1);
  return about.map(({ message, message_ar }) => `${message} ${message_ar}`).join('\n');
}
const telling = /insulin|prescription|الوصفة/i;

describe('D10.09 the notices of an order that a young person made', () => {
  test('say neither that its prescription was refused nor why, and of the guardian’s own order they do', async () => {
    const [his, fathers] = [await ordered(omar, (await sent(omar)).id), await ordered(fahad, (await sent(fahad)).id)];
    for (const id of [his, fathers]) expect((await review(id, { verdict: 'rejected', reason })).http).toBe(200);
    expect(await noticesOf(fahad, his)).not.toMatch(telling);
    expect(await noticesOf(fahad, his)).toMatch(
      /could not accept your order #\d+\. You can see the reason in the order/,
    );
    expect(await noticesOf(fahad, fathers)).toContain(reason);
    expect((await omar.get(`/orders/${his}`)).data.PRESCRIPTIONS).toMatchObject([{ REASON: reason }]);
  });
  test('do not say that a prescription covers a part of it only', async () => {
    const id = await ordered(omar, (await sent(omar)).id, [lantus, panadol]);
    expect((await review(id, { verdict: 'partly_approved', line_ids: [], reason })).http).toBe(200);
    expect(await noticesOf(fahad, id)).not.toMatch(telling);
  });
  test('do not say why it was called back', async () => {
    const id = await createDelivery(w, { mrn: '1000004', state: 'on_the_way', rider: 'rider@balsam.example' });
    expect((await pharmacist.post(`/desk/orders/${id}/call-back`, { reason })).http).toBe(200);
    await w.dispatch();
    const rows = await w.db.selectFrom('notification').select('message').where('person_id', '=', omarId).execute();
    const notice = rows.find(({ message }) => message.includes(`#${id} will not be delivered`))?.message;
    expect(notice).toBeDefined();
    expect(notice).not.toMatch(telling);
    expect((await fahad.get(`/orders/${id}`)).data.DELIVERY).toMatchObject({ CALL_BACK_REASON: null });
    expect((await omar.get(`/orders/${id}`)).data.DELIVERY).toMatchObject({ CALL_BACK_REASON: reason });
  });
});

test('D10.09 its delivery shows the guardian neither proof nor what it asks for, and no picture of it', async () => {
  const mail = 'rider@balsam.example';
  const id = await createDelivery(w, {
    mrn: '1000004',
    state: 'delivered',
    prescription: true,
    cold: true,
    rider: mail,
  });
  const [photo, signature] = [await createDeliveryPicture(w, mail), await createDeliveryPicture(w, mail)];
  const at = w.clock.now();
  const proof = { order_id: id, rider_id: await personIdOf(w, mail), photo, signature, reason, at, missing: [] };
  await w.db.insertInto('delivery_proof').values(proof).execute();
  const shownTo = async (who: Payer) => (await who.get(`/orders/${id}`)).data.DELIVERY;
  const hidden = { PROOF: null, NEEDS_SIGNATURE: false, NEEDS_PHOTO: false, IS_COLD_CHAIN: false, WEIGHT_GRAMS: 0 };
  expect(await shownTo(fahad)).toMatchObject(hidden);
  const whole = await shownTo(omar);
  expect(whole).toMatchObject({ PROOF: { PHOTO: photo }, NEEDS_SIGNATURE: true, IS_COLD_CHAIN: true });
  expect(whole.WEIGHT_GRAMS).toBeGreaterThan(0);
  for (const file of [photo, signature])
    expect([await seen(fahad, `/mediafiles/${file}`), await seen(omar, `/mediafiles/${file}`)]).toEqual([404, 200]);
});

describe('D10.09 a prescription that a young person sent', () => {
  test('is out of the guardian’s sight before, in and after its order, which they may cancel', async () => {
    const { id, file } = await sent(omar);
    const isHidden = async () => {
      const listed = (await fahad.get('/prescriptions')).data.items as { id: number }[];
      expect(listed.map((one) => one.id)).not.toContain(id);
      expect(await seen(fahad, `/mediafiles/${file}`)).toBe(404);
      expect(await fahad.remove(`/prescriptions/${id}`)).toMatchObject({ http: 404 });
    };
    await isHidden();
    const order = await ordered(omar, id);
    await isHidden();
    expect((await fahad.post(`/orders/${order}/cancel`, { reason: 'changed_mind', description: 'Later' })).http).toBe(
      200,
    );
    expect(await readOrder(w, order)).toMatchObject({ state: 'cancelled' });
    await isHidden();
    expect((await omar.get('/prescriptions')).data.items).toMatchObject([{ id, files: [file] }]);
    expect(await seen(omar, `/mediafiles/${file}`)).toBe(200);
  });
  test('goes into no order of the guardian’s', async () => {
    const { id } = await sent(omar);
    await fahad.post('/cart/add', { product_id: lantus, quantity: 1 });
    const request = { ...checkoutByCard, address_id, prescription_ids: [id] };
    expect(await fahad.post('/orders', request)).toMatchObject({ http: 404, code: 'not_found' });
    await w.db.deleteFrom('cart').execute();
  });
  test('the guardian reads and takes back what they sent themselves', async () => {
    const { id, file } = await sent(fahad);
    expect((await fahad.get('/prescriptions')).data.items).toMatchObject([{ id }]);
    expect([await seen(fahad, `/mediafiles/${file}`), await seen(omar, `/mediafiles/${file}`)]).toEqual([200, 200]);
    expect(await fahad.remove(`/prescriptions/${id}`)).toMatchObject({ http: 200 });
  });
});
