import { whereaboutsOfGoods, type WhereaboutsOfGoods } from '@balsam/domain/orders';
import { FileWarning, PackageCheck, Undo2 } from 'lucide-react';
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

type ConfirmProps = ReturnProps & { readonly done: () => string };

/** Says to the server that the goods are found, and where. */
const useGoodsBack = ({ order, onRefusal, done }: ConfirmProps) =>
  useOrderChange(
    (goods: WhereaboutsOfGoods | undefined) =>
      api.pharmacyDesk.confirmReturn({ params: { id: order.id }, body: { goods }, quiet: true }),
    { onDone: () => toast.success(done()), onRefusal },
  );

const whereabouts = {
  never_left: m.staff_goods_never_left,
  brought_back: m.staff_goods_brought_back,
  lost: m.staff_goods_lost,
};

/** Of an order that was cancelled while its rider may have fetched it: where its goods are decides what is sold again. */
const GoodsQuestion = ({ order, onRefusal }: ReturnProps) => {
  const settle = useGoodsBack({ order, onRefusal, done: m.staff_goods_settled });
  return (
    <Note tone="warning" icon={Undo2}>
      <p className="font-bold">{m.staff_goods_question()}</p>
      <p>{m.staff_goods_note()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {whereaboutsOfGoods.map((goods) => (
          <Button
            key={goods}
            size="sm"
            variant="outline"
            pending={settle.isPending && settle.variables === goods}
            onClick={() => !settle.isPending && settle.mutate(goods)}
          >
            {whereabouts[goods]()}
          </Button>
        ))}
      </div>
    </Note>
  );
};

/** The branch has what it waited for: the price is refunded. */
const GoodsAwaited = ({ order, onRefusal }: ReturnProps) => {
  const done = isCalledBack(order) ? m.staff_call_back_over : m.staff_return_confirmed;
  const confirm = useGoodsBack({ order, onRefusal, done });
  return (
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
  );
};

/** What a rider's hand-over or return was to be proven by and is not, and a return, or an order that was called back, that waits for its goods before it is refunded; and one that was cancelled and is not back. */
export const ReturnSection = ({ order, onRefusal }: ReturnProps) => {
  const missing = order.delivery?.proof?.missing ?? [];
  return (
    <>
      {missing.length > 0 && (
        <Note tone="warning" icon={FileWarning}>
          {m.staff_proof_missing({ parts: missing.map((part) => words[part]()).join(m.staff_list_comma()) })}
        </Note>
      )}
      {order.may_confirm_return &&
        (order.status === 'cancelled' ? (
          <GoodsQuestion order={order} onRefusal={onRefusal} />
        ) : (
          <GoodsAwaited order={order} onRefusal={onRefusal} />
        ))}
    </>
  );
};
