import { type Fulfilment, stagesOf } from '@balsam/domain/orders';
import { riyadhDay } from '@balsam/domain/time';
import { Check, Clock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { shortDay, time } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { type StatusStyle, statusStyle, stateStyle, fulfilmentOf } from '#shared/orders/order-status-style.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { OrderStatusBadge } from '#shared/orders/order-status-badge.tsx';
import type { Order } from './api-types.ts';
import { CallLinks } from './call-links.tsx';
import { expectedOf } from './order-texts.ts';

type Stage = ReturnType<typeof stagesOf>[number];
type StepState = 'done' | 'now' | 'ahead';

const stepTime = (at: string): string =>
  riyadhDay(new Date(at)) === riyadhDay(new Date()) ? time(at) : `${shortDay(at)} ${time(at)}`;

const Point = ({ state, style }: { state: StepState; style: StatusStyle }) => {
  const { icon: Icon, mirrored, solid } = style;
  if (state === 'ahead')
    return <span aria-hidden className="relative size-7 shrink-0 rounded-full border-2 border-line bg-surface" />;
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid size-7 shrink-0 place-content-center rounded-full',
        state === 'done' ? 'bg-accent text-accent-on' : cx('ring-5', solid),
      )}
    >
      {state === 'done' ? (
        <Check size={16} strokeWidth={2.6} />
      ) : (
        <Icon size={16} className={cx(mirrored && 'mirrored')} />
      )}
    </span>
  );
};

/** A stage by its own name where it has one, else as the state is called that it is known by. */
const stageStyle = ({ stage }: Stage, fulfilment: Fulfilment): StatusStyle => {
  if (stage === 'preparing') return { ...stateStyle('processed', fulfilment), word: m.pharmacy_order_stage_preparing };
  if (stage !== 'ready') return stateStyle(stage, fulfilment);
  const ready = stateStyle('ready_to_ship', fulfilment);
  return fulfilment === 'pickup' ? ready : { ...ready, word: m.pharmacy_order_stage_ready };
};

type RowProps = {
  readonly stage: Stage;
  readonly state: StepState;
  readonly style: StatusStyle;
  /** Where it is to the letter, of the present stage. */
  readonly exactly: string;
  readonly last: boolean;
};

const Row = ({ stage, state, style, exactly, last }: RowProps) => (
  <li aria-current={state === 'now' ? 'step' : undefined} className="relative flex gap-3.5 pb-5 last:pb-0">
    {!last && (
      <span
        aria-hidden
        className={cx('absolute start-3.25 top-7 h-full w-0.5', state === 'done' ? 'bg-accent' : 'bg-line')}
      />
    )}
    <Point state={state} style={style} />
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={cx(state === 'now' ? 'font-bold' : state === 'ahead' && 'text-muted')}>{style.word()}</span>
        {stage.at !== null && (
          <time dateTime={stage.at} className="tabular text-small text-muted">
            {stepTime(stage.at)}
          </time>
        )}
      </span>
      {state === 'now' && exactly !== style.word() && <span className="text-small text-text-2">{exactly}</span>}
    </span>
  </li>
);

const Expected = ({ order }: { order: Order }) => {
  const when = expectedOf(order);
  return (
    when !== undefined && (
      <p className="flex items-center gap-2 font-medium">
        <Clock aria-hidden size={18} className="shrink-0 text-muted" />
        <span>{when}</span>
      </p>
    )
  );
};

/** Where an order is on its path (SPEC §4): what is done, what is now, what is still ahead unless it was called back. A new state is read aloud. */
export const Timeline = ({ order }: { order: Order }) => {
  const all = stagesOf(order.timeline);
  const fulfilment = fulfilmentOf(order);
  const now = all.findIndex(({ states }) => states.some((state) => state === order.status));
  const isBack = isCalledBack(order);
  const stages = isBack ? all.slice(0, now + 1) : all;
  const stateOf = (at: number): StepState => {
    if (at === now) return order.status === 'delivered' ? 'done' : 'now';
    return at < now ? 'done' : 'ahead';
  };
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{m.pharmacy_order_status()}</h2>
        <OrderStatusBadge order={order} />
      </div>
      <Expected order={order} />
      <output className="sr-only">{m.pharmacy_order_status_now({ state: statusStyle(order).word() })}</output>
      <ol className="flex flex-col">
        {stages.map((stage, at) => (
          <Row
            key={stage.stage}
            stage={stage}
            state={stateOf(at)}
            style={isBack && at === now ? statusStyle(order) : stageStyle(stage, fulfilment)}
            exactly={statusStyle(order).word()}
            last={at === stages.length - 1}
          />
        ))}
      </ol>
      <CallLinks order={order} />
    </Card>
  );
};
