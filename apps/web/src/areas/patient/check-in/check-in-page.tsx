import type { CheckInStep } from '@balsam/domain/check-in';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarClock, CircleCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { positive } from '#shared/api/search.ts';
import { dateTime, number } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { stepTitles } from '#shared/visits/check-in-steps.ts';
import { ConsentsStep } from './consents-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { HistoryStep } from './history-step.tsx';
import { InsuranceStep } from './insurance-step.tsx';
import { checkInQuery } from './queries.ts';
import { QuestionsStep } from './questions-step.tsx';
import type { CheckIn, Step } from './types.ts';

const route = getRouteApi('/check-in/$id');

type OpenProps = { readonly id: number; readonly step: Step; readonly checkIn: CheckIn; readonly onDone: () => void };

const OpenStep = ({ id, step, checkIn, onDone }: OpenProps) => {
  if (!step.may.allowed)
    return (
      <Note tone="warning" icon={CalendarClock}>
        {step.may.code === 'check_in_not_open'
          ? m.checkin_not_open({ when: dateTime(checkIn.opens_at) })
          : refusalText(step.may)}
      </Note>
    );
  if (step.name === 'insurance') return <InsuranceStep id={id} paying={checkIn.paying} onDone={onDone} />;
  const Inside = {
    details: DetailsStep,
    case_history: HistoryStep,
    questionnaire: QuestionsStep,
    consents: ConsentsStep,
  }[step.name];
  return <Inside id={id} onDone={onDone} />;
};

type StepListProps = {
  readonly steps: readonly Step[];
  readonly open: CheckInStep | undefined;
  readonly onOpen: (name: CheckInStep) => void;
};

/** All steps with what is done; each can be opened again. A phone has room for their numbers alone: the open one has its heading below. */
const StepList = ({ steps, open, onOpen }: StepListProps) => (
  <ol aria-label={m.checkin_steps()} className="grid auto-cols-fr grid-flow-col gap-2 desktop:grid-flow-row">
    {steps.map(({ name, done_at: doneAt }, n) => (
      <li key={name}>
        <button
          type="button"
          aria-current={name === open ? 'step' : undefined}
          onClick={() => onOpen(name)}
          className={cx(
            'flex min-h-12 w-full items-center justify-center gap-1 rounded-md border px-2 text-start desktop:justify-start desktop:gap-3 desktop:px-4',
            name === open ? 'border-accent bg-accent-soft text-accent-soft-text' : 'border-line bg-surface',
          )}
        >
          <span className="tabular text-muted desktop:w-6">{number(n + 1)}</span>
          <span className="max-desktop:sr-only min-w-0 flex-1 font-medium">{stepTitles[name]()}</span>
          {doneAt !== null && (
            <>
              <CircleCheck aria-hidden size={20} className="shrink-0 text-success-text" />
              <span className="sr-only">{m.checkin_done()}</span>
            </>
          )}
        </button>
      </li>
    ))}
  </ol>
);

const AllDone = ({ id }: { readonly id: number }) => (
  <Card>
    <EmptyState
      art="done"
      title={m.checkin_all_done()}
      text={m.checkin_all_done_text()}
      action={
        <LinkButton to="/appointment/$id" params={{ id: String(id) }}>
          {m.checkin_back()}
        </LinkButton>
      }
    />
  </Card>
);

const Steps = ({ id }: { readonly id: number }) => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(checkInQuery(id));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={5} />;
  // What is not open to whoever works in the profile is no reason to stop before it.
  const next = data.steps.find(
    ({ done_at: doneAt, may }) => doneAt === null && (may.allowed || may.code !== 'own_affair'),
  );
  const open = data.steps.find(({ name }) => name === search.step) ?? next;
  const show = (step?: CheckInStep): void =>
    void navigate({ search: step ? { step } : {}, replace: true, resetScroll: false });
  const done = data.steps.filter(({ done_at: doneAt }) => doneAt !== null).length;
  return (
    <>
      {done > 0 && (
        <p className="-mt-3 text-text-2">
          {m.checkin_progress({ done: number(done), all: number(data.steps.length) })}
        </p>
      )}
      <StepList steps={data.steps} open={open?.name} onOpen={show} />
      {open ? (
        <Card as="section" className="flex flex-col gap-4">
          <h2 className="text-h2">{stepTitles[open.name]()}</h2>
          <OpenStep key={open.name} id={id} step={open} checkIn={data} onDone={() => show()} />
        </Card>
      ) : (
        <AllDone id={id} />
      )}
    </>
  );
};

/** `/check-in/:id`: what can be done at home before a visit, step by step (D13.20). */
export const CheckInPage = () => {
  const { id } = positive(route.useParams(), 'id');
  return (
    <Page narrow>
      <PageHeading title={m.checkin_title()} back={id === undefined ? '/dashboard' : `/appointment/${id}`} />
      {id === undefined ? <EmptyState art="calendar" title={m.patient_not_found()} /> : <Steps key={id} id={id} />}
    </Page>
  );
};
