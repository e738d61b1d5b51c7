import { CalendarX2, Wallet } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { money } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { nearTime } from '../booking/when.ts';
import { useCancel } from './use-appointment-changes.ts';
import type { Appointment } from './api-types.ts';

const Consequence = ({ of }: { of: Appointment }) =>
  // What may be booked again by way of the wallet has been paid in full (D5.02).
  of.may.rebook.allowed && of.total > 0 ? (
    <Note tone="success" icon={Wallet}>
      {m.patient_cancel_refund()} <b className="block tabular">{money(of.total)}</b>
    </Note>
  ) : (
    <Note tone="neutral" icon={Wallet}>
      {m.patient_cancel_unpaid()}
    </Note>
  );

type DialogProps = { readonly of: Appointment; readonly onClose: () => void };

/** Asks before an appointment is given up, and says what becomes of the money (SPEC §4). */
export const CancelDialog = ({ of, onClose }: DialogProps) => {
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
          <Button look="danger" size="lg" pending={cancel.isPending} onClick={() => cancel.mutate(of.id)}>
            {m.patient_cancel_yes()}
          </Button>
          <Button look="outline" size="lg" disabled={cancel.isPending} onClick={onClose}>
            {m.patient_cancel_no()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">
        {m.patient_with_at({
          doctor: inLocale(of.doctor.display_name, of.doctor.display_name_ar),
          when: nearTime(of),
        })}
      </p>
      <Consequence of={of} />
    </Dialog>
  );
};
