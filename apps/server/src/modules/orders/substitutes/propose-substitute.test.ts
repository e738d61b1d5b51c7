import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { stockOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { likeProduct, substitutesOf } from './substitutes.fixture.ts';

const w = await world({ connections: 8 });
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const { panadol, gel, ordered, asked, lineOf, propose, read, atDesk, move, answer, noticeOf } = await substitutesOf(w, {
  patient: sara,
  pharmacist,
});
const dear = await likeProduct(w, panadol, { name: 'Dear 500 mg tablets', price: 20_00 });
const cheap = await likeProduct(w, panadol, { name: 'Cheap 500 mg tablets', price: 4_00 });
const otherStrength = await likeProduct(w, panadol, { strength: '650 mg' });
const otherClass = await likeProduct(w, panadol, { is_prescription: true });
const tooFew = await likeProduct(w, panadol, {}, 0);
const expired = await likeProduct(w, panadol);
await w.db.updateTable('stock_lot').set({ expires_on: '2026-11-22' }).where('product_id', '=', expired).execute();
const withdrawn = await likeProduct(w, panadol, { withdrawn_at: w.clock.now() });
const recalled = await likeProduct(w, panadol, { register_refusal: 'suspended', register_refused_at: w.clock.now() });

describe('D15.07 a substitute is proposed by the pharmacist', () => {
  test('who chooses among what is the same and there, the cheapest first', async () => {
    const id = await ordered();
    const { ID } = await lineOf(id, panadol);
    const { data } = await pharmacist.get(`/desk/orders/${id}/lines/${ID}/substitutes`);
    expect(data.items).toMatchObject([
      { product_id: cheap, price: 4, refund: 8.35, stock: 20 },
      { product_id: dear, price: 20, refund: 0, stock: 20 },
    ]);
    expect(await pharmacist.get(`/desk/orders/${id}/lines/999999/substitutes`)).toMatchObject({
      code: 'order_changed',
    });
  });
  test('keeps its pieces for the order, and asks the patient at once', async () => {
    const before = await stockOf(w, dear);
    const id = await asked(await ordered(), dear);
    expect(await stockOf(w, dear)).toBe(before - 1);
    const { SUBSTITUTES, AMOUNT } = await read(id);
    const until = addMinutes(w.clock.now(), 120).toISOString();
    const { ID: LINE_ID, TOTAL_PRICE } = await lineOf(id, panadol);
    expect(SUBSTITUTES).toMatchObject([
      { PRODUCT_ID: dear, LINE_ID, STATE: 'proposed', REFUND: 0, ANSWER_UNTIL: until },
    ]);
    expect(SUBSTITUTES).toMatchObject([
      { PRICE_WITH_VAT: TOTAL_PRICE, PRODUCT_NAME_EN: 'Dear 500 mg tablets, 24 pieces' },
    ]);
    const desk = await atDesk(id);
    expect(desk.AMOUNT).toBe(AMOUNT);
    expect(new Set(desk.PICKS.map((pick: { PRODUCT_ID: number }) => pick.PRODUCT_ID))).toEqual(new Set([panadol, gel]));
    await w.dispatch();
    const notice = await noticeOf(id);
    expect(notice.kind).toBe('order_substitute');
    expect(notice.message).toContain('suggests a substitute at no extra cost');
    expect(notice.message_ar).toContain('يقترح الصيدلي بديلًا');
  });
});

describe('D15.07 what is proposed', () => {
  test.each([
    ['substitute_not_same', otherStrength],
    ['substitute_in_order', gel],
    ['substitute_not_same', panadol],
    ['substitute_other_class', otherClass],
    ['substitute_not_available', tooFew],
    ['substitute_not_available', expired],
    ['substitute_not_available', withdrawn],
    ['substitute_not_available', recalled],
    ['not_found', 999_999],
  ])('is refused as %s', async (code, product) => {
    const id = await ordered();
    expect(await propose(id, product)).toMatchObject({ code });
    expect((await read(id)).SUBSTITUTES).toEqual([]);
  });
  test('is asked about once at a time, of two at once one', async () => {
    const id = await ordered();
    const before = [await stockOf(w, dear), await stockOf(w, cheap)];
    const tries = await Promise.all([propose(id, dear), propose(id, cheap)]);
    expect(new Set(tries.map(({ code }) => code))).toEqual(new Set([undefined, 'substitute_proposed']));
    expect(await stockOf(w, dear)).toBe(before[0]! - (tries[0].http === 200 ? 1 : 0));
    expect((await stockOf(w, dear)) + (await stockOf(w, cheap))).toBe(before[0]! + before[1]! - 1);
    expect(await propose(id, cheap)).toMatchObject({ code: 'substitute_proposed' });
  });
  test.each(['1000001', 'rider@balsam.example', 'frontdesk@balsam.example', 'support@balsam.example'])(
    'D3.01 is not for %s to propose',
    async (who) => {
      const id = await ordered();
      const line_id = (await lineOf(id, panadol)).ID;
      const body = { line_id, product_id: dear };
      expect((await (await payer(w, who)).post(`/desk/orders/${id}/substitutes`, body)).http).toBe(403);
    },
  );
});

describe('D15.07 an order waits for the answer', () => {
  test('before it leaves the branch; the rest is prepared meanwhile', async () => {
    const id = await asked(await ordered(), dear);
    expect((await move(id, 'confirmed')).http).toBe(200);
    expect((await move(id, 'processed')).http).toBe(200);
    expect((await atDesk(id)).moves).toEqual([{ to: 'rejected', needs: 'reason' }]);
    expect(await move(id, 'ready_to_ship')).toMatchObject({ http: 409, code: 'order_awaits_answer' });
    expect((await answer(id, false)).http).toBe(200);
    expect((await move(id, 'ready_to_ship')).http).toBe(200);
  });
  test('also at the counter, where no code is sent for it', async () => {
    const { id: location_id } = await w.db
      .selectFrom('location')
      .select('id')
      .where('code', '=', 'RUH')
      .executeTakeFirstOrThrow();
    const id = await ordered({
      mode: 'pickup',
      location_id,
      address_id: null,
      scheduled_day: '2026-11-23',
      scheduled_time: '10:00',
    });
    for (const to of ['confirmed', 'processed', 'ready_to_ship']) await move(id, to);
    await asked(id, dear);
    expect(await pharmacist.post(`/desk/orders/${id}/code`, {})).toMatchObject({ code: 'order_awaits_answer' });
    expect(await pharmacist.post(`/desk/orders/${id}/move`, { to: 'delivered', otp_code: '123456' })).toMatchObject({
      code: 'order_awaits_answer',
    });
  });
  test('and asks nothing more once it was sent out', async () => {
    const id = await ordered();
    for (const to of ['confirmed', 'processed', 'ready_to_ship', 'out_for_delivery']) await move(id, to);
    expect(await propose(id, dear)).toMatchObject({ code: 'order_move_refused' });
    expect((await atDesk(id)).may_propose).toBe(false);
  });
});

describe('D15.07 a question without an answer', () => {
  const setMinutes = (minutes: number) =>
    w.db
      .updateTable('setting')
      .set({ value: JSON.stringify(minutes) })
      .where('title', '=', 'SUBSTITUTE_ANSWER_MINUTES')
      .execute();
  test('has the time that the hospital sets', async () => {
    await setMinutes(15);
    const id = await asked(await ordered(), dear);
    await setMinutes(120);
    const until = addMinutes(w.clock.now(), 15).toISOString();
    expect((await read(id)).SUBSTITUTES).toMatchObject([{ ANSWER_UNTIL: until }]);
  });
  test('ends when its time is over, with its pieces back and the line as it was', async () => {
    const like = await likeProduct(w, panadol, { name: 'Late 500 mg tablets' });
    const at = w.clock.now();
    const id = await asked(await ordered(), like);
    expect(await stockOf(w, like)).toBe(19);
    w.at(addMinutes(at, 119));
    await w.dispatch();
    expect((await read(id)).SUBSTITUTES).toMatchObject([{ STATE: 'proposed' }]);
    w.at(addMinutes(at, 120));
    expect(await answer(id, true)).toMatchObject({ http: 409, code: 'substitute_closed' });
    await w.dispatch();
    await w.dispatch();
    const { SUBSTITUTES, ITEMS } = await read(id);
    expect(SUBSTITUTES).toMatchObject([{ STATE: 'lapsed' }]);
    expect(ITEMS.map(({ IS_TAKEN_OUT }) => IS_TAKEN_OUT)).toEqual([false, false]);
    expect(await stockOf(w, like)).toBe(20);
    expect((await noticeOf(id)).message).toContain('did not receive your answer');
  });
});
