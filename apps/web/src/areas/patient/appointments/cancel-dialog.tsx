import { CalendarX2, Wallet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { relativeTime } from '#shared/visits/slot-time.ts';
import { useCancel } from './use-appointment-changes.ts';
import type { Appointment } from '#shared/visits/appointment.ts';

const Consequence = ({ appointment }: { appointment: Appointment }) =>
  // What may be booked again by way of the wallet has been paid in full (D5.02).
  appointment.may.rebook.allowed && appointment.total > 0 ? (
    <Note tone="success" icon={Wallet}>
      {m.patient_cancel_refund()} <b className="block tabular">{money(appointment.total)}</b>
    </Note>
  ) : (
    <Note tone="neutral" icon={Wallet}>
      {m.patient_cancel_unpaid()}
    </Note>
  );

type DialogProps = { readonly appointment: Appointment; readonly onClose: () => void };

/** Asks before an appointment is given up, and says what becomes of the money (SPEC §4). */
export const CancelDialog = ({ appointment, onClose }: DialogProps) => {
  const cancel = useCancel(onClose);
  return (
    <Dialog
      open
      // While the answer is awaited the question stays.
      onClose={() => !cancel.isPending && onClose()}
      icon={CalendarX2}
      tone="danger"
      title={m.patient_cancel_title()}
      actions={
        <>
          <Button variant="danger" size="lg" pending={cancel.isPending} onClick={() => cancel.mutate(appointment.id)}>
            {m.patient_cancel_yes()}
          </Button>
          <Button variant="outline" size="lg" disabled={cancel.isPending} onClick={onClose}>
            {m.patient_cancel_no()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">
        {m.patient_with_at({
          doctor: inLocale(appointment.doctor.display_name, appointment.doctor.display_name_ar),
          when: relativeTime(appointment),
        })}
      </p>
      <Consequence appointment={appointment} />
    </Dialog>
  );
};
