import { useMutation } from '@tanstack/react-query';
import { CalendarArrowDown, CircleCheck } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { getLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dock } from '../../../shared/ui/dock.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { CancelAction, CheckInAction, ConfirmAction, hasMainAction, MainAction, MoveAction } from './actions.tsx';
import { saveFile } from '../../../shared/api/save-file.ts';
import type { Appointment } from './api-types.ts';

const AddToCalendar = ({ id }: { id: number }) => {
  const fetching = useMutation({
    mutationFn: () => api.booking.ics({ params: { id }, query: { lang: getLocale() } }),
    onSuccess: (file) => saveFile(file, `balsam-${id}.ics`),
  });
  return (
    <Button look="outline" icon={CalendarArrowDown} pending={fetching.isPending} onClick={() => fetching.mutate()}>
      {m.patient_add_to_calendar()}
    </Button>
  );
};

/** The main action, docked on phones, and under it all that may also be done. */
export const ActionPanel = ({ of }: { of: Appointment }) => {
  const isAhead = of.may.cancel.allowed || hasMainAction(of);
  if (!isAhead) return null;
  return (
    <section aria-label={m.patient_actions()} className="flex flex-col gap-2.5">
      {of.may.join.allowed && <CheckInAction of={of} look="outline" />}
      <ConfirmAction of={of} />
      {of.confirmed_at !== null && (
        <Note tone="success" icon={CircleCheck}>
          {m.patient_confirmed()}
        </Note>
      )}
      <MoveAction of={of} />
      <AddToCalendar id={of.id} />
      <CancelAction of={of} />
      {hasMainAction(of) && (
        // Last on phones, where the room under the docked bar is kept at the end of the page.
        <div className="desk:order-first">
          <Dock>
            <MainAction of={of} size="lg" className="w-full" />
          </Dock>
        </div>
      )}
    </section>
  );
};
