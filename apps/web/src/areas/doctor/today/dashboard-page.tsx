import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bed, CalendarDays, FileWarning, type LucideIcon, Siren } from 'lucide-react';
import { riyadhTime } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { hijriDay, longDay, number } from '#shared/format/index.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { type Tint, tintClasses } from '#shared/ui/tint.ts';
import { today } from './queries.ts';
import { TodaySection } from './today-section.tsx';

type BlockProps = {
  readonly icon: LucideIcon;
  readonly tint: Tint;
  readonly title: string;
  readonly to: string;
  /** Left out until the screen behind it can count. */
  readonly count?: number | undefined;
};

const Block = ({ icon: Icon, tint, title, to, count }: BlockProps) => (
  <Link
    to={to}
    className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 text-text no-underline hover:bg-surface-2 desktop:p-5"
  >
    <span className="flex items-center justify-between">
      <span className={cx('grid size-11 place-content-center rounded-md', tintClasses[tint])}>
        <Icon aria-hidden size={22} strokeWidth={1.9} />
      </span>
      {count !== undefined && <span className="tabular text-num font-[760]">{number(count)}</span>}
    </span>
    <span className="font-bold">{title}</span>
  </Link>
);

const Blocks = () => {
  const { data } = useQuery(today);
  return (
    <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4 desktop:gap-5">
      <Block
        icon={CalendarDays}
        tint="care"
        title={m.doctor_block_appointments()}
        to="/doctor/appointments"
        count={data?.total}
      />
      <Block icon={Bed} tint="records" title={m.doctor_block_inpatients()} to="/doctor/inpatients" />
      <Block icon={Siren} tint="life" title={m.doctor_block_critical()} to="/doctor/critical-results" />
      <Block icon={FileWarning} tint="family" title={m.doctor_block_ovr()} to="/doctor/ovr" />
    </div>
  );
};

const greeting = (name: string): string =>
  riyadhTime(new Date()) < '12:00' ? m.doctor_morning({ name }) : m.doctor_evening({ name });

/** A doctor's first page: four blocks and the day (S2.15). */
export const DoctorDashboardPage = () => {
  const user = useSession()?.user;
  const [now] = useState(() => new Date());
  return (
    <Page>
      <PageHeading
        display
        title={
          <Filled sentence={greeting(gap)}>
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
      <section className="flex max-w-180 flex-col gap-3">
        <SectionTitle action={<TextLink to="/doctor/appointments">{m.doctor_view_all()}</TextLink>}>
          {m.doctor_today()}
        </SectionTitle>
        <TodaySection most={5} />
      </section>
    </Page>
  );
};
