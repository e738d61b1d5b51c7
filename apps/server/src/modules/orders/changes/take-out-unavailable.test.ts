import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { stockOf } from '#test/factories/orders.ts';
import { likeProduct, substitutesOf } from '../substitutes/substitutes.fixture.ts';

const w = await world({ connections: 8 });
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const { panadol, gel, ordered, asked, lineOf, read, atDesk, move, noticeOf } = await substitutesOf(w, {
  patient: sara,
  pharmacist,
});
const reason = 'The bottle is broken';

const takeOut = (id: number, line_ids: readonly number[], why = reason, who = pharmacist) =>
  who.post(`/desk/orders/${id}/take-out-unavailable`, { line_ids, reason: why });
const cancel = (id: number) => sara.post(`/orders/${id}/cancel`, { reason: 'changed_mind', description: 'Later' });

describe('D15.11 a product that is absent, broken or expired', () => {
  test('leaves the order with a reason and its price, and is in stock no more', async () => {
    const before = await stockOf(w, gel);
    const id = await ordered();
    const whole = (await read(id)).AMOUNT;
    const line = await lineOf(id, gel);
    expect((await atDesk(id)).may_take_out_lines).toBe(true);
    const done = await takeOut(id, [line.ID]);
    expect(done).toMatchObject({ http: 200, data: { may_take_out_lines: false, STATUS: 'placed' } });
    expect(await stockOf(w, gel)).toBe(before - 1);
    const after = await read(id);
    expect(after).toMatchObject({
      REFUND_AMOUNT: line.TOTAL_PRICE,
      AMOUNT: Number((whole - line.TOTAL_PRICE).toFixed(2)),
    });
    const marks = after.ITEMS.map((item) => [item.PRODUCT_ID, item.IS_TAKEN_OUT, item.TAKEN_OUT_REASON]);
    expect(new Set(marks.map(String))).toEqual(new Set([String([gel, true, reason]), String([panadol, false, null])]));
    expect((await sara.get(`/orders/${id}`)).data.CREDIT_NOTES).toHaveLength(1);
    await w.dispatch();
    const notice = await noticeOf(id);
    expect(notice.kind).toBe('order_reduced');
    expect(notice.message).toContain('is not available and was removed');
    expect(notice.message).toContain(`SAR ${line.TOTAL_PRICE.toFixed(2)} is in your wallet`);
    expect(notice.message_ar).toContain('غير متوفر فاستُبعد');
    expect((await move(id, 'confirmed')).http).toBe(200);
    expect((await cancel(id)).http).toBe(200);
    expect(await stockOf(w, gel)).toBe(before - 1);
  });
});

describe('D15.11 the stock of what is not available', () => {
  test('of other orders stays where it is', async () => {
    const [first, second] = [await ordered(), await ordered()];
    const held = await stockOf(w, gel);
    await takeOut(first, [(await lineOf(first, gel)).ID]);
    expect(await stockOf(w, gel)).toBe(held);
    await cancel(second);
    expect(await stockOf(w, gel)).toBe(held + 1);
  });
  test('is missing no more where a count had found it missing', async () => {
    const only = await likeProduct(w, gel, { name: 'Counted gel' }, 2);
    const [first, second] = [await ordered(), await ordered()];
    for (const id of [first, second])
      await w.db
        .updateTable('order_line')
        .set({ product_id: only })
        .where('order_id', '=', id)
        .where('product_id', '=', gel)
        .execute();
    const lot = await w.db.selectFrom('stock_lot').selectAll().where('product_id', '=', only).executeTakeFirstOrThrow();
    await w.db.updateTable('stock_lot').set({ quantity: 0, missing: 1 }).where('id', '=', lot.id).execute();
    await w.db
      .insertInto('order_stock')
      .values([first, second].map((order_id) => ({ order_id, lot_id: lot.id, quantity: 1 })))
      .execute();
    await takeOut(first, [(await lineOf(first, only)).ID]);
    const now = () => w.db.selectFrom('stock_lot').select(['quantity', 'missing']).where('id', '=', lot.id).execute();
    expect(await now()).toEqual([{ quantity: 0, missing: 0 }]);
    await cancel(second);
    expect(await now()).toEqual([{ quantity: 1, missing: 0 }]);
  });
  test('is that of a substitute again which was proposed in its place', async () => {
    const like = await likeProduct(w, panadol, { name: 'Other 500 mg tablets' });
    const id = await asked(await ordered(), like);
    expect(await stockOf(w, like)).toBe(19);
    expect((await takeOut(id, [(await lineOf(id, panadol)).ID])).http).toBe(200);
    expect(await stockOf(w, like)).toBe(20);
    expect((await read(id)).SUBSTITUTES).toEqual([]);
  });
});

describe('D15.11 taking something out', () => {
  test('is refused without a reason, twice, of another order, or when nothing would stay', async () => {
    const [id, other] = [await ordered(), await ordered()];
    const [first, second] = [(await lineOf(id, gel)).ID, (await lineOf(id, panadol)).ID];
    expect(await takeOut(id, [first], ' ')).toMatchObject({ http: 422, code: 'order_reason_required' });
    expect(await takeOut(id, [(await lineOf(other, gel)).ID])).toMatchObject({ code: 'order_changed' });
    expect(await takeOut(id, [first, second])).toMatchObject({ code: 'take_out_leaves_nothing' });
    expect(await takeOut(999_999, [first])).toMatchObject({ http: 404 });
    const tries = await Promise.all([takeOut(id, [first]), takeOut(id, [first])]);
    expect(new Set(tries.map(({ code }) => code))).toEqual(new Set([undefined, 'order_changed']));
    expect(await takeOut(id, [second])).toMatchObject({ code: 'take_out_leaves_nothing' });
  });
  test('is refused once a rider has it', async () => {
    const id = await ordered();
    await w.db.updateTable('pharmacy_order').set({ state: 'order_picked' }).where('id', '=', id).execute();
    expect(await takeOut(id, [(await lineOf(id, gel)).ID])).toMatchObject({ code: 'order_move_refused' });
    expect((await atDesk(id)).may_take_out_lines).toBe(false);
  });
  test.each(['1000001', 'rider@balsam.example', 'frontdesk@balsam.example', 'support@balsam.example'])(
    'D3.01 is not for %s to do',
    async (who) => {
      const id = await ordered();
      expect((await takeOut(id, [(await lineOf(id, gel)).ID], reason, await payer(w, who))).http).toBe(403);
    },
  );
});
