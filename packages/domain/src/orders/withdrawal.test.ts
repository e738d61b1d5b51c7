import { describe, expect, test } from 'vitest';
import { handsOut, mayTakeOutWithdrawn, orderMoves, orderStates, statesAtBranch } from './index.ts';

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
