import { orderStates, type OrderState } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { createPatient } from '#test/factories/patients.ts';
import {
  client,
  codeSentTo,
  failure,
  readOrder,
  createDelivery,
  otherThan,
  createDeliveryPicture,
} from '#test/factories/deliveries.ts';

const w = await world({ connections: 8 });
const khalidsMail = 'rider@balsam.example';
const khalid = await client(w, khalidsMail);
const customer = await createPatient(w);
const patient = await client(w, customer.mrn);
const at = (state: OrderState, more: object = {}) =>
  createDelivery(w, { mrn: customer.mrn, state, rider: khalidsMail, ...more });
const stateOf = async (id: number) => (await readOrder(w, id)).state;
const stepsOf = (id: number) =>
  w.db
    .selectFrom('order_event')
    .select(['from_state', 'to_state', 'at', 'received_at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const codeFor = async (id: number): Promise<string> => {
  await w.db.deleteFrom('one_time_code').execute();
  expect((await khalid.post(`/orders/${id}/otp`)).http).toBe(200);
  return codeSentTo(w, customer.phone);
};

describe('the code at the door', () => {
  test('S4.15 S8.03 ‘OTP sent successfully’: the rider who brings it has asked for it, and is told where it went', async () => {
    const id = await at('arrived');
    await w.db.deleteFrom('one_time_code').execute();
    const { body } = await khalid.post(`/orders/${id}/otp`);
    expect(body).toMatchObject({ message: 'OTP sent successfully', data: { resend_after: 60 } });
    expect(body.data.phone_number).not.toContain(customer.phone.slice(4));
    expect(failure(await khalid.post(`/orders/${id}/otp`))).toEqual([429, 'code_too_soon']);
    expect(failure(await khalid.post(`/orders/${await at('on_the_way')}/otp`))).toEqual([409, 'order_move_refused']);
  });
  test('S4.15 is sent however many codes went out from the address before: riders share that of their network', async () => {
    const anybody = () => khalid.post('/otp/send', { phone_number: '0501000022' });
    expect((await anybody()).http).toBe(200);
    await w.db.updateTable('limit_counter').set({ count: 300 }).where('scope', '=', 'code_sent_address').execute();
    w.at(addMinutes(w.clock.now(), 2));
    expect(failure(await anybody())).toEqual([429, 'too_many_codes']);
    expect((await khalid.post(`/orders/${await at('arrived')}/otp`)).http).toBe(200);
    await w.db.deleteFrom('limit_counter').execute();
  });
  test('S4.15 S8.03 a wrong one says so with the tries left, a right one hands over once', async () => {
    const id = await at('arrived');
    const code = await codeFor(id);
    const wrong = await khalid.step(id, 'delivered', { otp: otherThan(code) });
    expect([...failure(wrong), wrong.body.data]).toEqual([422, 'code_wrong', { left: 4 }]);
    expect(wrong.body.message_ar).toMatch(/\p{Script=Arabic}/u);
    for (const otp of ['', '12345', 'abcdef', null])
      expect(failure(await khalid.step(id, 'delivered', { otp }))).toEqual([422, 'order_otp_required']);
    const done = await khalid.step(id, 'delivered', { otp: code });
    expect([done.http, done.body.data.STATUS]).toEqual([200, 'delivered']);
    expect(failure(await khalid.step(id, 'delivered', { otp: code }))).toEqual([409, 'order_move_refused']);
    expect(failure(await khalid.step(id, 'returned', { reason: 'x' }))).toEqual([409, 'order_move_refused']);
  });
  test('S4.15 after five wrong ones the right one is spent too', async () => {
    const id = await at('arrived');
    const code = await codeFor(id);
    for (let n = 0; n < 5; n++) await khalid.step(id, 'delivered', { otp: otherThan(code) });
    expect(failure(await khalid.step(id, 'delivered', { otp: code }))).toEqual([422, 'code_spent']);
    expect(await stateOf(id)).toBe('arrived');
  });
  test('S4.15 the code of one order hands over no other', async () => {
    const [one, other] = [await at('arrived'), await at('arrived')];
    const code = await codeFor(one);
    expect((await khalid.step(other, 'delivered', { otp: code })).http).toBe(422);
    expect(await stateOf(other)).toBe('arrived');
    expect((await khalid.step(one, 'delivered', { otp: code })).http).toBe(200);
  });
});

describe('a code that is late, or sent twice', () => {
  test('S4.15 S8.03 after five minutes it has expired, unless it was typed in time where there was no line', async () => {
    const start = w.clock.now();
    const id = await at('arrived');
    const code = await codeFor(id);
    w.at(addMinutes(start, 40));
    expect(failure(await khalid.step(id, 'delivered', { otp: code }))).toEqual([422, 'code_expired']);
    const late = { happened_at: addMinutes(start, 6).toISOString(), sent_at: w.clock.now().toISOString() };
    expect(failure(await khalid.step(id, 'delivered', { otp: code, ...late }))).toEqual([422, 'code_expired']);
    const typed = addMinutes(start, 3);
    const inTime = { happened_at: typed.toISOString(), sent_at: w.clock.now().toISOString() };
    const { http, body } = await khalid.step(id, 'delivered', { otp: code, ...inTime });
    expect([http, body.data.COMPLETED_DATE]).toEqual([200, typed.toISOString()]);
    w.at(start);
  });
  test('S4.15 a code that was sent after the customer had signed hands over as of when they signed', async () => {
    const start = w.clock.now();
    const id = await at('arrived');
    const signed = addMinutes(start, 3).toISOString();
    w.at(addMinutes(start, 20));
    const code = await codeFor(id);
    const sent = { happened_at: signed, sent_at: w.clock.now().toISOString() };
    const { http, body } = await khalid.step(id, 'delivered', { otp: code, ...sent });
    expect([http, body.data.COMPLETED_DATE]).toEqual([200, signed]);
    w.at(start);
  });
  test('S4.15 a hand-over that is sent again is answered as the first time, twice at once too', async () => {
    const id = await at('arrived');
    const otp = await codeFor(id);
    const send = () => khalid.step(id, 'delivered', { otp }, `step-${id}-delivered`);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ http, body }) => [http, body.data?.STATUS])).toEqual(answers.map(() => [200, 'delivered']));
    expect((await stepsOf(id)).filter(({ to_state }) => to_state === 'delivered')).toHaveLength(1);
  });
});

describe('the limits of a day', () => {
  test('S8.03 too many codes or tries of a day are told in words of a rider, who cannot sign in with a password instead', async () => {
    const id = await at('arrived');
    const code = await codeFor(id);
    const message = {
      code: 'too_many_order_codes',
      message: 'Too many codes or attempts today. Please try again tomorrow',
      message_ar: 'رموز أو محاولات كثيرة اليوم. يُرجى المحاولة غدًا',
    };
    const full = (count: number) => w.db.updateTable('limit_counter').set({ count }).execute();
    await khalid.step(id, 'delivered', { otp: otherThan(code) });
    await full(1000);
    w.at(addMinutes(w.clock.now(), 2));
    const answers = [await khalid.post(`/orders/${id}/otp`), await khalid.step(id, 'delivered', { otp: code })];
    expect(answers.map(({ http, body }) => [http, body])).toEqual([
      [429, expect.objectContaining(message)],
      [429, expect.objectContaining(message)],
    ]);
    await w.db.deleteFrom('limit_counter').execute();
    expect((await khalid.step(id, 'delivered', { otp: code })).http).toBe(200);
  });
});

describe('proof of what was handed over', () => {
  test('S4.15 D15.08 an order of 500 riyals asks for a photo, and notes when none was sent', async () => {
    const bare = await at('arrived', { total: 500_00 });
    const without = await khalid.step(bare, 'delivered', { otp: await codeFor(bare) });
    expect(without.body.data.DELIVERY.PROOF).toMatchObject({ PHOTO: null, MISSING: ['photo'] });
    const id = await at('arrived', { total: 500_00 });
    const otp = await codeFor(id);
    const photo = await createDeliveryPicture(w, khalidsMail);
    const { body } = await khalid.step(id, 'delivered', { otp, photo });
    expect(body.data.DELIVERY.PROOF).toMatchObject({ PHOTO: photo, SIGNATURE: null, REASON: null });
  });
  test('S4.15 a prescription needs a signature as well', async () => {
    const id = await at('arrived', { prescription: true });
    const otp = await codeFor(id);
    const [photo, signature] = [
      await createDeliveryPicture(w, khalidsMail),
      await createDeliveryPicture(w, khalidsMail),
    ];
    expect(failure(await khalid.step(id, 'delivered', { otp, photo, signature: photo }))).toEqual([
      422,
      'order_signature_required',
    ]);
    expect((await khalid.step(id, 'delivered', { otp, photo, signature })).body.data.DELIVERY.PROOF).toMatchObject({
      PHOTO: photo,
      SIGNATURE: signature,
      MISSING: [],
    });
  });
  test("another's picture, one of another kind, one of another order is no proof", async () => {
    const [id, other] = [await at('arrived', { cold: true }), await at('arrived')];
    const used = await createDeliveryPicture(w, khalidsMail);
    expect((await khalid.step(other, 'returned', { reason: 'Nobody there', photo: used })).http).toBe(200);
    const otp = await codeFor(id);
    const pictures = [
      await createDeliveryPicture(w, 'rider2@balsam.example'),
      await createDeliveryPicture(w, khalidsMail, 'profile_photo'),
      used,
    ];
    for (const photo of pictures)
      expect(failure(await khalid.step(id, 'delivered', { otp, photo }))).toEqual([422, 'order_photo_required']);
    expect(await stateOf(id)).toBe('arrived');
  });
});

describe('a return, and who sees its picture', () => {
  test('S4.14 D15.08 a return notes a reason or a photo that is missing, and is not refunded before the goods are back', async () => {
    for (const [sent, missing] of [
      [{ photo: await createDeliveryPicture(w, khalidsMail) }, ['reason']],
      [{ reason: 'Nobody there' }, ['photo']],
    ] as const) {
      const { body } = await khalid.step(await at('arrived'), 'returned', sent);
      expect(body.data).toMatchObject({ PAYMENT_STATUS: 'paid', DELIVERY: { PROOF: { MISSING: missing } } });
    }
  });
  test('S4.14 a return with a reason and a photo is refunded, and final', async () => {
    const id = await at('arrived');
    const photo = await createDeliveryPicture(w, khalidsMail);
    const { body } = await khalid.step(id, 'returned', { reason: 'Nobody there', photo });
    expect(body.data).toMatchObject({
      STATUS: 'returned',
      PAYMENT_STATUS: 'refunded',
      DELIVERY: { PROOF: { PHOTO: photo, REASON: 'Nobody there', MISSING: [] }, MOVES: [] },
    });
    expect((await patient.get(`/orders/${id}`)).body.data.DELIVERY.PROOF).toMatchObject({
      PHOTO: photo,
      REASON: 'Nobody there',
    });
    for (const to of orderStates)
      expect(failure(await khalid.step(id, to, { reason: 'x', photo }))).toEqual([409, 'order_move_refused']);
  });
  test('D3.01 the picture is for the patient, the rider, pharmacists and administrators', async () => {
    const id = await at('arrived');
    const photo = await createDeliveryPicture(w, khalidsMail);
    await khalid.step(id, 'returned', { reason: 'Nobody there', photo });
    const seenBy = async (who: string) =>
      (
        await w.app.inject({
          url: `/api/v1/mediafiles/${photo}`,
          headers: { authorization: `Bearer ${await w.tokenOf(who)}` },
        })
      ).statusCode;
    for (const who of [customer.mrn, khalidsMail, 'pharmacist@balsam.example', 'admin@balsam.example'])
      expect([who, await seenBy(who)]).toEqual([who, 200]);
    for (const who of [
      '1000001',
      'rider2@balsam.example',
      'D1001',
      'support@balsam.example',
      'frontdesk@balsam.example',
    ])
      expect([who, await seenBy(who)]).toEqual([who, 404]);
  });
});
