import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { moveOrderTo, createAddress, productIdOf, createPaidOrder } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const lantus = await productIdOf(w, 'Lantus SoloStar pens');
const sara = await payer(w, '1000001');
const pharmacist = await payer(w, 'pharmacist@balsam.example');
const saraId = (await sara.get('/users')).data.id as number;
const address_id = await createAddress(sara);
const pharmacy = { by: 'pharmacist', email: 'pharmacist@balsam.example' } as const;

/** A prescription of one picture that Sara sends. */
async function sent(): Promise<number> {
  const picture = { personId: saraId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') };
  const file = await w.platform.files.save(w.db, picture, w.clock.now());
  return (await sara.post('/prescriptions', { file_ids: [file] })).data.id as number;
}

/** Sara orders and pays what that prescription is for. */
const placedWith = async (prescription: number): Promise<number> =>
  (await createPaidOrder(w, sara, [lantus], { address_id, prescription_ids: [prescription] })).order.ID as number;

const review = (id: number, body: object) => pharmacist.post(`/desk/orders/${id}/prescription`, body);
const confirm = (id: number) => pharmacist.post(`/desk/orders/${id}/move`, { to: 'confirmed' });
const cancel = (id: number) => sara.post(`/orders/${id}/cancel`, { reason: 'changed_mind', description: 'Later' });
const looseOf = async () => (await sara.get('/prescriptions')).data.items as { id: number; state: string }[];
const isLoose = async (prescription: number) => (await looseOf()).some(({ id }) => id === prescription);

describe('S5.17 a prescription of which nothing was handed out', () => {
  test('counts for the next order once the patient cancels, and is reviewed there anew', async () => {
    const prescription = await sent();
    const first = await placedWith(prescription);
    expect((await review(first, { verdict: 'approved' })).http).toBe(200);
    expect(await isLoose(prescription)).toBe(false);
    expect((await cancel(first)).http).toBe(200);
    expect((await looseOf()).find(({ id }) => id === prescription)).toMatchObject({ state: 'pending', reason: null });
    const second = await placedWith(prescription);
    expect(await confirm(second)).toMatchObject({ code: 'prescription_not_approved' });
    expect((await review(second, { verdict: 'approved' })).http).toBe(200);
    expect((await confirm(second)).http).toBe(200);
  });
  test('counts for the next one when the pharmacy rejects the order for something else', async () => {
    const prescription = await sent();
    const id = await placedWith(prescription);
    await pharmacist.post(`/desk/orders/${id}/move`, { to: 'rejected', reason: 'Out of date' });
    expect(await isLoose(prescription)).toBe(true);
  });
  test('counts for the next one when it came back from the door', async () => {
    const prescription = await sent();
    const id = await placedWith(prescription);
    const email = 'rider@balsam.example';
    await w.db
      .updateTable('pharmacy_order')
      .set({ state: 'arrived', rider_id: (await payer(w, email).then((who) => who.get('/users'))).data.id as number })
      .where('id', '=', id)
      .execute();
    await moveOrderTo(w, id, 'returned', { by: 'rider', email, reason: 'Nobody there', isProven: true });
    expect(await isLoose(prescription)).toBe(true);
  });
});

describe('S5.17 D15.11 a prescription whose medicine is not available', () => {
  const gel = productIdOf(w, 'Effaclar purifying gel');
  const takeOut = async (id: number, product: number) => {
    const { ITEMS } = (await sara.get(`/orders/${id}`)).data as { ITEMS: { ID: number; PRODUCT_ID: number }[] };
    const line_ids = ITEMS.filter(({ PRODUCT_ID }) => PRODUCT_ID === product).map(({ ID }) => ID);
    const done = await pharmacist.post(`/desk/orders/${id}/take-out-unavailable`, { line_ids, reason: 'Broken' });
    expect(done.http).toBe(200);
    await w.dispatch();
  };
  test('counts for the next order, though the rest of this one goes on', async () => {
    const prescription = await sent();
    const content = { address_id, prescription_ids: [prescription] };
    const { ID: id } = (await createPaidOrder(w, sara, [lantus, await gel], content)).order;
    await takeOut(id, lantus);
    expect((await looseOf()).find((one) => one.id === prescription)).toMatchObject({ state: 'pending' });
    expect((await confirm(id)).http).toBe(200);
    expect((await sara.get(`/orders/${id}`)).data.PRESCRIPTIONS).toEqual([]);
  });
  test('stays with its order when something else is taken out', async () => {
    const prescription = await sent();
    const content = { address_id, prescription_ids: [prescription] };
    const { ID: id } = (await createPaidOrder(w, sara, [lantus, await gel], content)).order;
    await takeOut(id, await gel);
    expect(await isLoose(prescription)).toBe(false);
  });
});

describe('a prescription that is done with', () => {
  test('D6.02 stays refused when the pharmacist refused it, with the reason in its order', async () => {
    const prescription = await sent();
    const id = await placedWith(prescription);
    await review(id, { verdict: 'rejected', reason: 'Not readable' });
    expect(await isLoose(prescription)).toBe(false);
    expect((await sara.get(`/orders/${id}`)).data.PRESCRIPTIONS).toMatchObject([
      { STATE: 'rejected', REASON: 'Not readable' },
    ]);
  });
  test('stays with an order that goes on', async () => {
    const prescription = await sent();
    const id = await placedWith(prescription);
    await review(id, { verdict: 'approved' });
    await moveOrderTo(w, id, 'confirmed', pharmacy);
    expect(await isLoose(prescription)).toBe(false);
  });
});
