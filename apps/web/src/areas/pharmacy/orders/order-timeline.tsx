import { riyadhDay } from '@balsam/domain/time';
import { Check } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { shortDay, time } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { type StatusStyle, statusStyle, stateStyle, fulfilmentOf } from '#shared/orders/order-status-style.ts';
import { OrderStatusBadge } from '#shared/orders/order-status-badge.tsx';
import type { Order } from './api-types.ts';

type Step = Order['timeline'][number];
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

const Row = ({ step, state, style, last }: { step: Step; state: StepState; style: StatusStyle; last: boolean }) => (
  <li aria-current={state === 'now' ? 'step' : undefined} className="relative flex gap-3.5 pb-5 last:pb-0">
    {!last && (
      <span
        aria-hidden
        className={cx('absolute start-3.25 top-7 h-full w-0.5', state === 'done' ? 'bg-accent' : 'bg-line')}
      />
    )}
    <Point state={state} style={style} />
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className={cx(state === 'now' ? 'font-bold' : state === 'ahead' && 'text-muted')}>{style.word()}</span>
      {step.at !== null && (
        <time dateTime={step.at} className="tabular text-small text-muted">
          {stepTime(step.at)}
        </time>
      )}
    </span>
  </li>
);

/** Where an order is on its path (SPEC §4): what is done, what is now, what is still ahead. A new state is read aloud. */
export const Timeline = ({ order }: { order: Order }) => {
  const now = order.timeline.findLastIndex(({ status }) => status === order.status);
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
      <output className="sr-only">{m.pharmacy_order_status_now({ state: statusStyle(order).word() })}</output>
      <ol className="flex flex-col">
        {order.timeline.map((step, at) => (
          <Row
            key={step.status}
            step={step}
            state={stateOf(at)}
            style={stateStyle(step.status, fulfilmentOf(order))}
            last={at === order.timeline.length - 1}
          />
        ))}
      </ol>
    </Card>
  );
};
