import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';
import { CancelAction, ConfirmAction } from '../appointments/actions.tsx';
import { appointmentDetail } from '../appointments/queries.ts';

/** A reminder is answered where it is read: coming, or not. Only as long as the server lets either be said. */
export const ReminderActions = ({ appointmentId }: { appointmentId: number }) => {
  const { data: appointment } = useQuery(appointmentDetail(appointmentId));
  if (!appointment || (!appointment.may.confirm.allowed && !appointment.may.cancel.allowed)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2.5 ps-18 pe-4 pb-4">
      {appointment.confirmed_at !== null && (
        <Chip tone="success" icon={CircleCheck}>
          {m.notifications_confirmed()}
        </Chip>
      )}
      <ConfirmAction appointment={appointment} size="sm" />
      <CancelAction appointment={appointment} size="sm" />
    </div>
  );
};
