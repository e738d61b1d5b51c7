import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { Chip } from '../../../shared/ui/chip.tsx';
import { CancelAction, ConfirmAction } from '../appointments/actions.tsx';
import { appointmentDetail } from '../appointments/queries.ts';

/** A reminder is answered where it is read: coming, or not. Only as long as the server lets either be said. */
export const ReminderActions = ({ appointmentId }: { appointmentId: number }) => {
  const { data: of } = useQuery(appointmentDetail(appointmentId));
  if (!of || (!of.may.confirm.allowed && !of.may.cancel.allowed)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2.5 ps-18 pe-4 pb-4">
      {of.confirmed_at !== null && (
        <Chip tone="success" icon={CircleCheck}>
          {m.notifications_confirmed()}
        </Chip>
      )}
      <ConfirmAction of={of} size="sm" />
      <CancelAction of={of} size="sm" />
    </div>
  );
};
