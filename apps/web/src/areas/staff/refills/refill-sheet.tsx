import { isBlank } from '@balsam/domain/text';
import type { CallReply } from '@balsam/contract/call';
import type { medications } from '@balsam/contract/medications';
import { roleMay } from '@balsam/domain/identity';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { placeName } from '#shared/orders/place-name.ts';
import { Marked, MarkedParts } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';

type Refill = CallReply<typeof medications.deskRefill>;
type Move = Parameters<typeof api.medications.moveRefill>[0]['body'];

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

const Facts = ({ refill }: { refill: Refill }) => {
  const dosage = inLocale(refill.dosage, refill.dosage_ar);
  return (
    <dl className="grid grid-cols-1 gap-3 desktop:grid-cols-2">
      <Fact name={m.staff_refills_patient()}>
        <Marked>{inLocale(refill.patient.name, refill.patient.name_ar)}</Marked>{' '}
        {refill.patient.mrn_number && <Ltr>{refill.patient.mrn_number}</Ltr>}
      </Fact>
      <Fact name={m.staff_refills_contact()}>
        <Marked>{refill.name}</Marked> <Ltr>{refill.phone}</Ltr>
      </Fact>
      <Fact name={m.medicines_contact_address()}>
        <Marked>{placeName(refill.address)}</Marked>
      </Fact>
      {dosage && (
        <Fact name={m.staff_refills_dosage()}>
          <MarkedParts>{dosage}</MarkedParts>
        </Fact>
      )}
      {refill.due_date && <Fact name={m.medicines_due()}>{day(refill.due_date)}</Fact>}
      {refill.reason && (
        <Fact name={m.staff_refills_reason()}>
          <Marked>{refill.reason}</Marked>
        </Fact>
      )}
    </dl>
  );
};

const useMove = (id: number, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Move) => api.medications.moveRefill({ params: { id: String(id) }, body }),
    onSuccess: () => {
      toast.success(m.staff_refills_moved());
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['medications'] }),
  });
};

/** A delivery goes with its order; what is to be collected is made ready, handed out, or rejected with a reason. */
const Actions = ({ refill, onDone }: { refill: Refill; onDone: () => void }) => {
  const [reason, setReason] = useState<string>();
  const move = useMove(refill.id, onDone);
  if (refill.order_id !== null)
    return (
      <LinkButton to="/staff/orders" search={{ order: refill.order_id }}>
        {m.medicines_refill_open_order()}
      </LinkButton>
    );
  if (refill.status !== 'pending' && refill.status !== 'ready') return null;
  if (reason !== undefined)
    return (
      <>
        <TextArea
          label={m.staff_refills_reason()}
          maxLength={300}
          dir="auto"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button
          pending={move.isPending}
          disabled={isBlank(reason)}
          onClick={() => move.mutate({ to: 'rejected', reason })}
        >
          {m.staff_refills_reject()}
        </Button>
      </>
    );
  return (
    <>
      <FormError error={move.error} />
      {refill.status === 'pending' ? (
        <Button pending={move.isPending} onClick={() => move.mutate({ to: 'ready' })}>
          {m.staff_refills_make_ready()}
        </Button>
      ) : (
        <Button pending={move.isPending} onClick={() => move.mutate({ to: 'completed' })}>
          {m.staff_refills_hand_out()}
        </Button>
      )}
      <Button variant="outline" onClick={() => setReason('')}>
        {m.staff_refills_reject()}
      </Button>
    </>
  );
};

/** One request, with what the pharmacist needs to decide. */
export const RefillSheet = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const role = useSession()?.user.role_id ?? 0;
  const { data, error, refetch } = useQuery(api.medications.deskRefill.query({ params: { id: String(id) } }));
  return (
    <Dialog
      open
      confirmClose
      wide
      closable
      onClose={onClose}
      title={data ? <Marked>{data.medication}</Marked> : m.staff_refills_title()}
      actions={data && roleMay(role, 'fill_orders') && <Actions refill={data} onDone={onClose} />}
    >
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40 rounded-lg" />}
      {data && <Facts refill={data} />}
    </Dialog>
  );
};
