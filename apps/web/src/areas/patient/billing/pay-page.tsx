import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { refusalText } from '#shared/api/server-error.ts';
import { money } from '#shared/format/index.ts';
import { Note } from '#shared/ui/note.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { CoverCard } from '../insurance/cover-card.tsx';
import { ToPaidVisit } from '../queue/paid-visit-note.tsx';
import { AppointmentSummary } from './appointment-summary.tsx';
import { FreeVisitCard } from './free-visit-card.tsx';
import { PackageCard } from './package-card.tsx';
import { HoldNote } from './hold-note.tsx';
import { PayForm } from './pay-form.tsx';
import { PromoCard } from './promo-card.tsx';
import { type Payable, payable } from './queries.ts';
import { UnreadReductions } from './unread-reductions.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What came back for a visit that was moved, what the wallet could pay, and what is left; SAR. */
    rebooked?: { readonly refund: number; readonly from_wallet: number; readonly to_pay: number };
  }
}

const ToAppointment = ({ id }: { id: number }) => (
  <LinkButton to="/appointment/$id" params={{ id: String(id) }}>
    {m.billing_to_appointment()}
  </LinkButton>
);

/** Why it cannot be paid, in the server's words, and the way on. */
const NotPayable = ({ appointment: a }: { appointment: Payable }) => {
  if (a.state === 'released')
    return (
      <EmptyState
        art="calendar"
        title={m.billing_gone_title()}
        text={m.billing_gone_text()}
        action={
          <LinkButton to="/find-a-specialist/$doctorId" params={{ doctorId: String(a.doctor.id) }}>
            {m.billing_find_again()}
          </LinkButton>
        }
      />
    );
  if (a.status === 'paid' || a.status === 'success')
    return <EmptyState art="done" title={m.billing_paid_title()} action={<ToAppointment id={a.id} />} />;
  return (
    <EmptyState
      art="calendar"
      title={m.billing_not_payable_title()}
      text={refusalText(a.may.pay)}
      action={a.paid_visit ? <ToPaidVisit visit={a.paid_visit} /> : <ToAppointment id={a.id} />}
    />
  );
};

/** Why a visit that was moved is to be paid, when what had been paid for the old one did not settle it. */
const RebookedNote = () => {
  const rebooked = useLocation({ select: ({ state }) => state.rebooked });
  if (!rebooked) return null;
  const { refund, from_wallet: wallet } = rebooked;
  return (
    <Note icon={Wallet}>
      {refund > 0 && `${m.billing_rebooked_back({ amount: money(refund) })} `}
      {wallet > 0 ? m.billing_rebooked_short() : m.billing_rebooked_again()}
    </Note>
  );
};

/** What can be paid, or why nothing can be paid now. */
export const Payment = ({ id }: { id: number }) => {
  const { data: appointment, error, refetch } = useQuery(payable(id));
  if (!appointment) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  if (appointment.may.pay.code === 'approval_pending')
    return (
      <>
        <CoverCard id={id} />
        <UnreadReductions id={id} />
      </>
    );
  if (!appointment.may.pay.allowed) return <NotPayable appointment={appointment} />;
  return (
    <>
      <RebookedNote />
      {appointment.hold_until && <HoldNote until={appointment.hold_until} onEnd={() => void refetch()} />}
      <PayForm
        subject={{ purpose: 'appointment', entityId: id }}
        feeName={m.billing_fee()}
        summary={<AppointmentSummary appointment={appointment} />}
        renderReductions={(step) => (
          <>
            <PackageCard id={id} step={step} />
            <CoverCard id={id} />
            <UnreadReductions id={id} />
            <FreeVisitCard appointment={appointment} step={step} />
            <PromoCard id={id} step={step} />
          </>
        )}
      />
    </>
  );
};

/** How to pay for an appointment. */
export const PayPage = () => {
  const { id } = useParams({ from: '/appointment/$id/pay' });
  return (
    <Page>
      <PageHeading back={`/appointment/${id}`} title={m.billing_title()} />
      <Payment id={Number(id)} />
    </Page>
  );
};
