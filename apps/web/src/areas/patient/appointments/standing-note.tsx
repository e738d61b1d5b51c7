import { methodOf } from '@balsam/domain/booking';
import { Ban, CalendarPlus, CalendarSync, CircleCheck, CircleX, Clock, type LucideIcon, UserCheck } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { number } from '../../../shared/format/index.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import type { Tone } from '../../../shared/ui/tint.ts';
import type { AppointmentDetail } from './api-types.ts';

type Told = { readonly tone: Tone; readonly icon: LucideIcon; readonly text: string };

const over = {
  released: { tone: 'warning', icon: Clock, text: m.patient_note_released },
  cancelled: { tone: 'neutral', icon: Ban, text: m.patient_note_cancelled },
  missed: { tone: 'warning', icon: CircleX, text: m.patient_note_missed },
  completed: { tone: 'success', icon: CircleCheck, text: m.patient_note_completed },
} as const;

const toldOf = ({ state, token, rescheduled_to: moved }: AppointmentDetail): Told | undefined => {
  if (moved) return { tone: 'accent', icon: CalendarSync, text: m.patient_note_moved() };
  if (state === 'checked_in')
    return {
      tone: 'success',
      icon: UserCheck,
      text: token === null ? m.patient_checked_in() : m.patient_checked_in_number({ number: number(token) }),
    };
  return state === 'booked' ? undefined : { ...over[state], text: over[state].text() };
};

const Onwards = ({ of }: { of: AppointmentDetail }) => {
  if (of.rescheduled_to)
    return (
      <LinkButton
        look="outline"
        size="sm"
        icon={CalendarSync}
        to="/appointment/$id"
        params={{ id: String(of.rescheduled_to.id) }}
      >
        {m.patient_see_new()}
      </LinkButton>
    );
  if (of.state === 'checked_in') return null;
  return (
    <LinkButton
      look="outline"
      size="sm"
      icon={CalendarPlus}
      to="/find-a-specialist/$doctorId"
      params={{ doctorId: String(of.doctor.id) }}
      search={{ method: methodOf(of.type) }}
    >
      {m.patient_book_again()}
    </LinkButton>
  );
};

/** What has become of an appointment that is no longer just booked, and the way on from there. */
export const StandingNote = ({ of }: { of: AppointmentDetail }) => {
  const told = toldOf(of);
  if (!told) return null;
  return (
    <Note tone={told.tone} icon={told.icon}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{told.text}</p>
        <Onwards of={of} />
      </div>
    </Note>
  );
};
