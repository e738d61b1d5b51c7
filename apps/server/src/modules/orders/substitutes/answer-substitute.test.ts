import { describe, expect, test } from 'vitest';
import { stockOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { likeProduct, substitutesOf } from './substitutes.fixture.ts';

const w = await world({ connections: 8 });
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const { panadol, gel, ordered, asked, lineOf, propose, read, atDesk, move, answer } = await substitutesOf(w, {
  patient: sara,
  pharmacist,
});
const dear = await likeProduct(w, panadol, { name: 'Dear 500 mg tablets', price: 20_00 });
const cheap = await likeProduct(w, panadol, { name: 'Cheap 500 mg tablets', price: 4_00 });
const cancel = (id: number) =>
  sara.post(`/orders/${id}/cancel`, { reason: 'changed_mind', description: 'Later', refund_to: 'wallet' });

/** The papers of an order, oldest first. */
const papersOf = (id: number) =>
  w.db
    .selectFrom('invoice as i')
    .innerJoin('payment as p', 'p.id', 'i.payment_id')
    .select(['i.kind', 'i.lines', 'i.total'])
    .where('p.purpose', '=', 'order')
    .where('p.entity_id', '=', id)
    .orderBy('i.id')
    .execute();
const totalsOf = (lines: unknown) =>
  new Map((lines as { title: string; total: number }[]).map(({ title, total }) => [title, total]));

describe('D15.07 a substitute that the patient agrees to', () => {
  test('takes the place of the line for what that cost, though it is dearer', async () => {
    const [ofLine, ofOther] = [await stockOf(w, panadol), await stockOf(w, dear)];
    const id = await asked(await ordered(), dear);
    const before = await read(id);
    const line = await lineOf(id, panadol);
    const done = await answer(id, true);
    expect(done).toMatchObject({ http: 200, data: { AMOUNT: before.AMOUNT, REFUND_AMOUNT: null } });
    const { ITEMS, SUBSTITUTES } = await read(id);
    expect(SUBSTITUTES).toMatchObject([{ STATE: 'agreed' }]);
    expect(ITEMS.find(({ ID }) => ID === line.ID)).toMatchObject({ IS_TAKEN_OUT: true, TAKEN_OUT_REASON: null });
    expect(ITEMS.find(({ PRODUCT_ID }) => PRODUCT_ID === dear)).toMatchObject({
      REPLACES: line.ID,
      TOTAL_PRICE: line.TOTAL_PRICE,
      IS_TAKEN_OUT: false,
    });
    expect([await stockOf(w, panadol), await stockOf(w, dear)]).toEqual([ofLine - 1, ofOther - 1]);
    const { PICKS } = await atDesk(id);
    expect(new Set(PICKS.map((pick: { PRODUCT_ID: number }) => pick.PRODUCT_ID))).toEqual(new Set([gel, dear]));
    for (const to of ['confirmed', 'processed', 'ready_to_ship']) expect((await move(id, to)).http).toBe(200);
  });
  test('is on the papers of the order, what was not delivered beside it', async () => {
    const id = await asked(await ordered(), dear);
    await answer(id, true);
    const note = (await papersOf(id)).at(-1)!;
    expect(note).toMatchObject({ kind: 'credit_note', total: 0 });
    const names = ['Panadol Advance 500 mg tablets, 24 pieces', 'Dear 500 mg tablets, 24 pieces'] as const;
    expect(totalsOf(note.lines)).toEqual(
      new Map([
        [names[0], 12_35],
        [names[1], -12_35],
      ]),
    );
    expect(await cancel(id)).toMatchObject({ http: 200 });
    const last = (await papersOf(id)).at(-1)!;
    expect(totalsOf(last.lines).get(names[1])).toBe(12_35);
    expect(totalsOf(last.lines).has(names[0])).toBe(false);
    expect([...totalsOf(last.lines).values()].reduce((all, one) => all + one, 0)).toBe(last.total);
    const { PAYMENT_ID, CREDIT_NOTES } = (await sara.get(`/orders/${id}`)).data;
    const receipt = await w.app.inject({
      method: 'GET',
      url: `/api/v1/payment/receipt/${PAYMENT_ID}?lang=en&kind=credit_note&note=${CREDIT_NOTES[0].ID}`,
      headers: { authorization: `Bearer ${sara.token}` },
    });
    expect(receipt.statusCode).toBe(200);
  });
  test('gives back what it costs less', async () => {
    const id = await asked(await ordered(), cheap);
    const before = await read(id);
    await answer(id, true);
    const after = await read(id);
    expect(after).toMatchObject({ AMOUNT: Number((before.AMOUNT - 8.35).toFixed(2)), REFUND_AMOUNT: 8.35 });
    expect(after).toMatchObject({ REFUNDS: { WALLET: 8.35 } });
    expect((await papersOf(id)).at(-1)).toMatchObject({ kind: 'credit_note', total: 8_35 });
    const ended = await cancel(id);
    expect(ended.data.REFUND_AMOUNT).toBe(before.AMOUNT);
    const last = (await papersOf(id)).at(-1)!;
    expect([...totalsOf(last.lines).values()].reduce((all, one) => all + one, 0)).toBe(last.total);
  });
});

describe('D15.07 what follows a substitute', () => {
  test('is that it alone is ordered again, not what it replaced', async () => {
    const id = await asked(await ordered(), dear);
    await answer(id, true);
    await cancel(id);
    expect((await sara.post(`/orders/${id}/reorder`, {})).http).toBe(200);
    const { items } = (await sara.get('/cart')).data as { items: { product: { id: number } }[] };
    expect(new Set(items.map(({ product }) => product.id))).toEqual(new Set([gel, dear]));
    for (const product of [gel, dear]) await sara.remove(`/cart/remove/${product}`);
  });
  test('is not taken when it was withdrawn meanwhile', async () => {
    const gone = await likeProduct(w, panadol, { name: 'Gone 500 mg tablets' });
    const id = await asked(await ordered(), gone);
    await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).where('id', '=', gone).execute();
    expect(await answer(id, true)).toMatchObject({ code: 'substitute_not_available' });
    expect((await answer(id, false)).http).toBe(200);
  });
  test('comes with what the record says against it', async () => {
    const { id: person } = await w.db
      .selectFrom('person')
      .select('id')
      .where('mrn', '=', '1000001')
      .executeTakeFirstOrThrow();
    const body = { resourceType: 'AllergyIntolerance', id: 'allergy', code: { text: 'Paracetamol allergy' } };
    await w.db
      .insertInto('fhir_resource')
      .values({
        person_id: person,
        resource_type: body.resourceType,
        source_id: body.id,
        body: JSON.stringify(body),
        body_hash: Buffer.alloc(32),
        source: '',
        imported_at: w.clock.now(),
      })
      .execute();
    const id = await asked(await ordered(), dear);
    const [substitute] = (await sara.get(`/orders/${id}`)).data.SUBSTITUTES;
    const allergy = expect.objectContaining({ kind: 'allergy', product_ids: [dear], known: 'Paracetamol allergy' });
    expect(substitute.WARNINGS).toContainEqual(allergy);
  });
});

describe('D15.07 a substitute that the patient declines', () => {
  test('is in stock again, and the line stands as before, to be taken out or asked about anew', async () => {
    const before = [await stockOf(w, panadol), await stockOf(w, dear)];
    const id = await asked(await ordered(), dear);
    expect(await answer(id, false)).toMatchObject({ http: 200, data: { REFUND_AMOUNT: null } });
    expect([await stockOf(w, panadol), await stockOf(w, dear)]).toEqual([before[0]! - 1, before[1]]);
    const line = await lineOf(id, panadol);
    expect(line).toMatchObject({ IS_TAKEN_OUT: false });
    expect((await propose(id, cheap)).http).toBe(200);
    const out = { line_ids: [line.ID], reason: 'None is left' };
    expect((await pharmacist.post(`/desk/orders/${id}/take-out-unavailable`, out)).http).toBe(200);
    expect((await read(id)).SUBSTITUTES).toMatchObject([{ STATE: 'declined' }]);
    expect(await answer(id, true)).toMatchObject({ code: 'substitute_closed' });
  });
});

describe('D15.07 one answer counts', () => {
  test('of two at once', async () => {
    const id = await asked(await ordered(), cheap);
    const tries = await Promise.all([answer(id, true), answer(id, true)]);
    expect(new Set(tries.map(({ code }) => code))).toEqual(new Set([undefined, 'substitute_closed']));
    expect(await read(id)).toMatchObject({ REFUND_AMOUNT: 8.35 });
    expect(await answer(id, false)).toMatchObject({ code: 'substitute_closed' });
  });
  test('or the end of the order, which gives all back', async () => {
    const before = [await stockOf(w, panadol), await stockOf(w, cheap)];
    const id = await asked(await ordered(), cheap);
    const { AMOUNT } = await read(id);
    const [agreed, cancelled] = await Promise.all([answer(id, true), cancel(id)]);
    expect(cancelled.data.REFUND_AMOUNT).toBe(AMOUNT);
    expect([undefined, 'substitute_closed']).toContain(agreed.code);
    // What was replaced is not available, and in stock no more.
    const replaced = agreed.http === 200 ? 1 : 0;
    expect([await stockOf(w, panadol), await stockOf(w, cheap)]).toEqual([before[0]! - replaced, before[1]]);
    const held = w.db.selectFrom('order_stock').select('lot_id').where('order_id', '=', id);
    expect(await held.execute()).toEqual([]);
  });
  test('a rejected order asks nothing any more', async () => {
    const before = await stockOf(w, dear);
    const id = await asked(await ordered(), dear);
    expect((await move(id, 'rejected', 'Nothing is left')).http).toBe(200);
    expect(await stockOf(w, dear)).toBe(before);
    expect((await read(id)).SUBSTITUTES).toEqual([]);
    const open = w.db.selectFrom('order_substitute').select('id').where('order_id', '=', id);
    expect(await open.where('state', '=', 'proposed').execute()).toEqual([]);
  });
});

describe('D15.07 D3.01 the question is the patient’s own', () => {
  test('somebody else does not answer it, nor is it answered in another order', async () => {
    const [id, other] = [await asked(await ordered(), dear), await ordered()];
    const { ID } = (await read(id)).SUBSTITUTES[0]!;
    const stranger = await payer(w, '1000004');
    expect(await stranger.post(`/orders/${id}/substitutes/${ID}`, { agrees: true })).toMatchObject({ http: 404 });
    expect(await sara.post(`/orders/${other}/substitutes/${ID}`, { agrees: true })).toMatchObject({ http: 404 });
    expect((await pharmacist.post(`/orders/${id}/substitutes/${ID}`, { agrees: true })).http).toBe(403);
  });
  test('D10.09 of a young person’s own order a guardian with limited access neither reads nor answers it', async () => {
    const [omar, fahad] = [await payer(w, '1000004'), await payer(w, '1000002', '1000004')];
    const his = await substitutesOf(w, { patient: omar, pharmacist });
    const id = await his.asked(await his.ordered(), dear);
    expect(await his.read(id, fahad)).toMatchObject({ ITEMS: [], SUBSTITUTES: [] });
    expect(await his.answer(id, true, fahad)).toMatchObject({ http: 404 });
    expect((await his.answer(id, true)).http).toBe(200);
  });
});
