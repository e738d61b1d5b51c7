import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type OnRefusal, type PharmacyOrder, useOrderChange } from './queries.ts';
import { ReasonField } from './reason-field.tsx';

type CallBackProps = { readonly order: PharmacyOrder; readonly onRefusal: OnRefusal };

/** Calls an order back from the rider who has it with them, with the reason that the patient reads. */
export const CallBackSection = ({ order, onRefusal }: CallBackProps) => {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const callBack = useOrderChange(
    (why: string) => api.pharmacyDesk.callBack({ params: { id: order.id }, body: { reason: why }, quiet: true }),
    { onDone: () => toast.success(m.staff_called_back()), onRefusal },
  );
  if (!order.may_call_back) return null;
  return (
    <section aria-label={m.staff_call_back()} className="flex flex-col gap-3">
      <Button wide variant="outline" icon={Undo2} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {m.staff_call_back()}
      </Button>
      {isOpen && (
        <>
          <Note tone="danger">{m.staff_call_back_note()}</Note>
          <ReasonField value={reason} onChange={setReason} />
          <Button
            variant="danger"
            pending={callBack.isPending}
            onClick={() => !callBack.isPending && callBack.mutate(reason)}
          >
            {m.staff_call_back_finally()}
          </Button>
        </>
      )}
    </section>
  );
};
