import type { User } from '@balsam/contract/people';
import { Headset } from 'lucide-react';
import { lazy, Suspense, useDeferredValue } from 'react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { hijriDay, longDay } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { ConsultationBlocks } from './blocks.tsx';
import { greeting } from './greeting.ts';
import { HeroSkeleton } from './hero.tsx';
import { Tiles } from './tiles.tsx';
import { useDayOverview } from './use-day-overview.ts';

/** Both come beside what they show: the first load has no room for them. */
const AlsoToday = lazy(() => import('./also-today.tsx'));
const NextCard = lazy(() => import('./next-card.tsx'));
/** Only who has a free visit left asks for it. */
const FreeVisitNote = lazy(() => import('./free-visit-note.tsx'));

/** How the last visit was, and what the hospital announces, if anything. */
const Notices = lazy(() => import('./notices.tsx'));

/** Below the day: as high as what comes. */
const Banners = lazy(() => import('./banners.tsx'));
const bannersSkeleton = ['desktop:order-1', 'order-2'].map((place) => (
  <Skeleton key={place} className={cx('h-40 rounded-lg max-desktop:mb-4.5', place)} />
));
const alsoSkeleton = <Skeleton className="h-44 rounded-lg" />;

const minuteMs = 60_000;

const Heading = ({ user, dependent, now }: { user: User | undefined; dependent: boolean; now: Date }) => (
  <PageHeading
    display
    title={
      <Filled sentence={greeting(gap, dependent, now)}>
        <PersonName person={user} />
      </Filled>
    }
    detail={
      <InlineList>
        <span>{longDay(now)}</span>
        <span>{hijriDay(now)}</span>
      </InlineList>
    }
    action={
      <LinkButton variant="outline" icon={Headset} className="max-desktop:hidden" to="/contact-us">
        {m.patient_contact_us()}
      </LinkButton>
    }
  />
);

const NewFor = ({ user }: { user: User | undefined }) => (
  <Filled sentence={m.patient_new_for({ name: gap })}>
    <PersonName person={user} />
  </Filled>
);

/** The first page of a patient: what to do now, the ways to a doctor, the day, and every service (SPEC §2). */
export const DashboardPage = () => {
  const user = useSession()?.user;
  const now = useNow(minuteMs);
  const day = useDayOverview(now);
  const dependent = user?.isDependent ?? false;
  // The greeting is there before the parts that come beside the page are asked for.
  const isGreeted = useDeferredValue(true, false);
  // And the day before what stands below it.
  const isDayDrawn = useDeferredValue(day.rest !== undefined, false);
  return (
    <Page>
      <Heading user={user} dependent={dependent} now={now} />
      {user?.first_free_promo.some(({ status }) => status === 'pending') && (
        <Suspense fallback={null}>
          <FreeVisitNote />
        </Suspense>
      )}
      <div className="grid grid-cols-1 gap-5 desktop:grid-cols-[63fr_37fr] desktop:gap-x-5 desktop:gap-y-6">
        <Suspense fallback={<HeroSkeleton />}>
          {isGreeted ? <NextCard day={day} dependent={dependent} /> : <HeroSkeleton />}
        </Suspense>
        <div className="desktop:col-span-2">
          <ConsultationBlocks dependent={dependent} />
        </div>
        <div className="desktop:col-start-2 desktop:row-start-1">
          <Suspense fallback={alsoSkeleton}>
            {isGreeted ? (
              <AlsoToday
                title={dependent ? <NewFor user={user} /> : m.patient_also_today()}
                rest={day.rest}
                orderAbove={day.next === undefined && day.results.length === 0}
                dependent={dependent}
              />
            ) : (
              alsoSkeleton
            )}
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>{isDayDrawn && <Notices />}</Suspense>
      {!dependent && <Suspense fallback={bannersSkeleton}>{isDayDrawn ? <Banners /> : bannersSkeleton}</Suspense>}
      <Tiles dependent={dependent ? user : undefined} hasNewResult={day.results.length > 0} />
    </Page>
  );
};
