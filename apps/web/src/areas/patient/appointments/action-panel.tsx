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
import type { Appointment } from './api-types.ts';

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

/** The main action, docked on phones, and under it all that may also be done. */
export const ActionPanel = ({ appointment }: { appointment: Appointment }) => {
  const isAhead = appointment.may.cancel.allowed || hasMainAction(appointment);
  if (!isAhead) return null;
  return (
    <section aria-label={m.patient_actions()} className="flex flex-col gap-2.5">
      {appointment.may.join.allowed && <CheckInAction appointment={appointment} variant="outline" />}
      <ConfirmAction appointment={appointment} />
      {appointment.confirmed_at !== null && (
        <Note tone="success" icon={CircleCheck}>
          {m.patient_confirmed()}
        </Note>
      )}
      <MoveAction appointment={appointment} />
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
