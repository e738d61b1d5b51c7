import { ChevronRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { statusStyle } from '../model/status-style.ts';
import type { NextMove, OrderState, RiderOrder } from '../model/api-types.ts';
import { orderName } from '../model/order-texts.ts';

const needs = { order_otp: m.rider_sheet_needs_code, reason_and_photo: m.rider_sheet_final } as const;
const follows: Readonly<Partial<Record<OrderState, () => string>>> = {
  on_the_way: m.rider_sheet_way,
  arrived: m.rider_sheet_arrived,
};

const Choice = ({ move, onPress }: { move: NextMove; onPress: () => void }) => {
  const { icon: Icon, word, soft, solid, mirrored } = statusStyle(move.to);
  const detail = move.needs ? needs[move.needs] : follows[move.to];
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx('flex min-h-16 w-full items-center gap-3.5 rounded-lg border p-2.5 pe-4 text-start', soft)}
    >
      <span className={cx('grid size-10 shrink-0 place-content-center rounded-md', solid)}>
        <Icon aria-hidden size={22} className={cx(mirrored && 'mirrored')} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-bold">{word()}</span>
        {detail && <span className="text-small">{detail()}</span>}
      </span>
      <ChevronRight aria-hidden size={20} className="mirrored shrink-0" />
    </button>
  );
};

type SheetProps = {
  readonly order: RiderOrder;
  readonly moves: readonly NextMove[];
  readonly onChoose: (move: NextMove) => void;
  readonly onClose: () => void;
};

/** The status drop-down: only the moves that the order allows now, each in its colours (S4.14, S4.16). A sheet on phones. */
export const StatusSheet = ({ order, moves, onChoose, onClose }: SheetProps) => {
  const { word, text } = statusStyle(order.status);
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.rider_sheet_title({ order: orderName(order) })}
      actions={
        <Button variant="outline" size="lg" onClick={onClose}>
          {m.rider_not_now()}
        </Button>
      }
    >
      <p className="-mt-3 text-text-2">
        {m.rider_sheet_now()} <span className={cx('font-bold', text)}>{word()}</span>
      </p>
      <ul className="flex flex-col gap-3">
        {moves.map((move) => (
          <li key={move.to}>
            <Choice move={move} onPress={() => onChoose(move)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
