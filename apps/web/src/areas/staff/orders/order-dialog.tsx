import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { orderName } from '#shared/orders/order-status-style.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { SheetState } from '../sheet-state.tsx';
import { ItemsTable } from './items-table.tsx';
import { PrescriptionReviewForm } from './prescription-review-form.tsx';
import { StatusActions } from './status-actions.tsx';
import { StepsDone } from './steps-done.tsx';
import { OrderHistory } from './order-history.tsx';
import { EndedPrescriptionsSection } from './ended-prescriptions-section.tsx';
import { OrderHeader } from './order-header.tsx';
import { PrescriptionView } from './prescription-view.tsx';
import { type PharmacyOrder, orderQuery } from './queries.ts';
import { CallBackSection } from './call-back-section.tsx';
import { ReturnSection } from './return-section.tsx';
import { RidersSection } from './riders-section.tsx';
import { Section } from './section.tsx';
import { minuteMs } from './waiting-time.ts';
import { WarningsSection } from './warnings-section.tsx';
import { WithdrawnSection } from './withdrawn-section.tsx';

/** What may be done, and why the last try was refused. The refusal stays while the order behind it is shown as it is now. */
const OrderActions = ({ order }: { order: PharmacyOrder }) => {
  const [refusal, setRefusal] = useState<Error>();
  return (
    <div className="flex flex-col gap-4">
      <StepsDone order={order} />
      {refusal && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(refusal)}</Note>
        </div>
      )}
      <WithdrawnSection order={order} onRefusal={setRefusal} />
      <EndedPrescriptionsSection order={order} />
      <ReturnSection order={order} onRefusal={setRefusal} />
      {order.may_judge && <PrescriptionReviewForm order={order} onRefusal={setRefusal} />}
      <CallBackSection order={order} onRefusal={setRefusal} />
      <StatusActions key={order.status} order={order} onRefusal={setRefusal} />
    </div>
  );
};

/** Prescriptions that a doctor of the system wrote: there is nothing to judge by a picture. */
const Records = ({ order }: { order: PharmacyOrder }) => {
  const records = order.prescriptions.flatMap(({ id, record }) => (record === null ? [] : [{ id, record }]));
  if (records.length === 0) return null;
  return (
    <Section title={m.staff_rx_record()}>
      <ul className="flex flex-col gap-1">
        {records.map(({ id, record }) => (
          <li key={id}>
            <Marked>{record}</Marked>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const OrderDetails = ({ order, now }: { order: PharmacyOrder; now: Date }) => {
  const files = order.prescriptions.flatMap((prescription) => prescription.files);
  // What was ordered is compared with the prescription line by line: it stands beside it, above the decision.
  const isRead = files.length > 0;
  return (
    <>
      <OrderHeader order={order} now={now} />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {files.length > 0 && (
            <Section title={m.staff_rx_title()}>
              <PrescriptionView files={files} />
            </Section>
          )}
          <WarningsSection order={order} />
          <Records order={order} />
          {!isRead && <ItemsTable order={order} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {isRead && <ItemsTable order={order} />}
          <OrderActions order={order} />
          <RidersSection order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
};

/** One order at the desktop: the prescription under a glass, what to pick from which lot, and what may be done. */
const OrderDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const now = useNow(minuteMs);
  const title = order ? orderName(order) : m.staff_orders_title();
  return (
    <Dialog open onClose={onClose} title={title} closable broad>
      {!order && <SheetState error={error} onRetry={() => void refetch()} />}
      {order && <OrderDetails order={order} now={now} />}
    </Dialog>
  );
};

export default OrderDialog;
