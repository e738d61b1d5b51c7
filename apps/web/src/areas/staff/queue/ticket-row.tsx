import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { money, number, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ClinicDialog } from './clinic-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { type DeskClinic, type DeskTicket, useMove } from './queries.ts';

const states = {
  waiting: { tone: 'neutral', label: m.queue_state_waiting },
  called: { tone: 'accent', label: m.queue_staff_state_called },
  serving: { tone: 'success', label: m.queue_state_serving },
  skipped: { tone: 'warning', label: m.queue_state_skipped },
  done: { tone: 'neutral', label: m.queue_state_done },
  cancelled: { tone: 'neutral', label: m.queue_state_cancelled },
} as const;

type Opened = 'payment' | 'clinic' | 'end';

const Who = ({ ticket: t }: { ticket: DeskTicket }) => (
  <div className="flex min-w-0 flex-1 basis-60 flex-col">
    <span className="font-medium">
      {t.patient ? <Marked>{inLocale(t.patient.name, t.patient.name_ar)}</Marked> : m.queue_staff_unknown()}
    </span>
    <InlineList className="text-small text-muted">
      {t.patient && <Ltr>{t.patient.mrn_number}</Ltr>}
      {t.doctor_name !== '' && <Marked>{inLocale(t.doctor_name, t.doctor_name_ar)}</Marked>}
    </InlineList>
  </div>
);

const State = ({ ticket: t }: { ticket: DeskTicket }) => {
  if (t.paid_visit)
    return <Chip tone="accent">{m.queue_staff_paid_visit({ time: time(t.paid_visit.starts_at) })}</Chip>;
  if (t.state === 'waiting' && !t.is_paid) return <Chip tone="warning">{m.queue_state_unpaid()}</Chip>;
  const { tone, label } = states[t.state];
  return <Chip tone={tone}>{label()}</Chip>;
};

/** What can be done next with a ticket, the likeliest first. */
const Moves = ({ ticket: t }: { ticket: DeskTicket }) => {
  const move = useMove();
  const { may } = t;
  const steps = [
    { to: 'called', open: may.call, label: m.queue_staff_call() },
    { to: 'serving', open: may.serve, label: m.queue_staff_serve() },
    { to: 'done', open: may.finish, label: m.queue_staff_finish() },
    { to: 'called', open: may.call_again, label: m.queue_staff_again({ count: number(t.calls) }) },
    { to: 'skipped', open: may.skip, label: m.queue_staff_skip() },
    { to: 'waiting', open: may.return, label: m.queue_staff_return() },
  ] as const;
  return steps
    .filter(({ open }) => open)
    .map(({ to, label }, at) => (
      <Button
        key={label}
        size="sm"
        variant={at === 0 ? 'filled' : 'soft'}
        pending={move.isPending && move.variables.to === to}
        onClick={() => move.mutate({ ticket: t, to })}
      >
        {label}
      </Button>
    ));
};

/** A ticket with what may be done with it now. */
export const TicketRow = ({ ticket: t, clinics }: { ticket: DeskTicket; clinics: readonly DeskClinic[] }) => {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const token = tokenText(t.token_number);
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3.5 desktop:px-5">
      <span className="tabular w-24 text-h2 whitespace-nowrap text-accent-text">{token}</span>
      <Who ticket={t} />
      <State ticket={t} />
      <fieldset aria-label={m.queue_staff_actions({ token })} className="flex flex-wrap gap-2">
        {t.may.collect && (
          <Button size="sm" onClick={() => setOpened('payment')}>
            {m.queue_staff_collect_title({ amount: money(t.total) })}
          </Button>
        )}
        <Moves ticket={t} />
        {t.may.move && (
          <Button size="sm" variant="soft" onClick={() => setOpened('clinic')}>
            {m.queue_staff_move()}
          </Button>
        )}
        {t.may.cancel && (
          <Button size="sm" variant="text" onClick={() => setOpened('end')}>
            {m.queue_staff_end()}
          </Button>
        )}
      </fieldset>
      {opened === 'payment' && <PaymentDialog ticket={t} onClose={close} />}
      {opened === 'clinic' && <ClinicDialog ticket={t} clinics={clinics} onClose={close} />}
      {opened === 'end' && <EndDialog ticket={t} onClose={close} />}
    </li>
  );
};
