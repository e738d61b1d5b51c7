import { riyadhDay } from '@balsam/domain/time';
import { Check } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { shortDay, time } from '../../../shared/format/index.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { type Face, statusStyle, faceOfState, fulfilmentOf } from '../../../shared/orders/order-status-style.ts';
import { StateChip } from '../../../shared/orders/state-chip.tsx';
import type { Order } from './api-types.ts';

type Step = Order['TIMELINE'][number];
type Standing = 'done' | 'now' | 'ahead';

const stepTime = (at: string): string =>
  riyadhDay(new Date(at)) === riyadhDay(new Date()) ? time(at) : `${shortDay(at)} ${time(at)}`;

const Point = ({ standing, face }: { standing: Standing; face: Face }) => {
  const { icon: Icon, mirrored, solid } = face;
  if (standing === 'ahead')
    return <span aria-hidden className="relative size-7 shrink-0 rounded-full border-2 border-line bg-surface" />;
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid size-7 shrink-0 place-content-center rounded-full',
        standing === 'done' ? 'bg-accent text-accent-on' : cx('ring-5', solid),
      )}
    >
      {standing === 'done' ? (
        <Check size={16} strokeWidth={2.6} />
      ) : (
        <Icon size={16} className={cx(mirrored && 'mirrored')} />
      )}
    </span>
  );
};

const Row = ({ step, standing, face, last }: { step: Step; standing: Standing; face: Face; last: boolean }) => (
  <li aria-current={standing === 'now' ? 'step' : undefined} className="relative flex gap-3.5 pb-5 last:pb-0">
    {!last && (
      <span
        aria-hidden
        className={cx('absolute start-3.25 top-7 h-full w-0.5', standing === 'done' ? 'bg-accent' : 'bg-line')}
      />
    )}
    <Point standing={standing} face={face} />
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className={cx(standing === 'now' ? 'font-bold' : standing === 'ahead' && 'text-muted')}>{face.word()}</span>
      {step.AT !== null && (
        <time dateTime={step.AT} className="tabular text-small text-muted">
          {stepTime(step.AT)}
        </time>
      )}
    </span>
  </li>
);

/** Where an order is on its path (SPEC §4): what is done, what is now, what is still ahead. A new state is read aloud. */
export const Timeline = ({ of }: { of: Order }) => {
  const now = of.TIMELINE.findLastIndex(({ STATUS }) => STATUS === of.STATUS);
  const standingOf = (at: number): Standing => {
    if (at === now) return of.STATUS === 'delivered' ? 'done' : 'now';
    return at < now ? 'done' : 'ahead';
  };
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{m.pharmacy_order_status()}</h2>
        <StateChip of={of} />
      </div>
      <output className="sr-only">{m.pharmacy_order_status_now({ state: statusStyle(of).word() })}</output>
      <ol className="flex flex-col">
        {of.TIMELINE.map((step, at) => (
          <Row
            key={step.STATUS}
            step={step}
            standing={standingOf(at)}
            face={faceOfState(step.STATUS, fulfilmentOf(of))}
            last={at === of.TIMELINE.length - 1}
          />
        ))}
      </ol>
    </Card>
  );
};
