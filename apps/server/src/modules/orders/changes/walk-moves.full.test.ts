import { orderMove, orderStates, type OrderMover, type OrderState, type Fulfilment } from '@balsam/domain/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { moveOrderTo, createAddress, createOrder, productIdOf, staffCall } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const sara = await payer(w, '1000001');
const pharmacist = await payer(w, 'pharmacist@balsam.example');
const rider = 'rider@balsam.example';
const khalid = (await staffCall(w, rider)).actor.personId;
const { id: branch } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();

const fulfilments: readonly Fulfilment[] = ['delivery', 'pickup'];
const ids: Partial<Record<Fulfilment, number>> = {};
beforeAll(async () => {
  const home = await createAddress(sara);
  ids.delivery = (await createOrder(sara, panadol, { address_id: home })).data.order.ID as number;
  const pickup = { mode: 'pickup', location_id: branch, scheduled_day: '2026-11-23', scheduled_time: '10:00' };
  ids.pickup = (await createOrder(sara, panadol, pickup)).data.order.ID as number;
});

/** Puts an order into a state as if it had come there: the walk looks at what is allowed from there, not at how it came. */
const stand = (id: number, state: OrderState) =>
  w.db
    .updateTable('pharmacy_order')
    .set({ state, payment_state: 'paid', rider_id: khalid, completed_at: null, refund_amount: null })
    .where('id', '=', id)
    .execute();
const stateOf = async (id: number) =>
  (await w.db.selectFrom('pharmacy_order').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

/** What the table asks for besides the mover, given in full but for the code, which nobody has asked for here. */
const reason = 'A reason';
const isProven = true;
const cancelling = { reason: 'changed_mind', description: reason, refund_to: 'wallet' };
/** What else the table asks for that nothing here has given. */
const needed = { order_otp: 'order_otp_required', called_back: 'order_call_back_first' } as const;
const refusals = new Set(['order_move_refused', 'order_not_cancellable']);

/** How each mover tries: over HTTP where there is a call of theirs, through the door of the module for riders and who assigns them. */
const tries: Readonly<Record<Exclude<OrderMover, 'lapse'>, (id: number, to: OrderState) => Promise<object>>> = {
  pharmacist: (id, to) => pharmacist.post(`/desk/orders/${id}/move`, { to, reason }),
  patient: (id) => sara.post(`/orders/${id}/cancel`, cancelling),
  assignment: (id, to) =>
    moveOrderTo(w, id, to, { by: 'assignment', email: 'pharmacist@balsam.example', reason, isProven }),
  rider: (id, to) => moveOrderTo(w, id, to, { by: 'rider', email: rider, reason, isProven, riderId: khalid }),
};
const movers = Object.keys(tries) as (keyof typeof tries)[];
/** A patient has one call, which cancels. */
const targets = (by: keyof typeof tries) => (by === 'patient' ? (['cancelled'] as const) : orderStates);

const walks = fulfilments.flatMap((fulfilment) =>
  movers.flatMap((by) => orderStates.map((from) => ({ fulfilment, by, from }))),
);

describe('the table of moves, walked wholly', () => {
  test.each(walks)(
    'S4.13 S4.14 D6.01 a $fulfilment that is $from, moved by the $by',
    async ({ fulfilment, by, from }) => {
      const id = ids[fulfilment]!;
      for (const to of targets(by)) {
        const allowed = orderMove({ from, to, by, fulfilment });
        await stand(id, from);
        const reply: { code?: string } = await tries[by](id, to);
        const outcome = reply.code === undefined ? 'moved' : refusals.has(reply.code) ? 'refused' : reply.code;
        const needs =
          allowed?.needs === 'order_otp' || allowed?.needs === 'called_back' ? needed[allowed.needs] : 'moved';
        const expected = allowed ? needs : 'refused';
        expect([from, to, outcome, await stateOf(id)]).toEqual([from, to, expected, expected === 'moved' ? to : from]);
      }
    },
  );
});

describe('everybody else', () => {
  const strangers = [
    '1000002',
    'D1001',
    rider,
    'support@balsam.example',
    'frontdesk@balsam.example',
    'admin@balsam.example',
  ];
  test.each(strangers)(
    'S4.13 %s moves nothing at the pharmacy desk and cancels nothing, whatever the state',
    async (who) => {
      const stranger: Payer = await payer(w, who);
      const id = ids.delivery!;
      for (const from of orderStates) {
        await stand(id, from);
        const moved = await Promise.all(
          orderStates.map((to) => stranger.post(`/desk/orders/${id}/move`, { to, reason })),
        );
        expect(new Set(moved.map(({ http }) => http))).toEqual(new Set([403]));
        const cancelled = await stranger.post(`/orders/${id}/cancel`, cancelling);
        expect([403, 404]).toContain(cancelled.http);
        expect(await stateOf(id)).toBe(from);
      }
    },
  );
  test('S4.14 a rider who does not have it finds none, in any state', async () => {
    const id = ids.delivery!;
    for (const from of orderStates) {
      await stand(id, from);
      const other = { by: 'rider', email: 'rider2@balsam.example', reason, isProven } as const;
      const reply = await Promise.all(orderStates.map((to) => moveOrderTo(w, id, to, other)));
      expect(new Set(reply.map((it) => ('code' in it ? it.code : 'moved')))).toEqual(new Set(['not_found']));
    }
  });
});
