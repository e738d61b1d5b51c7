import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bed, CalendarDays, FileWarning, type LucideIcon, Siren } from 'lucide-react';
import { riyadhTime } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { hijriDay, longDay, number, span } from '#shared/format/index.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { type Tint, tintClasses } from '#shared/ui/tint.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { QueueSection } from '../queue/queue-section.tsx';
import { rooms } from './queries.ts';
import { TodaySection } from './today-section.tsx';

type BlockProps = {
  readonly icon: LucideIcon;
  readonly tint: Tint;
  readonly title: string;
  readonly to: string;
  /** Left out until it is known. */
  readonly count: number | undefined;
  /** Something waits that must not wait. */
  readonly urgent?: boolean | undefined;
};

const Block = ({ icon: Icon, tint, title, to, count, urgent = false }: BlockProps) => (
  <Link
    {...linkTo(to)}
    className={cx(
      'flex min-w-0 flex-col gap-3 rounded-lg border p-4 no-underline desktop:p-5',
      urgent
        ? 'border-danger-line bg-danger-soft text-danger-text'
        : 'border-line bg-surface text-text hover:bg-surface-2',
    )}
  >
    <span className="flex flex-wrap items-center justify-between gap-2">
      <span
        className={cx(
          'grid size-11 place-content-center rounded-md',
          urgent ? 'bg-danger text-danger-on' : tintClasses[tint],
        )}
      >
        <Icon aria-hidden size={22} strokeWidth={1.9} />
      </span>
      {count !== undefined && <span className="tabular text-num font-[760]">{number(count)}</span>}
    </span>
    <span className="font-bold wrap-anywhere">{title}</span>
  </Link>
);

const Blocks = () => {
  const { data } = useQuery(rooms);
  const critical = data?.critical_results;
  return (
    <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4 desktop:gap-5">
      <Block
        icon={CalendarDays}
        tint="care"
        title={m.doctor_block_appointments()}
        to="/doctor/appointments"
        count={data?.appointments}
      />
      <Block
        icon={Bed}
        tint="records"
        title={m.doctor_block_inpatients()}
        to="/doctor/inpatients"
        count={data?.inpatients}
      />
      <Block
        icon={Siren}
        tint="life"
        title={m.doctor_block_critical()}
        to="/doctor/critical-results"
        count={critical}
        urgent={critical !== undefined && critical > 0}
      />
      <Block icon={FileWarning} tint="family" title={m.doctor_block_ovr()} to="/doctor/ovr" count={data?.ovr} />
    </div>
  );
};

/** The doctor's own answering time, and what waits for an answer now. */
const Answers = () => {
  const { data } = useQuery(rooms);
  if (!data) return null;
  const { answers_within: within, unanswered } = data;
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-h3">{m.doctor_answers_title()}</h2>
      {within === null ? (
        <p className="text-text-2">{m.doctor_answers_too_few()}</p>
      ) : (
        <>
          <p className="text-h2">{span(Math.max(1, within))}</p>
          <p className="text-small text-text-2">{m.doctor_answers_text()}</p>
        </>
      )}
      <TextLink to="/doctor/messages">
        {m.doctor_answers_waiting({ count: unanswered, shown: number(unanswered) })}
      </TextLink>
    </Card>
  );
};

const greeting = (name: string, now: Date): string =>
  riyadhTime(now) < '12:00' ? m.doctor_morning({ name }) : m.doctor_evening({ name });

/** A doctor's first page: four blocks and the day (S2.15). */
export const DoctorDashboardPage = () => {
  const user = useSession()?.user;
  const now = useNow(30_000);
  return (
    <Page>
      <PageHeading
        display
        title={
          <Filled sentence={greeting(gap, now)}>
            <PersonName person={user} />
          </Filled>
        }
        detail={
          <InlineList>
            <span>{longDay(now)}</span>
            <span>{hijriDay(now)}</span>
          </InlineList>
        }
      />
      <Blocks />
      <Split ratio="home">
        <div className="flex min-w-0 flex-col gap-6">
          <QueueSection />
          <section className="flex min-w-0 flex-col gap-3">
            <SectionTitle action={<TextLink to="/doctor/appointments">{m.doctor_view_all()}</TextLink>}>
              {m.doctor_today()}
            </SectionTitle>
            <TodaySection most={5} />
          </section>
        </div>
        <Answers />
      </Split>
    </Page>
  );
};
