import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { digits, longDay, measure, money, number, weekday } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { BarChart, type Point } from './bar-chart.tsx';
import type { Figures } from './types.ts';

type Fact = readonly [name: string, value: string];

type SectionProps = {
  readonly title: string;
  readonly figure: string;
  readonly of: string;
  readonly facts?: readonly Fact[];
  readonly children?: ReactNode;
};

/** One capability of the day: a figure, what it is made of, and how it came about. */
const Section = ({ title, figure, of, facts, children }: SectionProps) => (
  <Card as="section" className="flex flex-col gap-4">
    <div>
      <h3 className="text-h3">{title}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular text-display font-bold">{figure}</span>
        <span className="text-muted">{of}</span>
      </p>
    </div>
    {facts && (
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="tabular font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {children}
  </Card>
);

type Days = readonly { readonly day: string; readonly value: number }[];

const ofDays = (days: Days): Point[] =>
  days.map(({ day, value }) => ({ key: day, label: weekday(day, 'short'), name: longDay(day), value }));

/** Hours in which somebody has a visit, and those between. */
const ofHours = (hours: readonly number[]): Point[] => {
  const busy = hours.flatMap((count, hour) => (count > 0 ? [hour] : []));
  const [first, last] = [Math.min(8, ...busy), Math.max(20, ...busy)];
  return hours.slice(first, last + 1).map((value, index) => {
    const hour = first + index;
    return { key: String(hour), label: digits(hour), name: digits(`${String(hour).padStart(2, '0')}:00`), value };
  });
};

const Week = ({ title, days, isMoney = false }: { title: string; days: Days; isMoney?: boolean }) => (
  <BarChart
    title={title}
    points={ofDays(days)}
    short={(value) => number(Math.round(value))}
    full={isMoney ? money : (value) => number(value)}
    columns={[m.day_col_day(), isMoney ? m.day_col_amount() : m.day_col_count()]}
  />
);

const Visits = ({ visits }: { visits: NonNullable<Figures['visits']> }) => (
  <Section
    title={m.day_visits()}
    figure={number(visits.total)}
    of={m.day_visits_of()}
    facts={[
      [m.day_visits_booked(), number(visits.booked)],
      [m.day_visits_here(), number(visits.checked_in)],
      [m.day_visits_completed(), number(visits.completed)],
      [m.day_visits_missed(), number(visits.missed)],
      [m.day_visits_review(), number(visits.in_review)],
      [m.day_visits_cancelled(), number(visits.cancelled)],
    ]}
  >
    {visits.total === 0 ? (
      <p className="text-muted">{m.day_visits_none()}</p>
    ) : (
      <BarChart
        title={m.day_visits_hours()}
        points={ofHours(visits.hours)}
        short={(value) => number(value)}
        full={(value) => number(value)}
        columns={[m.day_col_hour(), m.day_col_count()]}
      />
    )}
  </Section>
);

const longestWait = (minutes: number): string =>
  minutes === 0 ? m.day_queue_under_minute() : measure(minutes, 'minute');

const Queue = ({ queue }: { queue: NonNullable<Figures['queue']> }) => (
  <Section
    title={m.day_queue()}
    figure={number(queue.waiting)}
    of={m.day_queue_of()}
    facts={[
      [m.day_queue_longest(), queue.waiting === 0 ? number(0) : longestWait(queue.longest_minutes)],
      [m.day_queue_called(), number(queue.called)],
      [m.day_queue_serving(), number(queue.serving)],
      [m.day_queue_done(), number(queue.done)],
      [m.day_queue_skipped(), number(queue.skipped)],
    ]}
  >
    {queue.clinics.length === 0 ? (
      <p className="text-muted">{m.day_queue_none()}</p>
    ) : (
      <ul className="divide-y divide-line" aria-label={m.day_queue_clinics()}>
        {queue.clinics.map(({ id, title, title_ar, waiting }) => (
          <li key={id} className="flex justify-between gap-3 py-2.5">
            <span>{inLocale(title, title_ar)}</span>
            <span className="tabular font-bold">{number(waiting)}</span>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const Orders = ({ orders }: { orders: NonNullable<Figures['orders']> }) => (
  <Section
    title={m.day_orders()}
    figure={number(orders.placed)}
    of={m.day_orders_of()}
    facts={[
      [m.day_orders_pharmacy(), number(orders.at_pharmacy)],
      [m.day_orders_rider(), number(orders.with_rider)],
      [m.day_orders_delivered(), number(orders.delivered)],
      [m.day_orders_ended(), number(orders.ended)],
    ]}
  >
    <Week title={m.day_orders_week()} days={orders.days} />
  </Section>
);

const Tickets = ({ tickets }: { tickets: NonNullable<Figures['tickets']> }) => (
  <Section
    title={m.day_tickets()}
    figure={number(tickets.open)}
    of={m.day_tickets_of()}
    facts={[
      [m.day_tickets_opened(), number(tickets.opened)],
      [m.day_tickets_answered(), number(tickets.answered)],
      [m.day_tickets_closed(), number(tickets.closed)],
    ]}
  >
    <Week title={m.day_tickets_week()} days={tickets.days} />
  </Section>
);

const Revenue = ({ revenue }: { revenue: NonNullable<Figures['revenue']> }) => (
  <Section
    title={m.day_revenue()}
    figure={money(revenue.today)}
    of={m.day_revenue_of()}
    facts={[[m.day_revenue_yesterday(), money(revenue.yesterday)]]}
  >
    <Week title={m.day_revenue_week()} days={revenue.days} isMoney />
  </Section>
);

const Files = ({ files }: { files: NonNullable<Figures['files']> }) => (
  <Section title={m.day_files()} figure={number(files.registered)} of={m.day_files_of()}>
    <Week title={m.day_files_week()} days={files.days} />
  </Section>
);

const Reports = ({ reports }: { reports: NonNullable<Figures['reports']> }) => (
  <Section
    title={m.staff_reports_title()}
    figure={number(reports.open)}
    of={m.day_reports_of()}
    facts={[
      [m.day_reports_taken(), number(reports.taken)],
      [m.day_reports_issued(), number(reports.issued)],
    ]}
  />
);

/** The figures of the day that the person's role works with. */
export const Sections = ({ figures }: { figures: Figures }) => {
  const { visits, queue, orders, tickets, revenue, files, reports } = figures;
  return (
    <div className="grid gap-4 desktop:grid-cols-2">
      {visits && <Visits visits={visits} />}
      {queue && <Queue queue={queue} />}
      {orders && <Orders orders={orders} />}
      {tickets && <Tickets tickets={tickets} />}
      {revenue && <Revenue revenue={revenue} />}
      {files && <Files files={files} />}
      {reports && <Reports reports={reports} />}
    </div>
  );
};
