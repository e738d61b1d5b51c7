import { ChevronDown, CloudUpload } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { statusStyle } from '../model/status-style.ts';
import { useOpenQuestion } from '../model/question.ts';
import type { NextMove, OrderState, RiderOrder } from '../model/api-types.ts';
import { orderName } from '../model/order-texts.ts';

type ButtonProps = {
  readonly order: RiderOrder;
  /** As it stands for the rider: also what is still on its way to the server. */
  readonly status: OrderState | null;
  /** That status waits for a connection. */
  readonly waiting: boolean;
  readonly busy: boolean;
  readonly moves: readonly NextMove[];
};

type ButtonContentProps = Pick<ButtonProps, 'status' | 'waiting'>;

const ButtonContent = ({ status, waiting }: ButtonContentProps) => {
  const { icon: Icon, word, mirrored } = statusStyle(status);
  return (
    <>
      <Icon aria-hidden size={22} strokeWidth={1.9} className={cx('shrink-0', mirrored && 'mirrored')} />
      <span className="min-w-0 flex-1">{word()}</span>
      {waiting && <CloudUpload aria-hidden size={20} className="shrink-0" />}
    </>
  );
};

const boxClasses = 'flex min-h-13 w-full items-center gap-3 rounded-md border px-4 py-2 text-start font-bold';

/** The status of an order in its colours. Pressed, it offers the moves that are allowed, and what they ask for. */
export const StatusButton = ({ order, status, waiting, busy, moves }: ButtonProps) => {
  const openQuestion = useOpenQuestion();
  const { word, soft } = statusStyle(status);
  if (moves.length === 0)
    return (
      <p className={cx(boxClasses, soft)}>
        <ButtonContent status={status} waiting={waiting} />
      </p>
    );
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={m.rider_status_of({ order: orderName(order), status: word() })}
      aria-disabled={busy || undefined}
      onClick={() => !busy && openQuestion(order, 'moves')}
      className={cx(boxClasses, soft, busy && 'cursor-progress')}
    >
      <ButtonContent status={status} waiting={waiting} />
      {busy ? <span aria-hidden className="spinner size-4.5" /> : <ChevronDown aria-hidden size={22} />}
    </button>
  );
};
