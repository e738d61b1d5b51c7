import { FileWarning, PackageCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PharmacyOrder, type OnRefusal, useOrderChange } from './queries.ts';

type ReturnProps = { readonly order: PharmacyOrder; readonly onRefusal: OnRefusal };

const words = { photo: m.staff_proof_photo, signature: m.staff_proof_signature, reason: m.staff_proof_reason };

/** Why the goods are awaited. */
const WhyAwaited = ({ order }: { order: PharmacyOrder }) => {
  const { calledBackAt = null, callBackReason = null } = order.delivery ?? {};
  if (calledBackAt === null) return <p>{m.staff_return_waits()}</p>;
  return (
    <>
      <p>{m.staff_call_back_waits({ time: dateTime(calledBackAt) })}</p>
      {callBackReason !== null && (
        <p>
          <Marked>{callBackReason}</Marked>
        </p>
      )}
    </>
  );
};

/** What a rider's hand-over or return was to be proven by and is not, and a return, or an order that was called back, that waits for its goods before it is refunded. */
export const ReturnSection = ({ order, onRefusal }: ReturnProps) => {
  const isBack = isCalledBack(order);
  const confirm = useOrderChange(() => api.pharmacyDesk.confirmReturn({ params: { id: order.id }, quiet: true }), {
    onDone: () => toast.success(isBack ? m.staff_call_back_over() : m.staff_return_confirmed()),
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
          <WhyAwaited order={order} />
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
