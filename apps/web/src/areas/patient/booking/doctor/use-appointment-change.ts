import { sentenceOf } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { type AppointmentChange, appointmentChangeOf } from './appointment-change.ts';
import { useChangedAppointment } from './queries.ts';

/**
 * The appointment that the address wants moved. `isOpen`: a time may be chosen, because none is to be moved, because that one may
 * be, or because nobody has signed in yet; never while it is still being asked, so that nothing is booked beside it by mistake.
 */
export const useAppointmentChange = (appointmentId: number | undefined) => {
  const isGuest = useSession() === null;
  const { data: appointment, error } = useChangedAppointment(appointmentId);
  if (appointmentId === undefined || isGuest) return { isOpen: true };
  const change: AppointmentChange | undefined = error
    ? { refusal: sentenceOf(error) }
    : appointment && appointmentChangeOf(appointment);
  return { appointment, change, isOpen: change?.change !== undefined };
};
