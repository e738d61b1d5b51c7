import { useMutation } from '@tanstack/react-query';
import { CalendarArrowDown, CircleCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { Note } from '#shared/ui/note.tsx';
import { CancelAction, CheckInAction, ConfirmAction, hasMainAction, MainAction, MoveAction } from './actions.tsx';
import { saveFile } from '#shared/api/save-file.ts';
import { JoinWaitingList } from '../waiting-list/join-waiting-list.tsx';
import { PrepareAction } from '../check-in/prepare-action.tsx';
import type { Appointment } from '#shared/visits/appointment.ts';

const AddToCalendar = ({ id }: { id: number }) => {
  const fetching = useMutation({
    mutationFn: () => api.booking.ics({ params: { id }, query: { lang: getLocale() } }),
    onSuccess: (file) => saveFile(file, `balsam-${id}.ics`),
  });
  return (
    <Button variant="outline" icon={CalendarArrowDown} pending={fetching.isPending} onClick={() => fetching.mutate()}>
      {m.patient_add_to_calendar()}
    </Button>
  );
};

/** While it may be moved, an earlier time may be waited for. */
const EarlierAction = ({ appointment }: { appointment: Appointment }) => {
  const { type, may, doctor, location, id, booked_date: latest } = appointment;
  if (type === 'onspot' || (!may.reschedule.allowed && !may.rebook.allowed)) return null;
  const place = type === 'virtual' ? undefined : location.id;
  return <JoinWaitingList request={{ doctorId: doctor.id, type, locationId: place, appointmentId: id, latest }} />;
};

/** The main action, docked on phones, and under it all that may also be done. */
export const ActionPanel = ({ appointment }: { appointment: Appointment }) => {
  const isAhead = appointment.may.cancel.allowed || hasMainAction(appointment);
  if (!isAhead) return null;
  return (
    <section aria-label={m.patient_actions()} className="flex flex-col gap-2.5">
      {appointment.may.join.allowed && <CheckInAction appointment={appointment} variant="outline" />}
      <PrepareAction appointment={appointment} />
      <ConfirmAction appointment={appointment} />
      {appointment.confirmed_at !== null && (
        <Note tone="success" icon={CircleCheck}>
          {m.patient_confirmed()}
        </Note>
      )}
      <MoveAction appointment={appointment} />
      <EarlierAction appointment={appointment} />
      <AddToCalendar id={appointment.id} />
      <CancelAction appointment={appointment} />
      {hasMainAction(appointment) && (
        // Last on phones, where the room under the docked bar is kept at the end of the page.
        <div className="desktop:order-first">
          <BottomDock>
            <MainAction appointment={appointment} size="lg" className="w-full" />
          </BottomDock>
        </div>
      )}
    </section>
  );
};
