import { describe, expect, test } from 'vitest';
import {
  endsCallBack,
  finalStates,
  handOverFrom,
  isAfterCallBack,
  isOrderActive,
  mayCallBack,
  mayCancelOrder,
  movesFrom,
  orderMove,
  orderMoves,
  orderStates,
  returnsToStock,
  statesAtBranch,
  timelineOf,
  type OrderMover,
  type OrderState,
  type Fulfilment,
} from './index.ts';

const movers: readonly OrderMover[] = ['patient', 'pharmacist', 'assignment', 'rider', 'lapse'];
const fulfilments: readonly Fulfilment[] = ['delivery', 'pickup'];

/** Written out by hand, apart from the table: `from>to` by mover and way. */
const expected: Record<Fulfilment, Record<OrderMover, readonly string[]>> = {
  delivery: {
    patient: [
      'placed>cancelled',
      'confirmed>cancelled',
      'processed>cancelled',
      'ready_to_ship>cancelled',
      'out_for_delivery>cancelled',
      'rider_assigned>cancelled',
    ],
    pharmacist: [
      'placed>confirmed',
      'confirmed>processed',
      'processed>ready_to_ship',
      'ready_to_ship>out_for_delivery',
      'placed>rejected',
      'confirmed>rejected',
      'processed>rejected',
      'ready_to_ship>cancelled',
      'out_for_delivery>cancelled',
      'rider_assigned>cancelled',
      'order_picked>cancelled',
      'on_the_way>cancelled',
      'arrived>cancelled',
    ],
    assignment: [
      'out_for_delivery>rider_assigned',
      'rider_assigned>out_for_delivery',
      'order_picked>order_picked',
      'on_the_way>order_picked',
      'arrived>order_picked',
      'order_picked>returned',
      'on_the_way>returned',
      'arrived>returned',
    ],
    rider: [
      'rider_assigned>out_for_delivery',
      'rider_assigned>order_picked',
      'order_picked>on_the_way',
      'on_the_way>arrived',
      'arrived>delivered',
      'arrived>returned',
    ],
    lapse: [],
  },
  pickup: {
    patient: ['placed>cancelled', 'confirmed>cancelled', 'processed>cancelled', 'ready_to_ship>cancelled'],
    pharmacist: [
      'placed>confirmed',
      'confirmed>processed',
      'processed>ready_to_ship',
      'ready_to_ship>delivered',
      'placed>rejected',
      'confirmed>rejected',
      'processed>rejected',
      'ready_to_ship>cancelled',
    ],
    assignment: [],
    rider: [],
    lapse: ['ready_to_ship>cancelled'],
  },
};

const everyone = fulfilments.flatMap((fulfilment) => movers.map((by) => ({ fulfilment, by })));
const everyPair = orderStates.flatMap((from) => orderStates.map((to) => ({ from, to })));

describe('the moves of an order', () => {
  test.each(everyone)('S4.13 of a $fulfilment by the $by are these, and none else', ({ fulfilment, by }) => {
    const may = everyPair.filter(({ from, to }) => orderMove({ from, to, by, fulfilment }));
    expect(new Set(may.map(({ from, to }) => `${from}>${to}`))).toEqual(new Set(expected[fulfilment][by]));
  });
  test('S4.13 delivered, returned, cancelled and rejected are final: completed, all others active', () => {
    expect(finalStates).toEqual(['delivered', 'returned', 'cancelled', 'rejected']);
    for (const state of orderStates) expect(isOrderActive(state)).toBe(!finalStates.includes(state));
  });
  test('D6.02 an order is confirmed only with its prescription approved', () => {
    expect(movesFrom('placed', 'pharmacist', 'delivery').find(({ to }) => to === 'confirmed')?.needs).toBe(
      'approved_prescription',
    );
  });
  test("S4.15 every move to delivered asks for the customer's code", () => {
    const toDelivered = orderMoves.filter(({ to }) => to === 'delivered');
    expect(toDelivered.map(({ from, needs }) => [from, needs])).toEqual([
      ['ready_to_ship', 'order_otp'],
      ['arrived', 'order_otp'],
    ]);
  });
  test('S5.18 cancelling and rejecting ask for a reason, returning for a photo too; time gives none', () => {
    const byPeople = orderMoves.filter(({ by }) => by !== 'lapse');
    const needs = (end: OrderState) => new Set(byPeople.filter(({ to }) => to === end).map((move) => move.needs));
    expect([needs('cancelled'), needs('rejected'), needs('returned')]).toEqual([
      new Set(['reason', 'called_back']),
      new Set(['reason']),
      new Set(['reason_and_photo', 'lost_rider_and_reason']),
    ]);
  });
  test('S4.14 what was fetched is taken from its rider only when that one is lost', () => {
    const fetched: readonly OrderState[] = ['order_picked', 'on_the_way', 'arrived'];
    const taken = fetched.flatMap((from) => movesFrom(from, 'assignment', 'delivery'));
    expect(new Set(taken.map(({ to, needs }) => `${to} ${needs}`))).toEqual(
      new Set(['order_picked lost_rider', 'returned lost_rider_and_reason']),
    );
  });
});

describe('before a step', () => {
  test('S4.15 a code is asked for at the door, and of a pickup at the counter', () => {
    const at = (fulfilment: Fulfilment, by: OrderMover) =>
      orderStates.filter((state) => handOverFrom(state, by, fulfilment));
    expect([at('delivery', 'rider'), at('pickup', 'pharmacist')]).toEqual([['arrived'], ['ready_to_ship']]);
    expect([at('delivery', 'pharmacist'), at('pickup', 'rider'), at('delivery', 'patient')]).toEqual([[], [], []]);
  });
});

describe('calling back', () => {
  test('D15.03 the pharmacy calls back what a rider has with them, and nothing else', () => {
    const may = (fulfilment: Fulfilment) => orderStates.filter((state) => mayCallBack(state, fulfilment).ok);
    expect([may('delivery'), may('pickup'), mayCallBack(null, 'delivery').ok]).toEqual([
      ['order_picked', 'on_the_way', 'arrived'],
      [],
      false,
    ]);
  });
  test('D15.03 it ends with the goods at the branch, or as returned when its rider is lost; no other move is left', () => {
    const left = orderMoves.filter(({ from, ...move }) => mayCallBack(from, 'delivery').ok && endsCallBack(move));
    expect(new Set(left.map(({ to, by }) => `${to} ${by}`))).toEqual(
      new Set(['cancelled pharmacist', 'returned assignment']),
    );
    expect(left).toHaveLength(6);
  });
  test('D15.03 a step of before the call back did happen; one at the same moment or later is too late', () => {
    const at = new Date('2026-11-22T09:00:00Z');
    const by = (ms: number) => isAfterCallBack(at, new Date(at.getTime() + ms));
    expect([by(-1), by(0), by(1), isAfterCallBack(null, at)]).toEqual([false, true, true, false]);
  });
});

describe('after the end', () => {
  test('D6.01 a picked order is no longer cancelled', () => {
    for (const state of ['order_picked', 'on_the_way', 'arrived', 'delivered', 'returned'] as const)
      expect(mayCancelOrder(state, 'delivery')).toMatchObject({ ok: false, code: 'order_not_cancellable' });
    expect(mayCancelOrder('rider_assigned', 'delivery')).toEqual({ ok: true });
  });
  test('D6.01 what never left goes back to stock, what was returned does not', () => {
    expect(orderStates.filter(returnsToStock)).toEqual(['cancelled', 'rejected']);
  });
  test('D6.01 the products lie at the branch until a rider has picked them, wherever else the order stands', () => {
    const here = ['placed', 'confirmed', 'processed', 'ready_to_ship', 'out_for_delivery', 'rider_assigned'];
    expect(statesAtBranch).toEqual(here);
  });
});

describe('the timeline', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
  const taken = new Map<string, Date>([
    ['placed', at(1)],
    ['confirmed', at(2)],
    ['processed', at(3)],
    ['ready_to_ship', at(4)],
    ['out_for_delivery', at(5)],
    ['rider_assigned', at(6)],
  ]);
  test('S4.13 tells what is behind and what is still ahead', () => {
    const steps = timelineOf('processed', 'pickup', taken);
    expect(steps.map(({ state }) => state)).toEqual(['placed', 'confirmed', 'processed', 'ready_to_ship', 'delivered']);
    expect(steps.map((step) => step.at !== null)).toEqual([true, true, true, false, false]);
    expect(timelineOf(null, 'delivery', new Map()).every((step) => step.at === null)).toBe(true);
  });
  test('a rider who declined is behind no more', () => {
    const assigned = timelineOf('out_for_delivery', 'delivery', taken).find(({ state }) => state === 'rider_assigned');
    expect(assigned).toEqual({ state: 'rider_assigned', at: null });
  });
  test('another end closes it after the steps that were taken', () => {
    const steps = timelineOf('cancelled', 'delivery', new Map([...taken].slice(0, 2)).set('cancelled', at(7)));
    expect(steps).toEqual([
      { state: 'placed', at: at(1) },
      { state: 'confirmed', at: at(2) },
      { state: 'cancelled', at: at(7) },
    ]);
  });
});
