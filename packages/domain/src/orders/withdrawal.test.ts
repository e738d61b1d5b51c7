import { describe, expect, test } from 'vitest';
import {
  handsOut,
  mayTakeOutSome,
  mayTakeOutUnavailable,
  mayTakeOutWithdrawn,
  orderMoves,
  orderStates,
  statesAtBranch,
  type OrderState,
} from './index.ts';

describe('what keeps a withdrawn product from its patient', () => {
  test('these moves of the table are stopped, and none else', () => {
    const stopped = orderMoves.filter(({ from, to }) => handsOut(from, to)).map(({ from, to }) => `${from}>${to}`);
    expect(new Set(stopped)).toEqual(
      new Set([
        'placed>confirmed',
        'confirmed>processed',
        'processed>ready_to_ship',
        'ready_to_ship>out_for_delivery',
        'ready_to_ship>delivered',
        'out_for_delivery>rider_assigned',
        'rider_assigned>order_picked',
        'arrived>delivered',
      ]),
    );
  });
  test('it is taken out as long as it lies at the branch, and something else stays', () => {
    const [withdrawn, sound] = [{ isWithdrawn: true }, { isWithdrawn: false }];
    const open = orderStates.filter((state) => mayTakeOutWithdrawn(state, [withdrawn, sound]).ok);
    expect(open).toEqual(statesAtBranch);
    expect(mayTakeOutWithdrawn(null, [withdrawn, sound])).toMatchObject({ code: 'order_move_refused' });
    expect(mayTakeOutWithdrawn('placed', [sound])).toMatchObject({ code: 'order_changed' });
    expect(mayTakeOutWithdrawn('placed', [withdrawn, withdrawn])).toMatchObject({ code: 'take_out_leaves_nothing' });
  });
});

describe('D15.11 what is not available', () => {
  const lines = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const out = (state: OrderState | null, outIds: readonly number[], reason = 'Broken') =>
    mayTakeOutUnavailable(state, lines, { outIds, reason });
  test('is taken out with a reason while the order is at the branch, and something stays', () => {
    expect(out('placed', [1, 3])).toEqual({ ok: true });
    expect(orderStates.filter((state) => out(state, [2]).ok)).toEqual(statesAtBranch);
  });
  test.each([
    ['order_move_refused', out(null, [1])],
    ['order_move_refused', out('order_picked', [1])],
    ['order_reason_required', out('placed', [1], '  ')],
    ['order_reason_required', out('placed', [1], '\u200f')],
    ['order_changed', out('placed', [])],
    ['order_changed', out('placed', [1, 4])],
    ['take_out_leaves_nothing', out('placed', [1, 2, 3])],
  ])('else it is refused: %s', (code, verdict) => {
    expect(verdict).toMatchObject({ ok: false, code });
  });
  test('is offered where another line stays', () => {
    expect(mayTakeOutSome('confirmed', lines)).toBe(true);
    expect(mayTakeOutSome('confirmed', [1])).toBe(false);
    expect(mayTakeOutSome(null, lines)).toBe(false);
  });
});
