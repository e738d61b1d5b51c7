import { sentenceOf } from '../../../../shared/api/index.ts';
import { useSession } from '../../../../shared/api/session.ts';
import { type Moving, movingOf } from './moving.ts';
import { useMoved } from './queries.ts';

/**
 * The appointment that the address wants moved. `isOpen`: a time may be chosen, because none is to be moved, because that one may
 * be, or because nobody has signed in yet; never while it is still being asked, so that nothing is booked beside it by mistake.
 */
export const useMoving = (appointmentId: number | undefined) => {
  const isGuest = useSession() === null;
  const { data: appointment, error } = useMoved(appointmentId);
  if (appointmentId === undefined || isGuest) return { isOpen: true };
  const moving: Moving | undefined = error ? { refusal: sentenceOf(error) } : appointment && movingOf(appointment);
  return { appointment, moving, isOpen: moving?.change !== undefined };
};
