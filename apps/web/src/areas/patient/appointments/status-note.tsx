import { methodOf } from '@balsam/domain/booking';
import { Ban, CalendarPlus, CalendarSync, CircleCheck, CircleX, Clock, type LucideIcon, UserCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime, number } from '#shared/format/index.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Tone } from '#shared/ui/tint.ts';
import type { AppointmentDetail } from '#shared/visits/appointment.ts';
import { ObjectAction } from './object-action.tsx';

type Notice = { readonly tone: Tone; readonly icon: LucideIcon; readonly text: string };

/** Why care was not given, in words; the price went back unless only the patient did not come. */
const missedWords = {
  patient: m.patient_note_missed_patient,
  doctor: m.patient_note_missed_doctor,
  both: m.patient_note_missed_both,
  line: m.patient_note_missed_line,
  unclear: m.patient_note_missed_unclear,
} as const;

const missedText = ({ missed_by: by, status }: AppointmentDetail): string => {
  // One that was never paid has simply passed.
  if (by === null || (by === 'patient' && status !== 'paid')) return m.patient_note_missed();
  const note = missedWords[by]();
  return status === 'cancelled' ? m.patient_note_given_back({ note }) : note;
};

const reviewText = ({ review }: AppointmentDetail): string => {
  if (!review) return m.patient_state_in_review();
  const until = { time: dateTime(review.until) };
  return review.by === 'patient' ? m.patient_note_review_patient(until) : m.patient_note_review_front_desk(until);
};

const over = {
  released: { tone: 'warning', icon: Clock, text: m.patient_note_released },
  cancelled: { tone: 'neutral', icon: Ban, text: m.patient_note_cancelled },
  completed: { tone: 'success', icon: CircleCheck, text: m.patient_note_completed },
} as const;

const noticeOf = (appointment: AppointmentDetail): Notice | undefined => {
  const { state, token, rescheduled_to: moved } = appointment;
  if (moved) return { tone: 'accent', icon: CalendarSync, text: m.patient_note_moved() };
  if (state === 'checked_in')
    return {
      tone: 'success',
      icon: UserCheck,
      text: token === null ? m.patient_checked_in() : m.patient_checked_in_number({ number: number(token) }),
    };
  if (state === 'missed') return { tone: 'warning', icon: CircleX, text: missedText(appointment) };
  if (state === 'in_review') return { tone: 'warning', icon: Clock, text: reviewText(appointment) };
  return state === 'booked' ? undefined : { ...over[state], text: over[state].text() };
};

const NextStep = ({ appointment }: { appointment: AppointmentDetail }) => {
  if (appointment.rescheduled_to)
    return (
      <LinkButton
        variant="outline"
        size="sm"
        icon={CalendarSync}
        to="/appointment/$id"
        params={{ id: String(appointment.rescheduled_to.id) }}
      >
        {m.patient_see_new()}
      </LinkButton>
    );
  if (appointment.state === 'checked_in') return null;
  if (appointment.state === 'in_review') return <ObjectAction appointment={appointment} />;
  return (
    <LinkButton
      variant="outline"
      size="sm"
      icon={CalendarPlus}
      to="/find-a-specialist/$doctorId"
      params={{ doctorId: String(appointment.doctor.id) }}
      search={{ method: methodOf(appointment.type) }}
    >
      {m.patient_book_again()}
    </LinkButton>
  );
};

/** What has become of an appointment that is no longer just booked, and the way on from there. */
export const StatusNote = ({ appointment }: { appointment: AppointmentDetail }) => {
  const notice = noticeOf(appointment);
  if (!notice) return null;
  return (
    <Note tone={notice.tone} icon={notice.icon}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{notice.text}</p>
        <NextStep appointment={appointment} />
      </div>
    </Note>
  );
};
