import { useQuery } from '@tanstack/react-query';
import { Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { dateTime, longDay, money, number, day } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Facts, Ltr } from '../../../shared/ui/facts.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '../../../shared/ui/states.tsx';
import { JudgeForm } from './judge-form.tsx';
import { Moves } from './moves.tsx';
import { PrescriptionView } from './prescription-view.tsx';
import { type DeskOrder, orderQuery } from './queries.ts';
import { modeWord, standingLook, stateTone, stateWord } from './words.ts';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-h3">{title}</h3>
    {children}
  </section>
);

const Head = ({ order }: { order: DeskOrder }) => (
  <div className="flex flex-col gap-2">
    <span className="flex flex-wrap gap-2">
      {order.STATUS && <Chip tone={stateTone(order.STATUS)}>{stateWord(order.STATUS, order.ORDER_MODE)}</Chip>}
      <Chip>{modeWord(order.ORDER_MODE)}</Chip>
      {order.PRESCRIPTIONS.map(({ ID, STATE }) => (
        <Chip key={ID} tone={standingLook(STATE).tone}>
          {standingLook(STATE).word()}
        </Chip>
      ))}
    </span>
    <p className="font-medium">
      <Marked>{inLocale(order.PATIENT.name, order.PATIENT.name_ar)}</Marked>
    </p>
    <Facts className="text-small text-muted">
      {order.PATIENT.mrn_number && <Ltr>{order.PATIENT.mrn_number}</Ltr>}
      {order.USER.phone_number && <Ltr>{order.USER.phone_number}</Ltr>}
      {order.PATIENT.birth_date && <span>{longDay(order.PATIENT.birth_date)}</span>}
    </Facts>
    {order.SCHEDULED_FROM && <p>{m.staff_planned({ at: dateTime(order.SCHEDULED_FROM) })}</p>}
    {order.ADDRESS && <p className="text-text-2">{`${order.ADDRESS.ADDRESS}, ${order.ADDRESS.CITY}`}</p>}
    {order.PICKUP && <p className="text-text-2">{inLocale(order.PICKUP.TITLE, order.PICKUP.TITLE_AR)}</p>}
    {order.REJECTION_REASON && <p className="text-danger-text">{order.REJECTION_REASON}</p>}
  </div>
);

const Goods = ({ order }: { order: DeskOrder }) => (
  <Section title={m.staff_goods()}>
    <ul className="divide-y divide-line rounded-md border border-line">
      {order.ITEMS.map((item) => (
        <li key={item.ID} className="flex flex-col gap-1 px-4 py-3">
          <span className="flex justify-between gap-3 font-medium">
            <span className={item.IS_TAKEN_OUT ? 'line-through' : undefined}>
              {inLocale(item.PRODUCT_NAME_EN, item.PRODUCT_NAME_AR)}
            </span>
            <span className="tabular">{m.staff_times({ count: number(item.QUANTITY) })}</span>
          </span>
          <span className="flex flex-wrap gap-2">
            {item.IS_TAKEN_OUT && <Chip tone="danger">{m.staff_taken_out()}</Chip>}
            {item.IS_COLD_CHAIN && <Chip icon={Snowflake}>{m.staff_cold_chain()}</Chip>}
          </span>
          {order.PICKS.filter((pick) => pick.PRODUCT_ID === item.PRODUCT_ID).map((pick) => (
            <Facts key={`${pick.LOT}${pick.BRANCH}`} className="text-small text-muted">
              <span>{inLocale(pick.BRANCH, pick.BRANCH_AR)}</span>
              <span>
                {m.staff_lot()} <Ltr>{pick.LOT}</Ltr>
              </span>
              <span>{m.staff_expires({ day: day(pick.EXPIRES_ON) })}</span>
              <span className="tabular">{m.staff_times({ count: number(pick.QUANTITY) })}</span>
            </Facts>
          ))}
        </li>
      ))}
    </ul>
    <p className="flex justify-between font-bold">
      <span>{m.staff_total()}</span>
      <span className="tabular">{money(order.AMOUNT)}</span>
    </p>
    {order.REFUND_AMOUNT !== null && (
      <p className="flex justify-between text-text-2">
        <span>{m.staff_refunded()}</span>
        <span className="tabular">{money(order.REFUND_AMOUNT)}</span>
      </p>
    )}
  </Section>
);

const Book = ({ order }: { order: DeskOrder }) => (
  <Section title={m.staff_history()}>
    <ol className="divide-y divide-line">
      {order.HISTORY.map((step) => (
        <li key={`${step.AT}${step.TO}`} className="flex flex-col py-2">
          <span>{stateWord(step.TO, order.ORDER_MODE)}</span>
          <Facts className="text-small text-muted">
            {step.BY && <Marked>{inLocale(step.BY.name, step.BY.name_ar)}</Marked>}
            <time dateTime={step.AT} className="tabular">
              {dateTime(step.AT)}
            </time>
            {step.REASON && <span>{step.REASON}</span>}
          </Facts>
        </li>
      ))}
    </ol>
  </Section>
);

const Whole = ({ order }: { order: DeskOrder }) => {
  const files = order.PRESCRIPTIONS.flatMap(({ FILES }) => FILES);
  const records = order.PRESCRIPTIONS.flatMap(({ ID, RECORD }) => (RECORD === null ? [] : [{ ID, RECORD }]));
  return (
    <>
      <Head order={order} />
      {files.length > 0 && (
        <Section title={m.staff_rx_title()}>
          <PrescriptionView files={files} />
        </Section>
      )}
      {records.length > 0 && (
        <Section title={m.staff_rx_record()}>
          <ul className="flex flex-col gap-1">
            {records.map(({ ID, RECORD }) => (
              <li key={ID}>
                <Marked>{RECORD}</Marked>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {order.may_judge && <JudgeForm key={order.ITEMS.length} order={order} />}
      <Moves key={order.STATUS} order={order} />
      <Goods order={order} />
      <Book order={order} />
    </>
  );
};

/** One order at the desk: the prescription under a glass, what to pick from which lot, and what may be done. */
const OrderDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const title = order ? m.staff_order({ number: order.ORDER_NUMBER }) : m.staff_orders_title();
  return (
    <Dialog open onClose={onClose} title={title} closable wide>
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!order && !error && <Skeleton className="h-64 w-full rounded-md" />}
      {order && <Whole order={order} />}
    </Dialog>
  );
};

export default OrderDialog;
