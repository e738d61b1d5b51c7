import { CalendarSync, CircleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { longDay, time } from '#shared/format/index.ts';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Appointment } from '../api-types.ts';
import type { AppointmentChange } from './appointment-change.ts';

type ChangeNoteProps = { readonly appointment: Appointment | undefined; readonly change: AppointmentChange };

/** Which appointment is being moved, what that means, and the way back to it. */
export const ChangeNote = ({ appointment, change }: ChangeNoteProps) => (
  <Note tone={change.change ? 'accent' : 'danger'} icon={change.change ? CalendarSync : CircleAlert}>
    {appointment && (
      <p className="font-bold">
        {m.booking_moving({ day: longDay(appointment.booked_date), time: time(appointment.start_time) })}
      </p>
    )}
    <p>{change.change ? change.consequence : change.refusal}</p>
    {appointment && (
      <TextLink to="/appointment/$id" params={{ id: String(appointment.id) }}>
        {m.booking_back_to_appointment()}
      </TextLink>
    )}
  </Note>
);
