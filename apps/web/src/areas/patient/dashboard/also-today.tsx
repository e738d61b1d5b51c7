import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { ChevronRight, FlaskConical, Wallet, Zap } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { money, number, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { JoinAction } from '../appointments/actions.tsx';
import { relativeInstant } from '../appointments/relative-instant.ts';
import { statusStyle } from '../appointments/status-style.ts';
import type { Appointment } from '#shared/visits/appointment.ts';
import { visitTypes } from '#shared/visits/visit-types.ts';
import { PrepareAction } from '../check-in/prepare-action.tsx';
import { Title } from '../records/source-text.tsx';
import type { LabTest } from './queries.ts';

/** Comes after the page: the first load has no room for it. */
const OrderRows = lazy(() => import('./order-rows.tsx'));

const doctorOf = (appointment: Appointment): string =>
  inLocale(appointment.doctor.display_name, appointment.doctor.display_name_ar);

/** An appointment of today; its call can be joined from here (S2.13). */
const VisitRow = ({ appointment }: { appointment: Appointment }) => {
  const { icon: Icon } = visitTypes[appointment.type];
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-4 py-3.5 hover:bg-surface-2">
      <Link
        to="/appointment/$id"
        params={{ id: String(appointment.id) }}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 no-underline"
      >
        <span className="grid size-11 shrink-0 place-content-center rounded-md bg-care-soft text-care">
          <Icon aria-hidden size={22} strokeWidth={1.9} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-bold text-text">{doctorOf(appointment)}</span>
          <InlineList className="text-small text-muted">
            <span className="tabular">{time(appointment.start_time)}</span>
            <span>{statusStyle(appointment).word}</span>
          </InlineList>
        </span>
        {!appointment.may.join.allowed && (
          <ChevronRight aria-hidden size={20} className="mirrored shrink-0 text-text" />
        )}
      </Link>
      <JoinAction appointment={appointment} variant="soft" size="sm" />
      {!appointment.may.join.allowed && <PrepareAction appointment={appointment} size="sm" />}
    </div>
  );
};

const PayRow = ({ appointment }: { appointment: Appointment }) => (
  <ListRow
    icon={Wallet}
    tint="life"
    title={m.patient_pay_for({ amount: money(appointment.total), doctor: doctorOf(appointment) })}
    detail={appointment.hold_until !== null && m.patient_pay_before({ when: relativeInstant(appointment.hold_until) })}
    link={{ to: '/appointment/$id/pay', params: { id: String(appointment.id) } }}
  />
);

const ResultsRow = ({ results }: { results: readonly LabTest[] }) => {
  const [first, second] = results;
  if (!first) return null;
  return (
    <ListRow
      icon={FlaskConical}
      tint="records"
      title={m.patient_new_results({ count: results.length, shown: number(results.length) })}
      detail={
        <InlineList>
          <Title record={first} />
          {second && <Title record={second} />}
        </InlineList>
      }
      link={{ to: '/lab-works', search: { test: first.id } }}
    />
  );
};

const DoctorNow = () => (
  <ListRow
    icon={Zap}
    tint="life"
    title={m.patient_doctor_now()}
    detail={m.patient_doctor_now_text()}
    link={{ to: '/find-a-specialist', search: { method: 'onspot' } }}
  />
);

const Loading = () => (
  <>
    {['first', 'second'].map((key) => (
      <li key={key} className="flex items-center gap-3 px-4 py-3.5">
        <Skeleton className="size-11 rounded-md" />
        <span className="flex flex-1 flex-col gap-2 py-1">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </span>
      </li>
    ))}
  </>
);

/** What else there is to know of today. */
export type Rest = {
  readonly visits: readonly Appointment[];
  readonly toPay: Appointment | undefined;
  readonly results: readonly LabTest[];
};

const Rows = ({ visits, toPay, results }: Rest) => (
  <>
    {visits.map((visit) => (
      <li key={visit.id}>
        <VisitRow appointment={visit} />
      </li>
    ))}
    {toPay && (
      <li>
        <PayRow appointment={toPay} />
      </li>
    )}
    {results.length > 0 && (
      <li>
        <ResultsRow results={results} />
      </li>
    )}
  </>
);

type AlsoProps = {
  readonly title: ReactNode;
  /** Nothing while it is still asked for. */
  readonly rest: Rest | undefined;
  readonly dependent: boolean;
  /** No appointment and no result is above: if there is an order, the next one is. */
  readonly orderAbove: boolean;
};

/** What else the day brings, and the short way to a doctor now. */
const AlsoToday = ({ title, rest, dependent, orderAbove }: AlsoProps) => {
  const isEmpty = rest && rest.visits.length === 0 && !rest.toPay && rest.results.length === 0;
  return (
    <Card as="section" flush aria-labelledby="also-today" className="desktop:h-full">
      <h2 id="also-today" className="px-4 pt-4 pb-1 text-h3">
        {title}
      </h2>
      <ul className="divide-y divide-line pb-1">
        {rest ? <Rows {...rest} /> : <Loading />}
        {rest && !dependent && (
          <Suspense fallback={null}>
            <OrderRows orderAbove={orderAbove} />
          </Suspense>
        )}
        {!dependent && (
          <li>
            <DoctorNow />
          </li>
        )}
        {dependent && isEmpty && <li className="px-4 pt-1 pb-4 text-text-2">{m.patient_nothing_new()}</li>}
      </ul>
    </Card>
  );
};

export default AlsoToday;
