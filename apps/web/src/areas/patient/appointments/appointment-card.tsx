import { methodOf } from '@balsam/domain/booking';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, ChevronRight } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { CancelAction, hasMainAction, MainAction, MoveAction } from './actions.tsx';
import { DoctorLine, StandingChip, TypeChip, WhenWhere } from './visit-facts.tsx';
import type { Appointment } from './api-types.ts';

/** The name leads to the details; its target covers the head of the card. */
const Head = ({ of }: { of: Appointment }) => (
  <div className="relative -m-2 rounded-md p-2 hover:bg-surface-2">
    <DoctorLine
      of={of}
      name={
        <h2 className="text-h3">
          <Link
            to="/appointment/$id"
            params={{ id: String(of.id) }}
            className="text-text no-underline after:absolute after:inset-0"
          >
            {inLocale(of.doctor.display_name, of.doctor.display_name_ar)}
          </Link>
        </h2>
      }
      end={<ChevronRight aria-hidden size={20} className="mirrored shrink-0 text-muted" />}
    />
  </div>
);

const Chips = ({ of }: { of: Appointment }) => (
  <p className="flex flex-wrap gap-2">
    <TypeChip of={of} />
    <StandingChip of={of} />
  </p>
);

/** An appointment that lies ahead, with what may be done about it. */
export const UpcomingCard = ({ of }: { of: Appointment }) => {
  const { reschedule, rebook, cancel } = of.may;
  const hasMore = reschedule.allowed || rebook.allowed || cancel.allowed;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <Head of={of} />
      <Chips of={of} />
      <WhenWhere of={of} />
      {(hasMainAction(of) || hasMore) && (
        <div className="mt-auto flex flex-wrap gap-2.5 border-t border-line pt-4">
          <MainAction of={of} look="soft" className="basis-full" />
          <MoveAction of={of} size="sm" className="flex-1" />
          <CancelAction of={of} size="sm" className="flex-1" />
        </div>
      )}
    </Card>
  );
};

/** An appointment that is over; its doctor can be seen again. */
export const PastCard = ({ of }: { of: Appointment }) => (
  <Card as="li" className="flex flex-col gap-4">
    <Head of={of} />
    <Chips of={of} />
    <WhenWhere of={of} />
    <LinkButton
      look="soft"
      size="sm"
      icon={CalendarPlus}
      to="/find-a-specialist/$doctorId"
      params={{ doctorId: String(of.doctor.id) }}
      search={{ method: methodOf(of.type) }}
      className="mt-auto"
    >
      {m.patient_book_again()}
    </LinkButton>
  </Card>
);
