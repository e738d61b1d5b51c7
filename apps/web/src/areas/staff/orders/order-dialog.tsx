import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { sentenceOf } from '../../../shared/api/index.ts';
import { orderName } from '../../../shared/orders/order-status-style.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { SheetState } from '../sheet-state.tsx';
import { Goods } from './goods.tsx';
import { JudgeForm } from './judge-form.tsx';
import { Moves } from './moves.tsx';
import { OrderBook } from './order-book.tsx';
import { OrderHead } from './order-head.tsx';
import { PrescriptionView } from './prescription-view.tsx';
import { type DeskOrder, orderQuery } from './queries.ts';
import { RidersPart } from './riders-part.tsx';
import { Section } from './section.tsx';
import { aMinute } from './waits.ts';
import { WarningsPart } from './warnings-part.tsx';
import { WithdrawnPart } from './withdrawn-part.tsx';

/** What may be done, and why the last try was refused. The refusal stays while the order behind it is shown as it is now. */
const Acts = ({ order }: { order: DeskOrder }) => {
  const [refusal, setRefusal] = useState<Error>();
  return (
    <div className="flex flex-col gap-4">
      {refusal && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(refusal)}</Note>
        </div>
      )}
      <WithdrawnPart order={order} onRefusal={setRefusal} />
      {order.may_judge && <JudgeForm order={order} onRefusal={setRefusal} />}
      <Moves key={order.STATUS} order={order} onRefusal={setRefusal} />
    </div>
  );
};

/** Prescriptions that a doctor of the system wrote: there is nothing to judge by a picture. */
const Records = ({ order }: { order: DeskOrder }) => {
  const records = order.PRESCRIPTIONS.flatMap(({ ID, RECORD }) => (RECORD === null ? [] : [{ ID, RECORD }]));
  if (records.length === 0) return null;
  return (
    <Section title={m.staff_rx_record()}>
      <ul className="flex flex-col gap-1">
        {records.map(({ ID, RECORD }) => (
          <li key={ID}>
            <Marked>{RECORD}</Marked>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Whole = ({ order, now }: { order: DeskOrder; now: Date }) => {
  const files = order.PRESCRIPTIONS.flatMap(({ FILES }) => FILES);
  return (
    <>
      <OrderHead order={order} now={now} />
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {files.length > 0 && (
            <Section title={m.staff_rx_title()}>
              <PrescriptionView files={files} />
            </Section>
          )}
          <WarningsPart order={order} />
          <Records order={order} />
          <Goods order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Acts order={order} />
          <RidersPart order={order} />
          <OrderBook order={order} />
        </div>
      </div>
    </>
  );
};

/** One order at the desk: the prescription under a glass, what to pick from which lot, and what may be done. */
const OrderDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const now = useNow(aMinute);
  const title = order ? orderName(order) : m.staff_orders_title();
  return (
    <Dialog open onClose={onClose} title={title} closable broad>
      {!order && <SheetState error={error} onRetry={() => void refetch()} />}
      {order && <Whole order={order} now={now} />}
    </Dialog>
  );
};

export default OrderDialog;
