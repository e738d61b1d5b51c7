import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Ticket } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDeskStep } from './queries.ts';

type Asked = { readonly number: string; readonly clinic_id: number };

const give = (asked: Asked) =>
  asOneIntent('desk-walk-in', asked, (body, idempotencyKey) =>
    api.queueDesk.walkIn({ body, idempotencyKey, quiet: true }),
  );

const useClinics = (branch: string) => {
  const query = api.queueDesk.board.query({ query: { location_id: branch }, quiet: true });
  return useQuery({ ...query, enabled: branch !== '' }).data?.clinics ?? [];
};

/** A walk-in number of a clinic for this person; the payment is taken at the queue. */
const TicketDialog = ({ mrn, onClose }: { mrn: string; onClose: () => void }) => {
  const branches = useQuery(api.hospital.locations.query()).data?.items ?? [];
  const [branch, setBranch] = useState('');
  const [clinic, setClinic] = useState('');
  const clinics = useClinics(branch);
  const ticket = useDeskStep(give, ({ token_number: token }) => {
    toast.success(m.desk_ticket_given({ number: tokenText(token) }));
    onClose();
  });
  return (
    <Dialog open closable icon={Ticket} title={m.desk_ticket()} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-text-2">{m.desk_ticket_text()}</p>
        <SelectField
          label={m.queue_branch()}
          placeholder={m.identity_location_choose()}
          options={branches.map(({ id, title, title_ar }) => ({ value: String(id), label: inLocale(title, title_ar) }))}
          value={branch}
          onChange={({ currentTarget }) => {
            setBranch(currentTarget.value);
            setClinic('');
          }}
        />
        <SelectField
          label={m.queue_clinic()}
          placeholder={m.desk_clinic_choose()}
          disabled={clinics.length === 0}
          options={clinics.map(({ id, title, title_ar }) => ({ value: String(id), label: inLocale(title, title_ar) }))}
          value={clinic}
          onChange={({ currentTarget }) => setClinic(currentTarget.value)}
        />
        <FormError icon={CircleAlert} error={ticket.error} />
        <Button
          size="lg"
          wide
          disabled={clinic === ''}
          pending={ticket.isPending}
          onClick={() => ticket.mutate({ number: mrn, clinic_id: Number(clinic) })}
        >
          {m.queue_staff_give()}
        </Button>
      </div>
    </Dialog>
  );
};

export default TicketDialog;
