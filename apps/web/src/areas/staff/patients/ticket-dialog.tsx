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
import { UnreadLine } from '#shared/ui/unread.tsx';
import { useDeskStep } from './queries.ts';

type Asked = { readonly number: string; readonly clinic_id: number };

const optionOf = ({ id, title, title_ar }: { id: number; title: string; title_ar: string }) => ({
  value: String(id),
  label: inLocale(title, title_ar),
});

const give = (asked: Asked) =>
  asOneIntent('desk-walk-in', asked, (body, idempotencyKey) =>
    api.queueDesk.walkIn({ body, idempotencyKey, quiet: true }),
  );

const branchesQuery = api.hospital.locations.query({ quiet: true });
const boardOf = (branch: string) => api.queueDesk.board.query({ query: { location_id: branch }, quiet: true });

type PlaceProps = {
  readonly branch: string;
  readonly clinic: string;
  readonly onChange: (place: { readonly branch?: string; readonly clinic: string }) => void;
};

/** A branch, and then a clinic of it; a list that could not be loaded says so, and is asked for again. */
export const PlaceFields = ({ branch, clinic, onChange }: PlaceProps) => {
  const branches = useQuery(branchesQuery);
  const board = useQuery({ ...boardOf(branch), enabled: branch !== '' });
  const clinics = board.data?.clinics ?? [];
  return (
    <>
      <UnreadLine reads={[branches, board]} />
      <SelectField
        label={m.queue_branch()}
        placeholder={m.identity_location_choose()}
        options={(branches.data?.items ?? []).map(optionOf)}
        value={branch}
        onChange={({ currentTarget }) => onChange({ branch: currentTarget.value, clinic: '' })}
      />
      <SelectField
        label={m.queue_clinic()}
        placeholder={m.desk_clinic_choose()}
        disabled={clinics.length === 0}
        options={clinics.map(optionOf)}
        value={clinic}
        onChange={({ currentTarget }) => onChange({ clinic: currentTarget.value })}
      />
    </>
  );
};

/** A walk-in number of a clinic for this person; the payment is taken at the queue. */
const TicketDialog = ({ mrn, onClose }: { mrn: string; onClose: () => void }) => {
  const [place, setPlace] = useState({ branch: '', clinic: '' });
  const ticket = useDeskStep(give, ({ token_number: token }) => {
    toast.success(m.desk_ticket_given({ number: tokenText(token) }));
    onClose();
  });
  return (
    <Dialog open closable icon={Ticket} title={m.desk_ticket()} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-text-2">{m.desk_ticket_text()}</p>
        <PlaceFields {...place} onChange={(change) => setPlace((before) => ({ ...before, ...change }))} />
        <FormError icon={CircleAlert} error={ticket.error} />
        <Button
          size="lg"
          wide
          disabled={place.clinic === ''}
          pending={ticket.isPending}
          onClick={() => ticket.mutate({ number: mrn, clinic_id: Number(place.clinic) })}
        >
          {m.queue_staff_give()}
        </Button>
      </div>
    </Dialog>
  );
};

export default TicketDialog;
