import { addMinutes } from '@balsam/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { client, personIdOf } from '#test/factories/deliveries.ts';
import { createAddress, productIdOf, payByCard } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const [fahad, sara, pharmacist] = [
  await payer(w, '1000002'),
  await payer(w, '1000001'),
  await payer(w, 'pharmacist@balsam.example'),
];
const names = ['Nexium 40 mg tablets', 'Lantus SoloStar pens'];
const [nexium, lantus] = (await Promise.all(names.map((name) => productIdOf(w, name)))) as [number, number];

const words = 'Esomeprazole 40 mg tablets';
const record = w.db.updateTable('fhir_resource').where('source_id', '=', 'demo-prescription-nexium');
const request = {
  resourceType: 'MedicationRequest',
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: { text: words },
};
const become = (change: object) => record.set({ body: JSON.stringify({ ...request, ...change }) }).execute();
const put = async (who: Payer, product_id: number) => (await who.post('/cart/add', { product_id, quantity: 1 })).data;
const ordered = async (who: Payer) =>
  who.post('/orders', {
    mode: 'normal_delivery',
    address_id: await createAddress(who),
    payment_method: 'card',
    privacy_accepted: true,
    return_policy_accepted: true,
  });
const prescriptions = (orderId: number) =>
  w.db.selectFrom('prescription').select(['state', 'record_title']).where('order_id', '=', orderId).execute();

beforeEach(async () => {
  await w.db.deleteFrom('cart').execute();
  await become({});
});

describe('S5.17 a picture is still asked for', () => {
  test('of what only somebody else’s record prescribes', async () => {
    expect(await put(sara, nexium)).toMatchObject({ needs_prescription: true, items: [{ prescribed: false }] });
    expect(await ordered(sara)).toMatchObject({ code: 'prescription_required' });
  });
  test('of the medicine beside it that the record does not name', async () => {
    await put(fahad, nexium);
    expect(await put(fahad, lantus)).toMatchObject({ needs_prescription: true });
    expect(await ordered(fahad)).toMatchObject({ code: 'prescription_required' });
  });
  test.each([
    ['that is over', { status: 'completed' }],
    ['that was only proposed', { intent: 'proposal' }],
    ['not to take it', { doNotPerform: true }],
    ['whose status is not known', { status: 'unknown' }],
    ['that holds a condition nobody here knows', { modifierExtension: [{ url: 'https://a.example/x' }] }],
    ['of another medicine', { medicationCodeableConcept: { text: 'Omeprazole 20 mg capsules' } }],
  ])('when the record has one %s', async (_, change) => {
    await become(change);
    expect(await put(fahad, nexium)).toMatchObject({ needs_prescription: true, items: [{ prescribed: false }] });
    expect(await ordered(fahad)).toMatchObject({ code: 'prescription_required' });
  });
});

test('S5.17 an order opens with as many prescriptions as it relies on, for its patient and for the pharmacist', async () => {
  await put(fahad, nexium);
  const made = await ordered(fahad);
  const id = made.data.order.ID as number;
  await payByCard(w, fahad, made.data);
  const columns = ['person_id', 'order_id', 'created_at', 'record_id', 'record_title'] as const;
  const one = await w.db
    .selectFrom('prescription')
    .select(columns)
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await w.db
    .insertInto('prescription')
    .values(Array.from({ length: 59 }, () => one))
    .execute();
  const judged = await pharmacist.post(`/desk/orders/${id}/prescription`, { verdict: 'approved' });
  expect(judged.http).toBe(200);
  for (const path of [`/orders/${id}`, `/desk/orders/${id}`]) {
    const { data } = await (path.startsWith('/desk') ? pharmacist : fahad).get(path);
    expect(data.PRESCRIPTIONS).toHaveLength(60);
  }
  expect((await pharmacist.get(`/desk/orders/${id}`)).data.REVIEWS).toHaveLength(60);
});

describe('a medicine that the portal itself prescribes', () => {
  test('S5.17 D6.02 needs no picture: the order waits for the pharmacist with that prescription', async () => {
    expect(await put(fahad, nexium)).toMatchObject({ needs_prescription: false, items: [{ prescribed: true }] });
    const made = await ordered(fahad);
    const id = made.data.order.ID as number;
    expect(made.data.order.PRESCRIPTIONS).toMatchObject([{ STATE: 'pending', FILES: [], RECORD: words }]);
    await payByCard(w, fahad, made.data);
    const confirmed = () => pharmacist.post(`/desk/orders/${id}/move`, { to: 'confirmed' });
    expect(await confirmed()).toMatchObject({ code: 'prescription_not_approved' });
    expect((await pharmacist.get(`/desk/orders/${id}`)).data).toMatchObject({
      may_judge: true,
      PRESCRIPTIONS: [{ RECORD: words }],
    });
    expect(await pharmacist.post(`/desk/orders/${id}/prescription`, { verdict: 'approved' })).toMatchObject({
      http: 200,
    });
    expect(await confirmed()).toMatchObject({ http: 200 });
  });

  test('S5.17 also when the prescription names it only by a Medication that it contains', async () => {
    const medicationReference = { reference: '#m' };
    const of = (id: string, text: string) => ({ resourceType: 'Medication', id, code: { text } });
    const contained = [of('m1', 'Omeprazole 20 mg capsules'), of('m', words)];
    await become({ medicationCodeableConcept: undefined, medicationReference, contained });
    expect(await put(fahad, nexium)).toMatchObject({ needs_prescription: false, items: [{ prescribed: true }] });
    await become({ medicationCodeableConcept: undefined, medicationReference: { reference: '#m1' }, contained });
    expect(await put(fahad, nexium)).toMatchObject({ needs_prescription: true, items: [{ prescribed: false }] });
  });

  test('an order that is not paid leaves nothing of it behind, and the next one relies on it anew', async () => {
    await put(fahad, nexium);
    const first = (await ordered(fahad)).data.order.ID as number;
    expect(await prescriptions(first)).toEqual([{ state: 'pending', record_title: words }]);
    const now = w.clock.now();
    w.at(addMinutes(now, 20));
    await w.due();
    w.at(now);
    expect(await prescriptions(first)).toEqual([]);
    expect((await fahad.get('/prescriptions')).data.items).toEqual([]);
    expect(await ordered(fahad)).toMatchObject({ http: 200 });
  });

  test('D3.05 the access log shows that the record was looked into', async () => {
    const looks = async () =>
      (await w.db.selectFrom('audit_entry').select('id').where('what', '=', 'medicines on prescription').execute())
        .length;
    const before = await looks();
    await put(sara, nexium);
    expect(await looks()).toBe(before);
    await put(fahad, nexium);
    expect(await looks()).toBe(before + 1);
  });
});

const move = (id: number, to: string) => pharmacist.post(`/desk/orders/${id}/move`, { to });
const approve = (id: number) => pharmacist.post(`/desk/orders/${id}/prescription`, { verdict: 'approved' });
const atDesk = async (id: number) => (await pharmacist.get(`/desk/orders/${id}`)).data;
/** Fahad's order of the medicine that his record prescribes, paid. */
async function placed(): Promise<number> {
  await put(fahad, nexium);
  const { data } = await ordered(fahad);
  await payByCard(w, fahad, data);
  return data.order.ID as number;
}
const ended = { http: 409, code: 'order_prescription_ended', data: { product_ids: [nexium] } };
/** What was ordered before is not paid in time. */
async function leaveUnpaid(): Promise<void> {
  const now = w.clock.now();
  w.at(addMinutes(now, 20));
  await w.due();
  w.at(now);
  await w.db.deleteFrom('cart').execute();
}

describe('D6.02 an order on a prescription of the record that a doctor takes back or stops', () => {
  beforeEach(leaveUnpaid);

  test.each([
    ['taken back', 'entered-in-error'],
    ['cancelled', 'cancelled'],
    ['stopped', 'stopped'],
  ])(
    'goes no further once it is %s, which the pharmacist sees, and goes on when that is corrected',
    async (_, status) => {
      const id = await placed();
      await become({ status });
      expect(await approve(id)).toMatchObject(ended);
      await become({});
      expect(await approve(id)).toMatchObject({ http: 200, data: { ENDED_PRESCRIPTIONS: [] } });
      await become({ status });
      expect(await move(id, 'confirmed')).toMatchObject(ended);
      expect(await atDesk(id)).toMatchObject({ ENDED_PRESCRIPTIONS: [nexium], moves: [{ to: 'rejected' }] });
      await become({});
      expect(await move(id, 'confirmed')).toMatchObject({ http: 200 });
      await become({ status });
      expect(await move(id, 'processed')).toMatchObject(ended);
    },
  );
  test('is neither fetched by a rider nor handed out at the counter', async () => {
    const id = await placed();
    const khalid = await client(w, 'rider@balsam.example');
    const stands = (change: object) => w.db.updateTable('pharmacy_order').set(change).where('id', '=', id).execute();
    await stands({ state: 'out_for_delivery' });
    const rider_id = await personIdOf(w, 'rider@balsam.example');
    expect((await pharmacist.post(`/desk/orders/${id}/assign`, { rider_id })).http).toBe(200);
    await become({ status: 'entered-in-error' });
    const picked = await khalid.step(id, 'order_picked');
    expect(picked.body).toMatchObject({ code: ended.code, data: { ID: id, STATUS: 'rider_assigned' } });
    await stands({ state: 'ready_to_ship', rider_id: null, mode: 'pickup', address: null });
    expect(await pharmacist.post(`/desk/orders/${id}/code`, {})).toMatchObject(ended);
    const over = await pharmacist.post(`/desk/orders/${id}/move`, { to: 'cancelled', reason: 'No longer prescribed' });
    expect(over).toMatchObject({ http: 200, data: { STATUS: 'cancelled', ENDED_PRESCRIPTIONS: [] } });
  });
  test('goes on where another prescription of the record names the medicine', async () => {
    const id = await placed();
    expect((await approve(id)).http).toBe(200);
    const kept = await w.db
      .selectFrom('fhir_resource')
      .selectAll()
      .where('source_id', '=', 'demo-prescription-nexium')
      .executeTakeFirstOrThrow();
    const { id: _, ...again } = kept;
    const body = JSON.stringify({ ...request, id: 'again' });
    await w.db
      .insertInto('fhir_resource')
      .values({ ...again, body, source_id: 'written-again' })
      .execute();
    await become({ status: 'entered-in-error' });
    expect(await move(id, 'confirmed')).toMatchObject({ http: 200 });
    await w.db.deleteFrom('fhir_resource').where('source_id', '=', 'written-again').execute();
  });
});
