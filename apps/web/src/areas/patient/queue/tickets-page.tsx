import { useQuery } from '@tanstack/react-query';
import { BellRing, CircleAlert, Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { waitingText } from '#shared/queue/waiting-text.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { KioskCode } from './kiosk-code.tsx';
import { PaidVisitNote } from './paid-visit-note.tsx';
import { type Ticket, ticketsQuery, useLeave } from './queries.ts';

const states = {
  waiting: { tone: 'accent', label: m.queue_state_waiting },
  called: { tone: 'success', label: m.queue_state_called },
  serving: { tone: 'success', label: m.queue_state_serving },
  skipped: { tone: 'warning', label: m.queue_state_skipped },
  done: { tone: 'neutral', label: m.queue_state_done },
  cancelled: { tone: 'neutral', label: m.queue_state_cancelled },
} as const;

const State = ({ ticket }: { ticket: Ticket }) => {
  if (ticket.paid_visit) return <Chip tone="accent">{m.queue_paid_visit()}</Chip>;
  if (ticket.state === 'waiting' && !ticket.is_paid)
    return (
      <Chip tone="warning" icon={CircleAlert}>
        {m.queue_state_unpaid()}
      </Chip>
    );
  const { tone, label } = states[ticket.state];
  return <Chip tone={tone}>{label()}</Chip>;
};

/** The number large, and what everybody wants to know first. */
const TicketStatus = ({ ticket }: { ticket: Ticket }) => (
  <div className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1">
    <p className="row-span-2 flex flex-col">
      <span className="text-small text-muted">{m.queue_your_number()}</span>
      <span className="tabular text-[2.75rem] leading-tight font-bold whitespace-nowrap text-accent-text">
        {tokenText(ticket.token_number)}
      </span>
    </p>
    {ticket.state === 'waiting' && (
      <>
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-muted">{m.queue_ahead()}</span>
          <span className="tabular font-bold">{number(ticket.people_ahead)}</span>
        </p>
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-muted">{m.queue_waiting()}</span>
          <span className="tabular font-bold">{waitingText(ticket.waiting_minutes)}</span>
        </p>
      </>
    )}
  </div>
);

const Facts = ({ ticket }: { ticket: Ticket }) => {
  const facts = [
    [m.queue_clinic(), inLocale(`${ticket.clinic}, ${ticket.location}`, `${ticket.clinic_ar}، ${ticket.location_ar}`)],
    [m.queue_doctor(), <Marked key="doctor">{inLocale(ticket.doctor_name, ticket.doctor_name_ar)}</Marked>],
    [m.queue_patient(), <Marked key="patient">{inLocale(ticket.patient_name, ticket.patient_name_ar)}</Marked>],
    [m.queue_mrn(), <Ltr key="mrn">{ticket.mrn_number}</Ltr>],
    [m.queue_bill(), <Ltr key="bill">{ticket.bill_number}</Ltr>],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-3">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const LeaveDialog = ({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) => {
  const leave = useLeave(() => {
    onClose();
    toast.success(m.queue_left());
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.queue_leave_title()}
      actions={
        <>
          <Button variant="danger" wide pending={leave.isPending} onClick={() => leave.mutate(ticket.id)}>
            {m.queue_leave()}
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            {m.queue_stay()}
          </Button>
        </>
      }
    >
      <p>{m.queue_leave_text()}</p>
    </Dialog>
  );
};

const TicketCard = ({ ticket }: { ticket: Ticket }) => {
  const [leaving, setLeaving] = useState(false);
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex justify-end" aria-live="polite">
        <State ticket={ticket} />
      </div>
      <TicketStatus ticket={ticket} />
      {ticket.state === 'called' && (
        <Note tone="success" icon={BellRing}>
          {m.queue_state_called()}
        </Note>
      )}
      {ticket.paid_visit && <PaidVisitNote visit={ticket.paid_visit} />}
      {ticket.may.pay && (
        <Note tone="warning" icon={CircleAlert}>
          {m.queue_unpaid_note()}
        </Note>
      )}
      {ticket.state === 'skipped' && (
        <Note tone="warning" icon={CircleAlert}>
          {ticket.may.return ? m.queue_skipped_note() : m.queue_skipped_again_note()}
        </Note>
      )}
      <Facts ticket={ticket} />
      <div className="flex flex-wrap gap-3">
        {ticket.may.pay && (
          <LinkButton to="/appointment/$id/pay" params={{ id: String(ticket.appointment_id) }} className="flex-1">
            {m.queue_pay({ amount: money(ticket.total) })}
          </LinkButton>
        )}
        {ticket.may.leave && (
          <Button variant="outline" className="flex-1" onClick={() => setLeaving(true)}>
            {m.queue_leave()}
          </Button>
        )}
      </div>
      {leaving && <LeaveDialog ticket={ticket} onClose={() => setLeaving(false)} />}
    </Card>
  );
};

const Tickets = ({ onNew }: { onNew: () => void }) => {
  const { data, error, refetch } = useQuery(ticketsQuery());
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />;
  if (data.items.length === 0)
    return (
      <EmptyState
        art="calendar"
        title={m.queue_tickets_empty()}
        text={m.queue_tickets_empty_text()}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button onClick={onNew}>{m.queue_take()}</Button>
            <KioskCode />
          </span>
        }
      />
    );
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.items.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" icon={Plus} onClick={onNew}>
          {m.queue_new_ticket()}
        </Button>
        <KioskCode />
      </div>
    </>
  );
};

/** `/queue/tickets`: the numbers of today, and how long they still wait. */
export const TicketsPage = () => {
  const [choosing, setChoosing] = useState(false);
  return (
    <Page narrow>
      <PageHeading back="/dashboard" title={m.queue_tickets_title()} />
      <Tickets onNew={() => setChoosing(true)} />
      {choosing && <ChoiceDialog onClose={() => setChoosing(false)} />}
    </Page>
  );
};
