import { Link } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { measureWithin, number, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { type DoctorTicket, useMove } from './queries.ts';

const states = {
  waiting: { tone: 'neutral', label: m.queue_state_waiting },
  called: { tone: 'accent', label: m.queue_staff_state_called },
  serving: { tone: 'success', label: m.queue_doctor_with_you },
  skipped: { tone: 'warning', label: m.queue_state_skipped },
  done: { tone: 'neutral', label: m.queue_state_done },
  cancelled: { tone: 'neutral', label: m.queue_state_cancelled },
} as const;

const State = ({ ticket: t }: { ticket: DoctorTicket }) => {
  if (t.paid_visit)
    return <Chip tone="accent">{m.queue_doctor_paid_visit({ time: time(t.paid_visit.starts_at) })}</Chip>;
  if (t.state === 'waiting' && !t.is_paid) return <Chip tone="warning">{m.queue_state_unpaid()}</Chip>;
  const { tone, label } = states[t.state];
  return <Chip tone={tone}>{label()}</Chip>;
};

const minuteMs = 60_000;

/** How long somebody has been waiting by now; the first minute counts as one. */
const Waited = ({ since }: { since: string }) => {
  const minutes = Math.max(1, Math.floor((useNow(minuteMs).getTime() - new Date(since).getTime()) / minuteMs));
  return <span>{m.queue_doctor_waited({ time: measureWithin(minutes, 'minute') })}</span>;
};

/** What the doctor can do next, the likeliest first. */
const Moves = ({ ticket: t }: { ticket: DoctorTicket }) => {
  const move = useMove();
  const steps = [
    { to: 'called', open: t.may.call, label: m.queue_staff_call() },
    { to: 'serving', open: t.may.serve, label: m.queue_staff_serve() },
    { to: 'done', open: t.may.finish, label: m.queue_staff_finish() },
    { to: 'called', open: t.may.call_again, label: m.queue_staff_again({ count: number(t.calls) }) },
    { to: 'skipped', open: t.may.skip, label: m.queue_staff_skip() },
  ] as const;
  return steps
    .filter(({ open }) => open)
    .map(({ to, label }, at) => (
      <Button
        key={label}
        size="sm"
        variant={at === 0 && t.state !== 'waiting' ? 'filled' : 'soft'}
        pending={move.isPending && move.variables.to === to}
        onClick={() => move.mutate({ ticket: t, to })}
      >
        {label}
      </Button>
    ));
};

/** Somebody in the doctor's own queue, with what may be done now. */
export const TicketRow = ({ ticket: t }: { ticket: DoctorTicket }) => {
  const token = tokenText(t.token_number);
  const isHere = t.state === 'called' || t.state === 'serving';
  return (
    <li className={cx('flex flex-wrap items-center gap-3 px-4 py-3.5 desktop:px-5', isHere && 'bg-accent-soft')}>
      <span className="tabular w-20 text-h2 whitespace-nowrap text-accent-text">{token}</span>
      <span className="flex min-w-0 flex-1 basis-40 flex-col">
        <Link
          to="/doctor/appointments/$id"
          params={{ id: String(t.appointment_id) }}
          className="font-bold wrap-anywhere text-text underline-offset-4 hover:underline"
        >
          <Marked>{inLocale(t.patient.name, t.patient.name_ar)}</Marked>
        </Link>
        <InlineList className="text-small text-muted">
          <Ltr>{t.patient.mrn_number}</Ltr>
          {t.type === 'walk_in' && <span>{m.queue_walk_in()}</span>}
          {t.state === 'waiting' && <Waited since={t.waiting_since} />}
        </InlineList>
      </span>
      <State ticket={t} />
      <fieldset aria-label={m.queue_staff_actions({ token })} className="flex flex-wrap gap-2 empty:hidden">
        <Moves ticket={t} />
      </fieldset>
    </li>
  );
};
