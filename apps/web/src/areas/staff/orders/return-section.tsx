import { FileWarning, PackageCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PharmacyOrder, type OnRefusal, useOrderChange } from './queries.ts';

type ReturnProps = { readonly order: PharmacyOrder; readonly onRefusal: OnRefusal };

const words = { photo: m.staff_proof_photo, signature: m.staff_proof_signature, reason: m.staff_proof_reason };

/** What a rider's hand-over or return was to be proven by and is not, and a return that waits for its goods before it is refunded. */
export const ReturnSection = ({ order, onRefusal }: ReturnProps) => {
  const confirm = useOrderChange(() => api.pharmacyDesk.confirmReturn({ params: { id: order.id }, quiet: true }), {
    onDone: () => toast.success(m.staff_return_confirmed()),
    onRefusal,
  });
  const missing = order.delivery?.proof?.missing ?? [];
  return (
    <>
      {missing.length > 0 && (
        <Note tone="warning" icon={FileWarning}>
          {m.staff_proof_missing({ parts: missing.map((part) => words[part]()).join(m.staff_list_comma()) })}
        </Note>
      )}
      {order.may_confirm_return && (
        <Note tone="neutral" icon={PackageCheck}>
          <p>{m.staff_return_waits()}</p>
          <Button
            size="sm"
            className="mt-2"
            pending={confirm.isPending}
            onClick={() => !confirm.isPending && confirm.mutate(undefined)}
          >
            {m.staff_return_confirm()}
          </Button>
        </Note>
      )}
    </>
  );
};
