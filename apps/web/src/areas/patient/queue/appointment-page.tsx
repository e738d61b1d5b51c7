import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { time } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { type CheckInVisit, useTakeTicket } from './queries.ts';

const Visit = ({ visit }: { visit: CheckInVisit }) => {
  const take = useTakeTicket();
  const { appointment_id, clinic_id, check_in: may } = visit;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <span className="flex flex-col">
          <span className="font-bold">
            <Marked>{inLocale(visit.doctor_name, visit.doctor_name_ar)}</Marked>
          </span>
          <span className="text-muted">{inLocale(visit.clinic, visit.clinic_ar)}</span>
        </span>
        <span className="tabular font-bold whitespace-nowrap">{time(visit.starts_at)}</span>
      </div>
      {may.allowed || <p className="text-small text-muted">{refusalText(may)}</p>}
      <FormError icon={CircleAlert} error={take.error} />
      {may.allowed && clinic_id !== null && (
        <Button
          wide
          pending={take.isPending}
          onClick={() => take.mutate({ type: 'appointment', clinic_id, appointment_id })}
        >
          {m.queue_check_in()}
        </Button>
      )}
    </Card>
  );
};

const Visits = () => {
  const { data, error, refetch } = useQuery(api.queue.checkInDepartments.query());
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />;
  if (data.items.length === 0)
    return (
      <EmptyState
        art="calendar"
        title={m.queue_appointment_empty()}
        text={m.queue_appointment_empty_text()}
        action={<LinkButton to="/queue/walk-in">{m.queue_walk_in_title()}</LinkButton>}
      />
    );
  return data.items.map((department) => (
    <section key={department.id} className="flex flex-col gap-3">
      <h2 className="text-h3">{inLocale(department.title, department.title_ar)}</h2>
      {department.appointments.map((visit) => (
        <Visit key={visit.appointment_id} visit={visit} />
      ))}
    </section>
  ));
};

/** `/queue/appointment`: a ticket for a visit of today. */
export const QueueAppointmentPage = () => (
  <Page narrow>
    <PageHeading back="/dashboard" title={m.queue_appointment_title()} detail={m.queue_appointment_hint()} />
    <Visits />
  </Page>
);
