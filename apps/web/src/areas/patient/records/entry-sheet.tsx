import { useQuery } from '@tanstack/react-query';
import { Info, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { hijriDay } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { reportDay } from './report-day.ts';
import { Title } from './source-text.tsx';
import { kindLabels, type TimelineKind } from './timeline-kinds.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
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

const Details = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(api.records.timelineEntry.query({ params: { id: String(id) }, query: {} }));
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const codes = data.codes.filter(({ display }) => display !== '');
  return (
    <div className="flex flex-col gap-4">
      {data.corrected_by !== null && <Corrected by={data.corrected_by} />}
      {data.withdrawn && <Note icon={Undo2}>{m.records_report_withdrawn()}</Note>}
      <p className="text-h3">
        <Title record={data} />
      </p>
      <InlineList className="text-text-2">
        <span>{kindLabels[data.kind as TimelineKind]()}</span>
        <span>{reportDay(data)}</span>
        {data.day !== null && data.precision !== 'year' && data.precision !== 'month' && (
          <span>{hijriDay(data.day)}</span>
        )}
      </InlineList>
      <dl className="flex flex-col gap-3">
        {data.reason && (
          <Fact name={m.records_visit_reason()}>
            <Marked>{data.reason}</Marked>
          </Fact>
        )}
        {data.site && (
          <Fact name={m.records_entry_site()}>
            <Marked>{data.site}</Marked>
          </Fact>
        )}
        {data.who && (
          <Fact name={m.records_visit_practitioner()}>
            <Marked>{data.who}</Marked>
          </Fact>
        )}
        {data.notes.length > 0 && (
          <Fact name={m.records_entry_notes()}>
            <Marked>{data.notes.join('\n')}</Marked>
          </Fact>
        )}
        {codes.length > 0 && (
          <Fact name={m.records_entry_codes()}>
            {codes.map(({ code, display }) => (
              <span key={`${code} ${display}`} className="block">
                <Marked>{display}</Marked> <Ltr className="text-small text-muted">{code}</Ltr>
              </span>
            ))}
          </Fact>
        )}
        {data.text && (
          <Fact name={m.records_entry_text()}>
            <Marked>{data.text}</Marked>
          </Fact>
        )}
      </dl>
    </div>
  );
};

/** One line of the timeline with what its source says. */
export const EntrySheet = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Dialog
    open
    wide
    onClose={onClose}
    title={m.records_entry_details()}
    actions={
      <Button variant="outline" onClick={onClose}>
        {m.records_close()}
      </Button>
    }
  >
    <Details id={id} />
  </Dialog>
);
