import { FlaskConical, RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { hasMainAction, MainAction } from '../appointments/actions.tsx';
import type { Appointment } from '#shared/visits/appointment.ts';
import { visitTypes } from '#shared/visits/visit-types.ts';
import { relativeTime } from '#shared/visits/slot-time.ts';
import { PrepareAction } from '../check-in/prepare-action.tsx';
import { Title } from '../records/source-text.tsx';
import { Hero, HeroSkeleton } from './hero.tsx';
import type { LabTest } from './queries.ts';
import { Timing } from './timing.tsx';
import type { DayOverview } from './use-day-overview.ts';

/** Only while nothing else is ahead. */
const OrderAhead = lazy(() => import('./next-order.tsx'));

const TypeMark = ({ type }: { type: Appointment['type'] }) => {
  const { icon: Icon, label } = visitTypes[type];
  return (
    <span className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-hero-fill px-2.5 text-small font-medium">
      <Icon aria-hidden size={16} />
      {label()}
    </span>
  );
};

const Doctor = ({ appointment }: { appointment: Appointment }) => (
  <div className="flex items-center gap-4">
    <Avatar size={56} portrait={portraitNamed(appointment.doctor.portrait, appointment.doctor.id)} ring="dependent" />
    <div className="flex min-w-0 flex-col">
      <h2 className="text-h2">{inLocale(appointment.doctor.display_name, appointment.doctor.display_name_ar)}</h2>
      <InlineList>
        <span>{inLocale(appointment.app_speciality.title, appointment.app_speciality.title_ar)}</span>
        <span className="tabular">{relativeTime(appointment)}</span>
      </InlineList>
    </div>
  </div>
);

type NextProps = { readonly appointment: Appointment; readonly dependent: boolean };

/** The appointment to think of now, with the one thing to do about it. */
const NextAppointment = ({ appointment, dependent }: NextProps) => (
  <Hero
    label={hasMainAction(appointment) ? m.patient_next_thing() : m.patient_next_appointment()}
    live={appointment.may.join.allowed}
    dependent={dependent}
    corner={<TypeMark type={appointment.type} />}
    head={<Doctor appointment={appointment} />}
    timing={<Timing appointment={appointment} />}
    actions={
      <>
        <MainAction appointment={appointment} variant="white" size="lg" />
        {!hasMainAction(appointment) && <PrepareAction appointment={appointment} variant="ghost" size="lg" />}
        <LinkButton
          variant={hasMainAction(appointment) ? 'ghost' : 'white'}
          size="lg"
          to="/appointment/$id"
          params={{ id: String(appointment.id) }}
        >
          {m.patient_details()}
        </LinkButton>
      </>
    }
  />
);

/** A result that nobody has looked at for long: it is the next thing where no appointment lies ahead. */
const NewResult = ({ test, dependent }: { test: LabTest; dependent: boolean }) => (
  <Hero
    label={m.patient_new_result()}
    dependent={dependent}
    head={
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-content-center rounded-lg bg-hero-fill">
          <FlaskConical aria-hidden size={26} />
        </span>
        <div className="min-w-0">
          <h2 className="text-h2">
            <Title record={test} />
          </h2>
          <p>{inLocale(test.about, test.about_ar)}</p>
        </div>
      </div>
    }
    actions={
      <>
        <LinkButton variant="white" size="lg" icon={FlaskConical} to="/lab-works" search={{ test: test.id }}>
          {m.patient_see_result()}
        </LinkButton>
        <LinkButton variant="ghost" size="lg" to="/appointment/book">
          {m.patient_book()}
        </LinkButton>
      </>
    }
  />
);

/** The appointments could not be read: nobody is told that there are none. */
const NotRead = ({ dependent, onRetry }: { dependent: boolean; onRetry: () => void }) => (
  <Hero
    label={m.patient_next_appointment()}
    dependent={dependent}
    head={
      <div role="alert">
        <h2 className="text-h2">{m.patient_not_read()}</h2>
        <p className="max-w-md">{m.patient_not_read_text()}</p>
      </div>
    }
    actions={
      <Button variant="white" size="lg" icon={RotateCw} onClick={onRetry}>
        {m.patient_try_again()}
      </Button>
    }
  />
);

/** What to do now: the next visit, a new result, or an order on its way. */
const NextCard = ({
  day: { next, results, isNextPending, isUnread, readAgain },
  dependent,
}: {
  day: DayOverview;
  dependent: boolean;
}) => {
  const [result] = results;
  if (isNextPending) return <HeroSkeleton />;
  if (isUnread) return <NotRead dependent={dependent} onRetry={readAgain} />;
  if (next) return <NextAppointment appointment={next} dependent={dependent} />;
  if (result) return <NewResult test={result} dependent={dependent} />;
  return (
    <Suspense fallback={<HeroSkeleton />}>
      <OrderAhead dependent={dependent} />
    </Suspense>
  );
};

export default NextCard;
