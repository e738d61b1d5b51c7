import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { PayForm } from './pay-form.tsx';
import { type Payable, payable, wallet } from './queries.ts';

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
      text={inLocale(a.may.pay.message, a.may.pay.message_ar)}
      action={<ToAppointment id={a.id} />}
    />
  );
};

const Content = ({ id }: { id: number }) => {
  const appointment = useQuery(payable(id));
  const balance = useQuery(wallet());
  const failed = appointment.error ?? balance.error;
  const retry = () => void Promise.all([appointment.refetch(), balance.refetch()]);
  if (appointment.data && balance.data) {
    if (!appointment.data.may.pay.allowed) return <NotPayable appointment={appointment.data} />;
    return <PayForm appointment={appointment.data} balance={balance.data.balance} />;
  }
  if (failed) return <ErrorState onRetry={retry} />;
  return <SkeletonList count={3} />;
};

/** How to pay for an appointment. */
export const PayPage = () => {
  const { id } = useParams({ from: '/appointment/$id/pay' });
  return (
    <Page>
      <PageHeading back={`/appointment/${id}`} title={m.billing_title()} />
      <Content id={Number(id)} />
    </Page>
  );
};
