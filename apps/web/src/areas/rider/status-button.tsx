import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { cx } from '../../shared/ui/class-names.ts';
import { DeliverDialog } from './deliver-dialog.tsx';
import { faceOfStatus } from './faces.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { StatusSheet } from './status-sheet.tsx';
import { stepOf } from './step.ts';
import { useSubmit } from './use-steps.ts';
import type { NextMove, OrderState, RiderOrder } from './wire.ts';
import { orderName } from './order-words.ts';

type Opened = 'moves' | 'order_otp' | 'reason_and_photo';

type ButtonProps = {
  readonly of: RiderOrder;
  /** As it stands for the rider: also what is still on its way to the server. */
  readonly status: OrderState | null;
  readonly busy: boolean;
  readonly moves: readonly NextMove[];
};

const boxClasses = 'flex min-h-13 w-full items-center gap-3 rounded-md border px-4 py-2 text-start font-bold';

/** The status of an order in its colours. Pressed, it offers the moves that are allowed, and what they ask for. */
export const StatusButton = ({ of, status, busy, moves }: ButtonProps) => {
  const [opened, setOpened] = useState<Opened>();
  const submit = useSubmit();
  const { icon: Icon, word, soft, mirrored } = faceOfStatus(status);
  const close = (): void => setOpened(undefined);
  const choose = ({ TO, NEEDS }: NextMove): void => {
    setOpened(NEEDS ?? undefined);
    if (NEEDS === null) void submit(stepOf(of.ID, { kind: 'move', body: { status: TO } }));
  };
  const face = (
    <>
      <Icon aria-hidden size={22} strokeWidth={1.9} className={cx('shrink-0', mirrored && 'mirrored')} />
      <span className="min-w-0 flex-1">{word()}</span>
    </>
  );
  if (moves.length === 0) return <p className={cx(boxClasses, soft)}>{face}</p>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.rider_status_of({ order: orderName(of), status: word() })}
        aria-disabled={busy || undefined}
        onClick={() => !busy && setOpened('moves')}
        className={cx(boxClasses, soft, busy && 'cursor-progress')}
      >
        {face}
        {busy ? <span aria-hidden className="spinner size-4.5" /> : <ChevronDown aria-hidden size={22} />}
      </button>
      {opened === 'moves' && <StatusSheet of={of} moves={moves} onChoose={choose} onClose={close} />}
      {opened === 'order_otp' && <DeliverDialog of={of} onClose={close} />}
      {opened === 'reason_and_photo' && <ReturnDialog of={of} onClose={close} />}
    </>
  );
};
