import { methodOf } from '@balsam/domain/booking';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, ChevronRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { CancelAction, hasMainAction, MainAction, MoveAction } from './actions.tsx';
import { DoctorLine, StatusBadge, TypeBadge, WhenWhere } from './appointment-details.tsx';
import type { Appointment } from '#shared/visits/appointment.ts';

/** The name leads to the details; its target covers the head of the card. */
const Head = ({ appointment }: { appointment: Appointment }) => (
  <div className="relative -m-2 rounded-md p-2 hover:bg-surface-2">
    <DoctorLine
      appointment={appointment}
      name={
        <h2 className="text-h3">
          <Link
            to="/appointment/$id"
            params={{ id: String(appointment.id) }}
            className="text-text no-underline after:absolute after:inset-0"
          >
            {inLocale(appointment.doctor.display_name, appointment.doctor.display_name_ar)}
          </Link>
        </h2>
      }
      end={<ChevronRight aria-hidden size={20} className="mirrored shrink-0 text-muted" />}
    />
  </div>
);

const Chips = ({ appointment }: { appointment: Appointment }) => (
  <p className="flex flex-wrap gap-2">
    <TypeBadge appointment={appointment} />
    <StatusBadge appointment={appointment} />
  </p>
);

/** An appointment that lies ahead, with what may be done about it. */
export const UpcomingCard = ({ appointment }: { appointment: Appointment }) => {
  const { reschedule, rebook, cancel } = appointment.may;
  const hasMore = reschedule.allowed || rebook.allowed || cancel.allowed;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <Head appointment={appointment} />
      <Chips appointment={appointment} />
      <WhenWhere appointment={appointment} />
      {(hasMainAction(appointment) || hasMore) && (
        <div className="mt-auto flex flex-wrap gap-2.5 border-t border-line pt-4">
          <MainAction appointment={appointment} variant="soft" className="basis-full" />
          <MoveAction appointment={appointment} size="sm" className="flex-1" />
          <CancelAction appointment={appointment} size="sm" className="flex-1" />
        </div>
      )}
    </Card>
  );
};

/** An appointment that is over; its doctor can be seen again. */
export const PastCard = ({ appointment }: { appointment: Appointment }) => (
  <Card as="li" className="flex flex-col gap-4">
    <Head appointment={appointment} />
    <Chips appointment={appointment} />
    <WhenWhere appointment={appointment} />
    <LinkButton
      variant="soft"
      size="sm"
      icon={CalendarPlus}
      to="/find-a-specialist/$doctorId"
      params={{ doctorId: String(appointment.doctor.id) }}
      search={{ method: methodOf(appointment.type) }}
      className="mt-auto"
    >
      {m.patient_book_again()}
    </LinkButton>
  </Card>
);
