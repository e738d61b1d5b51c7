import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Pencil, Printer, RotateCcw, ShieldCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { dateTime, digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { SurveyTold } from '#shared/triage/survey-told.tsx';
import { urgencyStyle } from '#shared/triage/words.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toneClasses } from '#shared/ui/tint.ts';
import { AttachCard } from './attach-card.tsx';
import { EmergencyCall, HelpLines } from './emergency-card.tsx';
import type { Survey } from './queries.ts';

type Titled = { readonly title: string; readonly title_ar: string };
const listed = (all: readonly Titled[]): string => all.map((one) => inLocale(one.title, one.title_ar)).join('، ');
const joined = (all: readonly Titled[]): string => inLocale(listed(all).replaceAll('،', ','), listed(all));

const Urgency = ({ survey }: { readonly survey: Survey }) => {
  const { title, text, tone } = urgencyStyle[survey.urgency];
  return (
    <section className={cx('flex flex-col gap-3 rounded-lg p-5', toneClasses[tone])}>
      <h2 className="text-h1">{title()}</h2>
      <p>{text()}</p>
      {survey.because.length > 0 && <p>{m.symptoms_because({ what: joined(survey.because) })}</p>}
      {survey.urgency === 'emergency' && <EmergencyCall />}
    </section>
  );
};

const Specialities = ({ survey }: { readonly survey: Survey }) => (
  <Card as="section" className="flex flex-col gap-3">
    <h2 className="text-h3">{m.symptoms_specialities()}</h2>
    <ul className="divide-y divide-line">
      {survey.specialities.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="flex min-w-0 flex-1 basis-48 flex-col">
            <span className="font-bold">{inLocale(one.title, one.title_ar)}</span>
            <span className="text-small text-muted">
              {one.by_age ? m.symptoms_by_age() : m.symptoms_because({ what: joined(one.because) })}
            </span>
          </span>
          <LinkButton
            to="/find-a-specialist"
            search={{ speciality: one.id, ...(one.sub_id !== null && { sub: one.sub_id }) }}
            variant="soft"
            size="sm"
            icon={CalendarPlus}
            aria-label={m.symptoms_book_in({ speciality: inLocale(one.title, one.title_ar) })}
            className="print:hidden"
          >
            {m.symptoms_book()}
          </LinkButton>
        </li>
      ))}
    </ul>
  </Card>
);

const Sentences = ({ title, all }: { readonly title: string; readonly all: readonly Titled[] }) =>
  all.length > 0 && (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-h3">{title}</h2>
      <ul className="flex list-disc flex-col gap-1 ps-6">
        {all.map((one) => (
          <li key={one.title}>{inLocale(one.title, one.title_ar)}</li>
        ))}
      </ul>
    </Card>
  );

const mayStayHome = ({ urgency }: Survey): boolean => urgency === 'self_care' || urgency === 'week';

type ShownProps = { readonly survey: Survey; readonly onEdit: (() => void) | undefined; readonly onAgain: () => void };

const Shown = ({ survey, onEdit, onAgain }: ShownProps) => (
  <div className="flex flex-col gap-4">
    <p className="text-muted">{dateTime(survey.created_at)}</p>
    <Urgency survey={survey} />
    <HelpLines help={survey.help} />
    {survey.specialities.length > 0 && <Specialities survey={survey} />}
    {mayStayHome(survey) && <Sentences title={m.symptoms_self_care()} all={survey.self_care} />}
    {survey.urgency !== 'emergency' && <Sentences title={m.symptoms_watch()} all={survey.watch_for} />}
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h3">{m.symptoms_told()}</h2>
      <SurveyTold survey={survey} />
    </Card>
    <AttachCard survey={survey} />
    <p className="text-small text-muted">{m.symptoms_not_diagnosis()}</p>
    {survey.approved_by !== null && (
      <p className="flex items-center gap-2 text-small text-muted">
        <ShieldCheck aria-hidden size={18} className="shrink-0" />
        <span>
          {m.symptoms_approved({ version: digits(survey.version) })} <Marked>{survey.approved_by}</Marked>
        </span>
      </p>
    )}
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button variant="outline" icon={Printer} onClick={() => globalThis.print()}>
        {m.symptoms_print()}
      </Button>
      {onEdit && (
        <Button variant="outline" icon={Pencil} onClick={onEdit}>
          {m.symptoms_edit()}
        </Button>
      )}
      <Button variant="outline" icon={RotateCcw} onClick={onAgain}>
        {m.symptoms_again()}
      </Button>
    </div>
  </div>
);

type ResultProps = { readonly id: number; readonly onEdit: (() => void) | undefined; readonly onAgain: () => void };

/** The answer to a survey, now or from the history. It names no disease. */
export const Result = ({ id, ...moves }: ResultProps) => {
  const { data, error, refetch } = useQuery(api.triage.survey.query({ params: { id } }));
  if (data) return <Shown survey={data} {...moves} />;
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <EmptyState
        title={m.symptoms_not_found()}
        action={<Button onClick={moves.onAgain}>{m.symptoms_again()}</Button>}
      />
    );
  return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />;
};
