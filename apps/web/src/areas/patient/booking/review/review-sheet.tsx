import type { AppointmentType } from '@balsam/domain/booking';
import { bookingErrors } from '@balsam/contract/errors/booking';
import { CalendarCheck, CircleAlert, Gift, Info } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Note } from '#shared/ui/note.tsx';
import { isUnread, UnreadLine } from '#shared/ui/unread.tsx';
import type { FreeSlot } from '../api-types.ts';
import { priceIn, useQuote, type VisitQuote } from '../price.ts';
import { Consent } from './consent.tsx';
import { HomeChoice } from './home-choice.tsx';
import { PriceLines } from './price-lines.tsx';
import { SlotTakenDialog } from './slot-taken-dialog.tsx';
import { nearestAfter, useBooking } from './use-booking.ts';
import { useTerms } from './use-terms.ts';
import { RequestSummary } from './request-summary.tsx';
import { moneyBefore } from './change-money.ts';
import { type Change, type BookingRequest, paidBefore } from './booking-request.ts';

/** You pay, your insurance pays: for who has a policy. */
const QuoteLines = lazy(() => import('../../insurance/quote-lines.tsx'));

type ReviewSheetProps = {
  readonly request: BookingRequest;
  readonly change?: Change | undefined;
  /** What moving means for the money, where an appointment is moved. */
  readonly consequence?: string | undefined;
  readonly onClose: () => void;
  /** Another time was chosen because this one was taken. */
  readonly onSlot: (slot: FreeSlot) => void;
};

/** D12.04: the first appointment is free; it is claimed where it would be paid. */
const FreeVisitHint = ({ type }: { type: AppointmentType }) => {
  const isOffered = type === 'onsite' || type === 'virtual';
  const isSignedIn = useSession() !== undefined;
  const { data } = useQuery({
    ...api.promotions.freeVisit.query({ query: {}, quiet: true }),
    enabled: isOffered && isSignedIn,
  });
  if (data?.items[0]?.may_claim !== true) return null;
  return (
    <Note tone="success" icon={Gift}>
      {m.billing_free_hint()}
    </Note>
  );
};

const policySentence = (): string =>
  inLocale(bookingErrors.policy_not_accepted.en, bookingErrors.policy_not_accepted.ar);

/** Everything once more before it is done; refusals stand here, in their place. Opened on demand: default export for `lazy`. */
const ReviewSheet = ({ request, change, consequence, onClose, onSlot }: ReviewSheetProps) => {
  const isSignedIn = useSession() !== undefined;
  const quoted = useQuote(request.slot.id, paidBefore(change));
  const { data: quote, isLoading } = quoted;
  const terms = useTerms(quote);
  const { book, isPending: isBusy, error, reset } = useBooking(change, onClose);
  const nearest = nearestAfter(error);
  const confirm = (): void => {
    if (terms.areMet()) book({ request, quote, policyAccepted: terms.accepted, addressId: terms.addressId });
  };
  const close = (): void => {
    if (!isBusy) onClose();
  };
  const choose = (slot: FreeSlot): void => {
    reset();
    onSlot(slot);
  };
  if (nearest) return <SlotTakenDialog nearest={nearest} onChoose={choose} onClose={onClose} />;
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={change ? m.booking_review_change() : m.booking_review()}
      actions={
        <ReviewActions
          words={confirmWords(change, quote)}
          isBusy={isBusy || isLoading}
          isShown={!isUnread(quoted)}
          onConfirm={confirm}
          onClose={close}
        />
      }
    >
      <RequestSummary request={request} />
      <UnreadLine reads={[quoted]} />
      {quote && change?.kind !== 'reschedule' && <PriceLines price={priceIn(quote)} />}
      {quote?.home && <HomeChoice home={quote.home} chosen={terms.addressId} onChoose={terms.chooseAddress} />}
      {!change && isSignedIn && (
        <Suspense fallback={null}>
          <QuoteLines slotId={request.slot.id} />
        </Suspense>
      )}
      {!change && <FreeVisitHint type={request.slot.type} />}
      {consequence && <Note icon={Info}>{quote?.change ? moneyBefore(quote.change) : consequence}</Note>}
      <Consent
        policy={quote?.policy ?? null}
        accepted={terms.accepted}
        onChange={terms.accept}
        error={terms.isMissing ? policySentence() : undefined}
      />
      <FormError icon={CircleAlert} error={error} />
    </Dialog>
  );
};

export default ReviewSheet;

const confirmWords = (change: Change | undefined, quote: VisitQuote | undefined): string => {
  if (!change) return m.booking_confirm();
  const toPay = quote?.change?.to_pay ?? 0;
  return toPay > 0 ? m.booking_confirm_rebook({ amount: money(toPay) }) : m.booking_confirm_reschedule();
};

type ActionsProps = Pick<ReviewSheetProps, 'onClose'> & {
  readonly words: string;
  readonly isBusy: boolean;
  /** Whether price and terms could be read: nobody agrees to what is not on the screen. */
  readonly isShown: boolean;
  readonly onConfirm: () => void;
};

const ReviewActions = ({ words, isBusy, isShown, onConfirm, onClose }: ActionsProps) => (
  <>
    <Button size="lg" icon={CalendarCheck} pending={isBusy} disabled={!isShown} onClick={onConfirm}>
      {words}
    </Button>
    <Button variant="outline" disabled={isBusy} onClick={onClose}>
      {m.booking_back()}
    </Button>
  </>
);
