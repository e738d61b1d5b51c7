import { FormError } from '#shared/ui/form-error.tsx';
import { Bike, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PharmacyOrder, usePharmacyDeskMutation } from './queries.ts';
import { ReasonField } from './reason-field.tsx';
import { RiderList, useAssignRider } from './rider-list.tsx';

type ReturningProps = {
  readonly isBack: boolean;
  readonly pending: boolean;
  readonly onReturned: (reason: string) => void;
};

const Returning = ({ isBack, pending, onReturned }: ReturningProps) => {
  const [reason, setReason] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <Note tone="danger">{isBack ? m.staff_rider_returned_note_recalled() : m.staff_rider_returned_note()}</Note>
      <ReasonField value={reason} onChange={setReason} />
      <Button variant="danger" pending={pending} onClick={() => onReturned(reason)}>
        {m.staff_rider_returned_finally()}
      </Button>
    </div>
  );
};

const useReturned = (id: number) =>
  usePharmacyDeskMutation(
    (reason: string) => api.delivery.recordReturned({ params: { id }, body: { reason }, quiet: true }),
    () => toast.success(m.staff_rider_returned_done()),
  );

type Opened = 'handing' | 'returning' | undefined;

/** What was opened about it: who takes it over, or its end as returned. */
export const LostRiderPanel = ({ order, open }: { readonly order: PharmacyOrder; readonly open: Opened }) => {
  const isBack = isCalledBack(order);
  const handOver = useAssignRider(order.id, m.staff_rider_handed);
  const returned = useReturned(order.id);
  return (
    <>
      <FormError error={open === 'returning' ? returned.error : handOver.error} />
      {open === 'handing' && !isBack && <RiderList order={order} assign={handOver} act={m.staff_rider_hand_over()} />}
      {open === 'returning' && (
        <Returning
          isBack={isBack}
          pending={returned.isPending}
          onReturned={(reason) => !returned.isPending && returned.mutate(reason)}
        />
      )}
    </>
  );
};

/** An order whose rider has it with them and can work no more: another one takes it over unless it was called back, or it is written off as returned. */
export const LostRider = ({ order }: { order: PharmacyOrder }) => {
  const isBack = isCalledBack(order);
  const [open, setOpen] = useState<Opened>();
  const toggle = (panel: Opened) => setOpen(open === panel ? undefined : panel);
  return (
    <>
      <Note tone="warning">
        {isBack ? m.staff_rider_lost_recalled({ action: m.staff_return_confirm() }) : m.staff_rider_lost()}
      </Note>
      <div className="flex flex-wrap gap-2.5">
        {!isBack && (
          <Button icon={Bike} aria-expanded={open === 'handing'} onClick={() => toggle('handing')}>
            {m.staff_rider_hand_on()}
          </Button>
        )}
        <Button variant="outline" icon={Undo2} aria-expanded={open === 'returning'} onClick={() => toggle('returning')}>
          {m.staff_rider_returned()}
        </Button>
      </div>
      <LostRiderPanel order={order} open={open} />
    </>
  );
};
