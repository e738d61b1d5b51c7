import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { doseDue, refillMoved, subscriptionDue } from './events.ts';
import { keep, metformin, sensitive } from './medications.fixture.ts';

/*
 * Omar is sixteen; Fahad is his father and works in his profile. What is marked as sensitive stays hidden from Fahad, also by the number of what
 * hangs on it.
 */
const w = await world({ connections: 8 });
const omar = await payer(w, '1000004');
const fahad = await payer(w, '1000002', '1000004');
const omarId = (await omar.get('/users')).data.id as number;
const product = await w.db.selectFrom('product').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
let count = 0;

/** A request for a medicine and a subscription to it, both open. */
async function asked(more: object): Promise<{ medicine: number; refill: number; subscription: number }> {
  const medicine = await keep(w, '1000004', metformin(`hidden-${(count += 1)}`, more));
  const contact = { name: 'Omar', phone: '+966500000004', address: 'Olaya 12, Riyadh' };
  const created_at = w.clock.now();
  const refill = await w.db
    .insertInto('medication_refill')
    .values({
      person_id: omarId,
      resource_id: medicine,
      title: 'Metformin 500 mg',
      kind: 'refill',
      ...contact,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const terms = { every_days: 30, agreed_price: 20_00, next_on: '2026-12-22' };
  const subscription = await w.db
    .insertInto('refill_subscription')
    .values({ person_id: omarId, resource_id: medicine, product_id: product.id, ...terms, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { medicine, refill: refill.id, subscription: subscription.id };
}
const paths = ({ refill, subscription }: { refill: number; subscription: number }) => [
  `/medication-refills/${refill}`,
  `/medication-subscriptions/${subscription}`,
];

let of: Awaited<ReturnType<typeof asked>>;
const states = async () => [
  (await w.db.selectFrom('medication_refill').select('state').where('id', '=', of.refill).executeTakeFirstOrThrow())
    .state,
  (
    await w.db
      .selectFrom('refill_subscription')
      .select('state')
      .where('id', '=', of.subscription)
      .executeTakeFirstOrThrow()
  ).state,
];

describe('D11.01 of a medicine that is marked as sensitive', () => {
  beforeEach(async () => {
    of = await asked(sensitive);
  });
  test('a guardian neither reads nor ends the request and the subscription by their numbers', async () => {
    for (const path of paths(of)) expect(await fahad.remove(path)).toMatchObject({ http: 404, code: 'not_found' });
    expect(await states()).toEqual(['pending', 'active']);
  });
  test('D11.06 nor reads or orders the refill that is due', async () => {
    const path = `/medication-subscriptions/${of.subscription}/order`;
    expect(await fahad.get(path)).toMatchObject({ http: 404, code: 'not_found' });
    const body = { mode: 'normal_delivery', payment_method: 'wallet' };
    expect(await fahad.post(path, body)).toMatchObject({ http: 404, code: 'not_found' });
    expect((await omar.get(path)).http).toBe(200);
  });
  test('the young person ends them', async () => {
    for (const path of paths(of)) expect((await omar.remove(path)).http).toBe(200);
    expect(await states()).toEqual(['cancelled', 'ended']);
  });
});

describe('D11.01 of a medicine that has left the record', () => {
  beforeEach(async () => {
    of = await asked({});
    const body = JSON.stringify(metformin('gone', { status: 'entered-in-error' }));
    await w.db.updateTable('fhir_resource').set({ body }).where('id', '=', of.medicine).execute();
  });
  test('whether it was marked is not known: it is closed to the guardian, not to the young person', async () => {
    for (const path of paths(of)) expect(await fahad.remove(path)).toMatchObject({ http: 404, code: 'not_found' });
    for (const path of paths(of)) expect((await omar.remove(path)).http).toBe(200);
  });
});

test('D11.01 of any other medicine the guardian ends them', async () => {
  of = await asked({});
  for (const path of paths(of)) expect((await fahad.remove(path)).http).toBe(200);
});

describe('D11.01 a notification about a medicine of somebody of sixteen', () => {
  /** One of each kind about a medicine, and which of them somebody reads. */
  async function told(more: object) {
    await w.db.deleteFrom('notification').where('person_id', '=', omarId).execute();
    of = await asked(more);
    const due_at = w.clock.now();
    const dose = await w.db
      .insertInto('medication_dose')
      .values({ person_id: omarId, resource_id: of.medicine, due_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await w.db.transaction().execute(async (tx) => {
      await publish(tx, doseDue, { dose_id: dose.id }, due_at);
      await publish(tx, refillMoved, { refill_id: of.refill, to: 'ready' }, due_at);
      await publish(tx, subscriptionDue, { subscription_id: of.subscription, ended: false }, due_at);
    });
    await w.dispatch();
    const kindsOf = async (client: typeof omar): Promise<string[]> =>
      (await client.get('/notifications/fetch?limit=50')).data.notifications
        .map(({ kind }: { kind: string }) => kind)
        .toSorted();
    return { own: await kindsOf(omar), guardian: await kindsOf(fahad) };
  }
  const all = ['medicine_due', 'refill_due', 'refill_ready'];

  test('that is marked as sensitive is theirs alone: a dose, a refill to collect, one that is due', async () => {
    expect(await told(sensitive)).toEqual({ own: all, guardian: [] });
  });
  test('of any other medicine is read by the guardian too', async () => {
    expect(await told({})).toEqual({ own: all, guardian: all });
  });
});
