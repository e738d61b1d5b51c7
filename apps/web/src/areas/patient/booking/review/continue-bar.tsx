import { bookingErrors } from '@balsam/contract/errors/booking';
import { roles } from '@balsam/domain/identity';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Deferred } from '#shared/ui/deferred.tsx';
import { GuestDialog } from '#shared/ui/guest-dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Price, priceIn, useQuote } from '../price.ts';
import { relativeTime } from '#shared/visits/slot-time.ts';
import type { FreeSlot } from '../api-types.ts';
import { vatWords } from './price-lines.tsx';
import { type Change, type BookingRequest, paidBefore } from './booking-request.ts';

const ReviewSheet = lazy(() => import('./review-sheet.tsx'));

type ContinueBarProps = {
  /** Nothing until a time is chosen. */
  readonly request: BookingRequest | undefined;
  /** The time in the address is still being looked up: pressing waits for it. */
  readonly looking?: boolean;
  /** The doctor's, without VAT: what somebody reads who has not signed in. */
  readonly fee: number | undefined;
  /** What is still to be chosen; 'Select Time Slot First' unless another step is open. */
  readonly missing?: string | undefined;
  readonly change?: Change | undefined;
  readonly consequence?: string | undefined;
  readonly onSlot: (slot: FreeSlot) => void;
};

const slotFirst = (): string => inLocale(bookingErrors.select_slot_first.en, bookingErrors.select_slot_first.ar);

const beforeVat = (fee: number | undefined): Price | undefined =>
  fee === undefined ? undefined : { fee, total: fee, vat: null };

/** The chosen time, what it costs and the one way on: to log in, or to look at it once more and confirm. */
export const ContinueBar = ({
  request,
  looking = false,
  fee,
  missing,
  change,
  consequence,
  onSlot,
}: ContinueBarProps) => {
  const session = useSession();
  const [open, setOpen] = useState<'login' | 'review'>();
  const [isAttempted, setAttempted] = useState(false);
  const { data: quote } = useQuote(request?.slot.id, paidBefore(change));
  const close = (): void => setOpen(undefined);
  const go = (): void => {
    setAttempted(true);
    if (!request) return;
    if (session && session.user.role_id !== roles.patient) return toast.info(m.booking_patients_only());
    // A time that came with the address stays chosen from here on, so that its refusal is read when it is taken meanwhile (D5.01).
    if (session) onSlot(request.slot);
    setOpen(session ? 'review' : 'login');
  };
  return (
    <>
      <div className="min-w-0 flex-1">
        {request ? (
          <Chosen slot={request.slot} price={session ? quote && priceIn(quote) : beforeVat(fee)} />
        ) : (
          <Missing isAttempted={isAttempted}>{missing ?? slotFirst()}</Missing>
        )}
      </div>
      <Button size="lg" pending={looking} onClick={go}>
        {m.booking_continue()}
      </Button>
      {open === 'login' && (
        <GuestDialog title={m.booking_log_in_title()} text={m.booking_log_in_text()} onClose={close} />
      )}
      {open === 'review' && request && (
        <Deferred>
          <ReviewSheet request={request} change={change} consequence={consequence} onClose={close} onSlot={onSlot} />
        </Deferred>
      )}
    </>
  );
};

const Chosen = ({ slot, price }: { slot: FreeSlot; price: Price | undefined }) => (
  <>
    <p className="text-h3">{relativeTime(slot)}</p>
    {price && (
      <p className="text-small text-muted">
        <span className="tabular">{money(price.total)}</span> {vatWords(price)}
      </p>
    )}
  </>
);

const Missing = ({ isAttempted, children }: { isAttempted: boolean; children: string }) => (
  <output className={cx('block', isAttempted ? 'font-bold text-danger-text' : 'text-text-2')}>{children}</output>
);
