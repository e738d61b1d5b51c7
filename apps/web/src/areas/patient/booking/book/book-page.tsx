import { appointmentTypes, methodOf } from '@balsam/domain/booking';
import * as m from '#paraglide/messages.js';
import { Card } from '#shared/ui/card.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ContinueBar } from '../review/continue-bar.tsx';
import { RequestSummary } from '../review/request-summary.tsx';
import { DayTimes } from '../slots/day-times.tsx';
import { TypeChoice } from '../slots/type-choice.tsx';
import { useWeek } from '../slots/use-week.ts';
import { WeekStrip } from '../slots/week-strip.tsx';
import { useDesktop } from '#shared/ui/use-desktop.ts';
import { today } from '#shared/visits/slot-time.ts';
import { selectFirst } from './select-first.ts';
import { FreeDoctors } from './free-doctors.tsx';
import { PlaceSteps } from './place-steps.tsx';
import { BookingStep } from './step.tsx';
import { useWizard } from './use-wizard.ts';

/** Book a Consultation, in order: location, speciality, sub-speciality, date, time slot (S5.11). */
export const BookPage = () => {
  const wizard = useWizard();
  const { search, type, request, fee, onSlot, take } = wizard;
  const isDesktop = useDesktop();
  const week = useWeek(search.date, today());
  const bar = <ContinueBar request={request} fee={fee} missing={selectFirst(search, 'booking')} onSlot={onSlot} />;
  const isPlaceDone = search.sub !== undefined;
  return (
    <Page>
      <PageHeading title={m.booking_book_title()} {...(!isDesktop && { back: '/dashboard' })} />
      <Split ratio={isDesktop ? 'slots' : 'home'}>
        <ol className="flex min-w-0 flex-col gap-4">
          <BookingStep at={1} title={m.booking_step_place()} isDone={isPlaceDone} locked={undefined}>
            <TypeChoice types={appointmentTypes} chosen={type} onChoose={(each) => take('method', methodOf(each))} />
            <PlaceSteps search={search} onTake={take} />
          </BookingStep>
          <BookingStep
            at={2}
            title={m.booking_step_date()}
            isDone={search.date !== undefined}
            locked={selectFirst(search, 'date')}
          >
            <WeekStrip
              week={week}
              chosen={search.date}
              today={today()}
              stateOf={() => undefined}
              onChoose={(day) => take('date', day)}
            />
          </BookingStep>
          <BookingStep
            at={3}
            title={m.booking_step_slot()}
            isDone={request !== undefined}
            locked={selectFirst(search, 'slot')}
          >
            <DoctorAndTime wizard={wizard} />
          </BookingStep>
        </ol>
        {isDesktop ? (
          <Card as="section" className="sticky top-[calc(var(--frame-top)+1rem)] flex flex-col gap-4">
            <h2 className="text-h2">{m.booking_your_choice()}</h2>
            {request && <RequestSummary request={request} />}
            <div className="flex items-center gap-4">{bar}</div>
          </Card>
        ) : (
          <BottomDock>{bar}</BottomDock>
        )}
      </Split>
    </Page>
  );
};

/** The last step: one of the doctors who are free, then one of their times. */
const DoctorAndTime = ({ wizard }: { wizard: ReturnType<typeof useWizard> }) => {
  const { search, free, doctor, filter, onSlot, take } = wizard;
  return (
    <div className="flex flex-col gap-5">
      <FreeDoctors free={free} search={search} chosen={doctor?.id} onChoose={(id) => take('doctor', id)} />
      {filter && search.date && <DayTimes filter={filter} date={search.date} chosen={search.slot} onChoose={onSlot} />}
    </div>
  );
};
