import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { type DoctorClinic, type DoctorQueue, type DoctorTicket, doctorQueue, useCallNext } from './queries.ts';
import { TicketRow } from './ticket-row.tsx';

const closedStates = { paused: m.queue_clinic_paused, closed: m.queue_clinic_closed } as const;

/** Who is next in a clinic, and the button that calls them. */
const NextUp = ({ clinic, tickets }: { clinic: DoctorClinic; tickets: readonly DoctorTicket[] }) => {
  const callNext = useCallNext();
  const waiting = tickets.filter(({ state, is_paid: isPaid }) => state === 'waiting' && isPaid);
  const [next] = waiting;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3.5 desktop:px-5">
      <span className="flex min-w-0 flex-col">
        <span className="font-bold">{inLocale(clinic.title, clinic.title_ar)}</span>
        <output className="text-text-2">
          {next
            ? m.queue_doctor_next({ token: tokenText(next.token_number), count: number(waiting.length) })
            : m.queue_doctor_nobody()}
        </output>
      </span>
      {clinic.state === 'open' ? (
        <Button
          icon={Megaphone}
          pending={callNext.isPending}
          disabled={!next}
          onClick={() => callNext.mutate(clinic.id)}
        >
          {m.queue_staff_next()}
        </Button>
      ) : (
        <Chip tone="warning">{closedStates[clinic.state]()}</Chip>
      )}
    </div>
  );
};

const Tickets = ({ label, tickets }: { label: string; tickets: readonly DoctorTicket[] }) =>
  tickets.length > 0 && (
    <ul aria-label={label} className="divide-y divide-line">
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  );

const Clinic = ({ clinic, tickets }: { clinic: DoctorClinic; tickets: readonly DoctorTicket[] }) => (
  <Card flush>
    <NextUp clinic={clinic} tickets={tickets} />
    <Tickets label={m.queue_doctor_title()} tickets={tickets} />
  </Card>
);

/** Whom the desk sent to a clinic that is not the doctor's still has the visit with the doctor. */
const Elsewhere = ({ clinics, tickets }: DoctorQueue) => {
  const elsewhere = tickets.filter(({ clinic_id: of }) => !clinics.some(({ id }) => id === of));
  return (
    elsewhere.length > 0 && (
      <Card flush>
        <p className="border-b border-line px-4 py-3.5 font-bold desktop:px-5">{m.queue_doctor_elsewhere()}</p>
        <Tickets label={m.queue_doctor_elsewhere()} tickets={elsewhere} />
      </Card>
    )
  );
};

/** The doctor's own queue, live: who waits, who is next, and the calling. Clinics without a ticket today take one line. */
export const QueueSection = () => {
  const { data, error, refetch } = useQuery(doctorQueue());
  if (data?.clinics.length === 0 && data.tickets.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <SectionTitle>{m.queue_doctor_title()}</SectionTitle>
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={1} />)}
      {data?.clinics.map((clinic) => (
        <Clinic
          key={clinic.id}
          clinic={clinic}
          tickets={data.tickets.filter(({ clinic_id: of }) => of === clinic.id)}
        />
      ))}
      {data && <Elsewhere {...data} />}
    </section>
  );
};
