import { ApiError } from '#shared/api/api-error.ts';
import { movesFrom, orderStates } from '@balsam/domain/orders';
import { expect, test } from 'vitest';
import { orderOf } from '../khalid.testing.ts';
import {
  actionKindOf,
  countLeft,
  holdsWithdrawn,
  isBusy,
  isOnTheWay,
  isQuestionOpen,
  isStopped,
  localMoves,
  visibleOrders,
  localStatus,
  statusMoves,
} from './order-actions.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { stepOf } from '../model/step.ts';
import { heldHandOver } from '../steps/held-hand-over.ts';
import type { LocalStep } from '../steps/steps.ts';
import type { RiderOrder } from '../model/api-types.ts';

const local = (state: LocalStep['state'], step: LocalStep['step']): LocalStep => ({ step, state });
const toTheWay = stepOf(20418, { kind: 'move', body: { status: 'on_the_way' } });
const accept = stepOf(20418, { kind: 'accept', body: {} });

const offered = (from: (typeof orderStates)[number]) => {
  const moves = movesFrom(from, 'rider', 'delivery').map(({ to }) => ({ to, needs: null }));
  return statusMoves(orderOf({ status: from }, { moves })).map(({ to }) => to);
};

test('S4.14 the drop-down offers what the order allows, and nothing once it is delivered or returned', () => {
  expect(Object.fromEntries(orderStates.map((state) => [state, offered(state)]))).toEqual({
    placed: [],
    confirmed: [],
    processed: [],
    ready_to_ship: [],
    out_for_delivery: [],
    rider_assigned: ['order_picked'],
    order_picked: ['on_the_way'],
    on_the_way: ['arrived'],
    arrived: ['delivered', 'returned'],
    delivered: [],
    returned: [],
    cancelled: [],
    rejected: [],
  });
});

test('S2.20 a new assignment waits for an answer, an accepted one for the counter, a fetched one has the drop-down', () => {
  expect(actionKindOf(orderOf({ status: 'rider_assigned' }, { acceptedAt: null }), [])).toBe('answer');
  expect(actionKindOf(orderOf({ status: 'rider_assigned' }), [])).toBe('counter');
  expect(actionKindOf(orderOf({ status: 'order_picked' }), [])).toBe('status');
});

test('an answer that is still on its way counts here, a refused one does not', () => {
  const openQuestions = orderOf({ status: 'rider_assigned' }, { acceptedAt: null });
  expect(actionKindOf(openQuestions, [local('kept', accept)])).toBe('counter');
  expect(actionKindOf(openQuestions, [local('refused', accept)])).toBe('answer');
});

test('a move that the server does not know yet shows here as what it will be; a refused one as what it was', () => {
  expect(localStatus('order_picked', [local('sending', toTheWay)])).toBe('on_the_way');
  expect(localStatus('order_picked', [local('refused', toTheWay)])).toBe('order_picked');
  expect(localStatus('order_picked', [])).toBe('order_picked');
});

test('S4.14 without a connection the drop-down goes on by the same table, with what each move asks for', () => {
  const arrived = local('kept', stepOf(20418, { kind: 'move', body: { status: 'arrived' } }));
  expect(localMoves(orderOf({ status: 'order_picked' }), [local('kept', toTheWay), arrived])).toEqual([
    { to: 'delivered', needs: 'order_otp' },
    { to: 'returned', needs: 'reason_and_photo' },
  ]);
});

test('behind a refused step nothing counts and nothing is offered, until the rider has seen it', () => {
  const arrived = local('kept', stepOf(20418, { kind: 'move', body: { status: 'arrived' } }));
  const steps = [local('refused', toTheWay), arrived];
  const moves = [{ to: 'on_the_way', needs: null }] as const;
  expect(localStatus('order_picked', steps)).toBe('order_picked');
  expect([isStopped(steps), localMoves(orderOf({ status: 'order_picked' }, { moves: [...moves] }), steps)]).toEqual([
    true,
    [],
  ]);
  expect(localMoves(orderOf({ status: 'order_picked' }, { moves: [...moves] }), [])).toEqual(moves);
});

test('an order is busy while a step of it is being sent, not while one is kept', () => {
  expect([isBusy([local('sending', toTheWay)]), isBusy([local('kept', toTheWay)])]).toEqual([true, false]);
});

test('an order that was declined without a connection is gone from the list at once; a refused one comes back', () => {
  const decline = stepOf(20418, { kind: 'decline', body: { reason: '' } });
  const orders = [orderOf({}), orderOf({ id: 2 })];
  expect(visibleOrders(orders, [local('kept', decline)]).map(({ id }) => id)).toEqual([2]);
  expect(visibleOrders(orders, [local('refused', decline)])).toHaveLength(2);
});

test('what was handed over, returned or declined without a connection is not left to do; a refused step leaves it to do', () => {
  const list = { items: [orderOf({ status: 'arrived' }), orderOf({ id: 2, status: 'on_the_way' })], total: 2 };
  const move = (status: 'delivered' | 'returned' | 'arrived', id = 20418) =>
    stepOf(id, { kind: 'move', body: { status } });
  const decline = stepOf(20418, { kind: 'decline', body: { reason: '' } });
  const left = (...steps: LocalStep[]) => countLeft(list, steps);
  expect([left(), left(local('kept', move('arrived', 2)))]).toEqual([2, 2]);
  for (const step of [move('delivered'), move('returned'), decline]) {
    expect([left(local('kept', step)), left(local('refused', step))]).toEqual([1, 2]);
    expect(left(local('kept', step), local('kept', move('arrived', 2)))).toBe(1);
  }
  expect(left(local('sending', move('delivered')))).toBe(1);
  expect(countLeft({ ...list, total: 120 }, [local('kept', move('delivered'))])).toBe(119);
});

test('the order that was just handed over is not left to do, also while the list of before stands here', () => {
  const list = { items: [orderOf({ status: 'arrived' }), orderOf({ id: 2 })], total: 2 };
  expect([countLeft(list, [], 20418), countLeft(list, [], 3), countLeft(list, [])]).toEqual([1, 2, 2]);
});

test('S2.20 a question about an order is over once the order has gone or its answer cannot be given any more', () => {
  const arrived = orderOf(
    { status: 'arrived' },
    {
      moves: [
        { to: 'delivered', needs: 'order_otp' },
        { to: 'returned', needs: 'reason_and_photo' },
      ],
    },
  );
  const openQuestions = (...[order, steps = []]: [typeof arrived?, LocalStep[]?]) =>
    (['moves', 'order_otp', 'reason_and_photo', 'decline'] as const).filter((each) =>
      isQuestionOpen(order, steps, each),
    );
  expect(openQuestions(arrived)).toEqual(['moves', 'order_otp', 'reason_and_photo']);
  expect(openQuestions(undefined)).toEqual([]);
  expect(openQuestions(orderOf({ status: 'delivered' }))).toEqual([]);
  expect(openQuestions(orderOf({ status: 'rider_assigned' }))).toEqual(['decline']);
  expect(openQuestions(orderOf({ status: 'on_the_way' }, { moves: [{ to: 'arrived', needs: null }] }))).toEqual([
    'moves',
  ]);
  expect(openQuestions(arrived, [local('refused', toTheWay)])).toEqual([]);
});

test('S4.14 S4.15 what was withdrawn is offered to nobody, also where this phone is ahead of the server', () => {
  const item = { isWithdrawn: true, isTakenOut: false } as RiderOrder['items'][number];
  const arrived = local('kept', stepOf(20418, { kind: 'move', body: { status: 'arrived' } }));
  const movesOf = (items: RiderOrder['items']) =>
    localMoves(orderOf({ status: 'on_the_way', items }), [arrived]).map(({ to }) => to);
  expect([movesOf([]), movesOf([item]), movesOf([{ ...item, isTakenOut: true }])]).toEqual([
    ['delivered', 'returned'],
    ['returned'],
    ['delivered', 'returned'],
  ]);
  expect([holdsWithdrawn({ items: [] }), holdsWithdrawn({ items: [item] })]).toEqual([false, true]);
});

test('D15.03 nothing is offered of what the pharmacy called back, not even where this phone is ahead of the server', () => {
  const back = orderOf({ status: 'order_picked' }, { calledBackAt: '2026-11-22T15:00:00.000Z', moves: [] });
  const ahead = [local('kept', toTheWay)];
  expect([isCalledBack(back), localMoves(back, []), localMoves(back, ahead)]).toEqual([true, [], []]);
  expect(localMoves(orderOf({ status: 'order_picked' }), ahead)).toEqual([{ to: 'arrived', needs: null }]);
  expect(isQuestionOpen(back, [], 'moves')).toBe(false);
});

test('D15.03 the customer sees where the rider is while an order is on the way, by this phone too, and not once it was called back', () => {
  const picked = orderOf({ status: 'order_picked' });
  const back = { calledBackAt: '2026-11-22T15:00:00.000Z' };
  expect([isOnTheWay(picked, []), isOnTheWay(picked, [local('kept', toTheWay)])]).toEqual([false, true]);
  expect(isOnTheWay(orderOf({ status: 'on_the_way' }), [])).toBe(true);
  expect(isOnTheWay(orderOf({ status: 'on_the_way' }, back), [])).toBe(false);
});

test('S4.15 a hand-over that was refused for its code alone is held with its photo and signature: another code may be given, and nothing else begun', () => {
  const moves = [
    { to: 'delivered', needs: 'order_otp' } as const,
    { to: 'returned', needs: 'reason_and_photo' } as const,
  ];
  const arrived = orderOf({ status: 'arrived' }, { moves });
  const signed = [{ as: 'signature', blob: new Blob(['ink']) } as const];
  const handOver = (files: typeof signed) =>
    stepOf(20418, { kind: 'move', body: { status: 'delivered', otp: '123456' } }, files);
  const refusedFor = (code: ApiError['code'], step = handOver(signed)): LocalStep => ({
    ...local('refused', step),
    error: new ApiError({ code, message: '', message_ar: '', status: 422 }),
  });
  const isCodeAsked = (...steps: LocalStep[]) => isQuestionOpen(arrived, steps, 'order_otp');
  const wrong = refusedFor('code_wrong');
  expect(heldHandOver([wrong])).toBe(wrong.step);
  expect(isCodeAsked(wrong)).toBe(true);
  expect(isCodeAsked(refusedFor('code_expired'))).toBe(true);
  expect(isQuestionOpen(arrived, [wrong], 'moves')).toBe(false);
  expect(isQuestionOpen(orderOf({ status: 'delivered' }), [wrong], 'order_otp')).toBe(false);
  for (const other of [
    refusedFor('order_move_refused'),
    refusedFor('code_wrong', handOver([])),
    local('kept', handOver(signed)),
  ])
    expect([heldHandOver([other]), isCodeAsked(other)]).toEqual([undefined, false]);
});
