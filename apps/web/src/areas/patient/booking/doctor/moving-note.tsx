import { CalendarSync, CircleAlert } from 'lucide-react';
import * as m from '../../../../paraglide/messages.js';
import { longDay, time } from '../../../../shared/format/index.ts';
import { TextLink } from '../../../../shared/ui/link-button.tsx';
import { Note } from '../../../../shared/ui/note.tsx';
import type { Appointment } from '../api-types.ts';
import type { Moving } from './moving.ts';

type MovingNoteProps = { readonly appointment: Appointment | undefined; readonly moving: Moving };

/** Which appointment is being moved, what that means, and the way back to it. */
export const MovingNote = ({ appointment, moving }: MovingNoteProps) => (
  <Note tone={moving.change ? 'accent' : 'danger'} icon={moving.change ? CalendarSync : CircleAlert}>
    {appointment && (
      <p className="font-bold">
        {m.booking_moving({ day: longDay(appointment.booked_date), time: time(appointment.start_time) })}
      </p>
    )}
    <p>{moving.change ? moving.consequence : moving.refusal}</p>
    {appointment && (
      <TextLink to="/appointment/$id" params={{ id: String(appointment.id) }}>
        {m.booking_back_to_appointment()}
      </TextLink>
    )}
  </Note>
);
