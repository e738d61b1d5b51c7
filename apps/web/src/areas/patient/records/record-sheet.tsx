import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleSlash, Info, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { hijriDay, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { medicineUseWords } from '#shared/records/medicine-use-words.ts';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { visitDetails } from './queries.ts';
import { DoubtMark } from '#shared/records/doubt-mark.tsx';
import { ProgressMark } from '#shared/records/progress-mark.tsx';
import { FlagChip, Reading } from '#shared/records/reading.tsx';
import { reportDay } from './report-day.ts';
import { Title } from './source-text.tsx';
import { kindLabels, type TimelineKind } from './timeline-kinds.ts';
import type { LabResult } from '#shared/records/types.ts';

type Loaded<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

/** What was asked for, once it is there. */
function Read<Data>({ of, children }: { of: Loaded<Data>; children: (data: Data) => ReactNode }) {
  if (of.data !== undefined) return <div className="flex flex-col gap-4">{children(of.data)}</div>;
  return of.error ? <ErrorState onRetry={() => void of.refetch()} /> : <Skeleton className="h-40 w-full" />;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

/** Facts in the words of the source; those that it does not state are left out. */
const SourceFacts = ({ facts }: { facts: readonly (readonly [string, string | null])[] }) =>
  facts.map(([name, text]) =>
    text ? (
      <Fact key={name} name={name}>
        <Marked>{text}</Marked>
      </Fact>
    ) : null,
  );

type Dated = {
  readonly title: string;
  readonly title_ar: string;
  readonly title_ar_missing: boolean;
  readonly day: string | null;
  readonly precision: 'year' | 'month' | 'day' | 'instant' | null;
};

type HeadingProps = { readonly record: Dated; readonly at?: string | undefined; readonly children?: ReactNode };

/** What it is and when it was, as exactly as that is known. */
const Heading = ({ record, at, children }: HeadingProps) => (
  <>
    <p className="text-h3">
      <Title record={record} />
    </p>
    <InlineList className="text-text-2">
      {children}
      <span>{reportDay(record)}</span>
      {record.day !== null && record.precision !== 'year' && record.precision !== 'month' && (
        <span>{hijriDay(record.day)}</span>
      )}
      {at && <span>{at}</span>}
    </InlineList>
  </>
);

/** A corrected version came later: what was said first stays readable, and leads there. */
const Corrected = ({ by }: { by: number }) => (
  <Note tone="warning" icon={Info}>
    <p>{m.records_corrected_text()}</p>
    <TextLink to="/my-timeline" search={{ entry: by }}>
      {m.records_corrected_open()}
    </TextLink>
  </Note>
);

const Entry = ({ id }: { id: number }) => {
  const entry = useQuery(api.records.timelineEntry.query({ params: { id: String(id) }, query: {} }));
  return (
    <Read of={entry}>
      {(data) => (
        <>
          {data.corrected_by !== null && <Corrected by={data.corrected_by} />}
          {data.withdrawn && <Note icon={Undo2}>{m.records_report_withdrawn()}</Note>}
          {data.not_done && !data.withdrawn && <Note icon={CircleSlash}>{m.records_flag_not_done()}</Note>}
          {data.is_subpotent && <Note tone="warning">{m.vaccines_not_counted()}</Note>}
          {data.medicine_use !== null && <Note icon={CircleSlash}>{medicineUseWords[data.medicine_use]()}</Note>}
          <ProgressMark progress={data.progress} />
          <DoubtMark doubt={data.doubt} />
          <Heading record={data}>
            <span>{kindLabels[data.kind as TimelineKind]()}</span>
          </Heading>
          <dl className="flex flex-col gap-3">
            <SourceFacts
              facts={[
                [m.records_visit_reason(), data.reason],
                [m.records_entry_site(), data.site],
                [m.records_visit_practitioner(), inLocale(data.who, data.who_ar)],
                [m.records_entry_notes(), data.notes.join('\n')],
              ]}
            />
            <Codes codes={data.codes} />
            <SourceFacts facts={[[m.records_entry_text(), data.text]]} />
          </dl>
        </>
      )}
    </Read>
  );
};

const Codes = ({ codes }: { codes: readonly { readonly code: string; readonly display: string }[] }) => {
  const named = codes.filter(({ display }) => display !== '');
  if (named.length === 0) return null;
  return (
    <Fact name={m.records_entry_codes()}>
      {named.map(({ code, display }) => (
        <span key={`${code} ${display}`} className="block">
          <Marked>{display}</Marked> <Ltr className="text-small text-muted">{code}</Ltr>
        </span>
      ))}
    </Fact>
  );
};

const Labs = ({ labs }: { labs: readonly LabResult[] }) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-h3">{m.records_visit_labs()}</h3>
    {labs.length === 0 && <p className="text-text-2">{m.records_visit_no_labs()}</p>}
    <ul className="divide-y divide-line">
      {labs.map((lab) => (
        <li key={lab.id} className="flex items-center justify-between gap-3 py-2.5">
          <span className="min-w-0">
            <Title record={lab} />
          </span>
          <span className="flex shrink-0 items-center gap-3">
            <Reading result={lab} />
            <FlagChip result={lab} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Visit = ({ id }: { id: number }) => {
  const visit = useQuery(visitDetails(id));
  return (
    <Read of={visit}>
      {(data) => (
        <>
          {data.withdrawn && <Note icon={Undo2}>{m.records_visit_withdrawn()}</Note>}
          {data.planned && !data.withdrawn && <Note icon={CalendarClock}>{m.records_visit_planned_note()}</Note>}
          <Heading record={data} at={data.precision === 'instant' ? time(data.started_at) : undefined} />
          <dl className="flex flex-col gap-3">
            <SourceFacts
              facts={[
                [m.records_visit_reason(), data.reason],
                [m.records_visit_provider(), inLocale(data.provider, data.provider_ar)],
                [m.records_visit_practitioner(), inLocale(data.practitioner, data.practitioner_ar)],
              ]}
            />
          </dl>
          <Labs labs={data.labs} />
        </>
      )}
    </Read>
  );
};

type SheetProps = { readonly kind: 'visit' | 'entry'; readonly id: number; readonly onClose: () => void };

/** One line of the timeline with what its source says: a visit with what was measured in it, or any other entry. */
export const RecordSheet = ({ kind, id, onClose }: SheetProps) => (
  <Dialog
    open
    wide
    onClose={onClose}
    title={kind === 'visit' ? m.records_visit_details() : m.records_entry_details()}
    actions={
      <Button variant="outline" onClick={onClose}>
        {m.records_close()}
      </Button>
    }
  >
    {kind === 'visit' ? <Visit id={id} /> : <Entry id={id} />}
  </Dialog>
);
