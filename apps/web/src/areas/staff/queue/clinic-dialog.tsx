import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { type DeskClinic, type DeskTicket, useDeskAction } from './queries.ts';

type ClinicDialogProps = {
  readonly ticket: DeskTicket;
  readonly clinics: readonly DeskClinic[];
  readonly onClose: () => void;
};

/** Sends a person to another clinic of the branch, with a new number there, or a walk-in to another doctor of the same clinic. */
export const ClinicDialog = ({ ticket, clinics, onClose }: ClinicDialogProps) => {
  const [clinic, setClinic] = useState('');
  const change = useDeskAction(
    (id: string) =>
      api.queueDesk.changeClinic({ params: { id: ticket.id }, body: { clinic_id: Number(id) }, quiet: true }),
    onClose,
  );
  const others = clinics.filter(({ id, state }) => id !== ticket.clinic_id && state === 'open');
  const options = others.map((each) => ({ value: String(each.id), label: inLocale(each.title, each.title_ar) }));
  const colleague = { value: String(ticket.clinic_id), label: m.queue_staff_colleague() };
  return (
    <Dialog open closable onClose={onClose} title={`${m.queue_staff_move()}: ${tokenText(ticket.token_number)}`}>
      <SelectField
        label={m.queue_clinic()}
        placeholder={m.queue_choose()}
        value={clinic}
        options={ticket.type === 'walk_in' ? [colleague, ...options] : options}
        onChange={(event) => setClinic(event.currentTarget.value)}
      />
      <FormError icon={CircleAlert} error={change.error} />
      <Button size="lg" wide pending={change.isPending} disabled={clinic === ''} onClick={() => change.mutate(clinic)}>
        {m.queue_staff_move()}
      </Button>
    </Dialog>
  );
};
