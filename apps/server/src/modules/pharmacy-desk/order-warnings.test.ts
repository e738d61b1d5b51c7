import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { readOrder, createDelivery } from '#test/factories/deliveries.ts';

const w = await world();
const [pharmacist, support] = [await payer(w, 'pharmacist@balsam.example'), await payer(w, 'support@balsam.example')];

/** An order for paracetamol of somebody whose record has this allergy; the product that it is of. */
async function ordered(allergy: string) {
  const id = await createDelivery(w, { state: 'placed' });
  const { person_id } = await readOrder(w, id);
  const { product_id } = await w.db
    .selectFrom('order_line')
    .select('product_id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await w.db.updateTable('product').set({ scientific_name: 'Paracetamol' }).where('id', '=', product_id).execute();
  const body = { resourceType: 'AllergyIntolerance', id: `allergy-${id}`, code: { text: allergy } };
  await w.db
    .insertInto('fhir_resource')
    .values({
      person_id,
      resource_type: body.resourceType,
      source_id: body.id,
      body: JSON.stringify(body),
      body_hash: Buffer.alloc(32),
      source: '',
      imported_at: w.clock.now(),
    })
    .execute();
  return { id, person_id, product_id };
}

test('who fills an order reads what the record says against it, and the patient can see that it was read', async () => {
  const { id, person_id, product_id } = await ordered('Paracetamol allergy');
  const { data } = await pharmacist.get(`/desk/orders/${id}`);
  expect(data.WARNINGS).toMatchObject([
    { kind: 'allergy', severity: 'serious', known: 'Paracetamol allergy', product_ids: [product_id] },
  ]);
  const entry = await w.db
    .selectFrom('audit_entry')
    .select(['action', 'why'])
    .where('person_id', '=', person_id)
    .where('what', '=', 'allergies and medicines')
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'read', why: 'staff' });
});

test('who only looks at orders reads nothing of the record, nor is what was taken out warned of', async () => {
  const { id } = await ordered('Paracetamol allergy');
  expect((await support.get(`/desk/orders/${id}`)).data?.WARNINGS ?? []).toEqual([]);
  await w.db.updateTable('order_line').set({ taken_out_at: w.clock.now() }).where('order_id', '=', id).execute();
  expect((await pharmacist.get(`/desk/orders/${id}`)).data.WARNINGS).toEqual([]);
});
