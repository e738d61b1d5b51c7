import type { CallStatus } from '@balsam/contract/tele-consultation';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { countdown, longDay, money, time } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { Card } from '#shared/ui/card.tsx';
import { useSecondsLeft } from '#shared/ui/countdown-bar.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import type { Side } from '../people.ts';
import { PhoneHelp } from './phone-help.tsx';

/** Where each side goes on from here. */
export const BackLink = ({ side, id }: { side: Side; id: number }) =>
  side === 'patient' ? (
    <LinkButton to="/appointment/$id" params={{ id: String(id) }} icon={CalendarDays}>
      {m.call_to_appointment()}
    </LinkButton>
  ) : (
    <LinkButton to="/doctor/appointments" icon={CalendarDays}>
      {m.call_to_appointments()}
    </LinkButton>
  );

type ClosedProps = { readonly title: string; readonly text: ReactNode; readonly action: ReactNode };

/** A call that cannot be joined: why, and what to do instead. */
export const Closed = ({ title, text, action }: ClosedProps) => (
  <Card>
    <EmptyState art="calendar" title={title} text={text} action={action} />
  </Card>
);

type TooEarlyProps = {
  readonly opensAt: string;
  /** The server's clock minus the device's, in milliseconds. */
  readonly clockOffset: number;
  readonly side: Side;
  readonly id: number;
};

/** The room is not open yet; when it opens by the server's clock, the screen goes on by itself. */
export const TooEarly = ({ opensAt, clockOffset, side, id }: TooEarlyProps) => {
  const seconds = useSecondsLeft(new Date(Date.parse(opensAt) - clockOffset));
  return (
    <Closed
      title={m.call_early_title()}
      text={
        <>
          {m.call_early_text({ day: longDay(opensAt), time: time(new Date(opensAt)) })}
          <bdo dir="ltr" className="tabular mt-2 block text-num font-[760]">
            {countdown(seconds)}
          </bdo>
        </>
      }
      action={<BackLink side={side} id={id} />}
    />
  );
};

/** The window is over and the two never met. What becomes of the visit is decided by who was there. */
export const NoOneJoined = ({ side, id }: { side: Side; id: number }) => (
  <div className="flex flex-col gap-4">
    <Closed
      title={m.call_no_one_title()}
      text={side === 'patient' ? m.call_no_one_text() : m.call_no_one_text_doctor()}
      action={<BackLink side={side} id={id} />}
    />
    {side === 'patient' && <PhoneHelp text={m.call_no_one_help()} />}
  </div>
);

/** A browser without calls: another one, or the telephone. */
export const OldBrowser = ({ side, id }: { side: Side; id: number }) => (
  <div className="flex flex-col gap-4">
    <Card>
      <div className="flex flex-col items-center gap-3 py-8 text-center">
        <MonitorSmartphone aria-hidden size={48} className="text-muted" />
        <h2 className="text-h2">{m.call_browser_title()}</h2>
        <p className="max-w-sm text-text-2">{m.call_browser_text()}</p>
        <BackLink side={side} id={id} />
      </div>
    </Card>
    <PhoneHelp text={m.call_phone_instead()} />
  </div>
);

type RefusedProps = {
  readonly side: Side;
  readonly id: number;
  readonly may: CallStatus['may']['join'];
};

/** The way to the payment, with its amount as soon as that is known. */
const PayLink = ({ id }: { id: number }) => {
  const { data } = useQuery(api.booking.detail.query({ params: { id: String(id) }, quiet: true }));
  return (
    <LinkButton to="/appointment/$id/pay" params={{ id: String(id) }}>
      {data ? m.patient_pay({ amount: money(data.total) }) : m.call_pay()}
    </LinkButton>
  );
};

/** Refused by the server, in its own words (S8.05). */
export const Refused = ({ side, id, may }: RefusedProps) => (
  <Closed
    title={m.call_refused_title()}
    text={refusalText(may)}
    action={
      may.code === 'payment_pending' && side === 'patient' ? <PayLink id={id} /> : <BackLink side={side} id={id} />
    }
  />
);
