import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { hijriDay, time } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { dayOf } from './lab-values.ts';
import { SourceText, Title } from './source-text.tsx';
import { visitDetails } from './queries.ts';
import { FlagChip, Reading } from './reading.tsx';
import type { LabResult } from './types.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

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

const Details = ({ id }: { id: number }) => {
  const { data: v, error, refetch } = useQuery(visitDetails(id));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!v) return <Skeleton className="h-40 w-full" />;
  const isDay = v.precision === 'day' || v.precision === 'instant';
  return (
    <div className="flex flex-col gap-4">
      {v.withdrawn && (
        <Note icon={Undo2}>
          <p>{m.records_visit_withdrawn()}</p>
        </Note>
      )}
      {v.planned && !v.withdrawn && (
        <Note icon={CalendarClock}>
          <p>{m.records_visit_planned_note()}</p>
        </Note>
      )}
      <p className="text-h3">
        <Title record={v} />
      </p>
      <InlineList className="text-text-2">
        <span>{dayOf(v, 'long')}</span>
        {isDay && <span>{hijriDay(v.day)}</span>}
        {v.precision === 'instant' && <span>{time(v.started_at)}</span>}
      </InlineList>
      <dl className="flex flex-col gap-3">
        {v.reason && (
          <Fact name={m.records_visit_reason()}>
            <SourceText>{v.reason}</SourceText>
          </Fact>
        )}
        {v.provider && (
          <Fact name={m.records_visit_provider()}>
            <SourceText>{v.provider}</SourceText>
          </Fact>
        )}
        {v.practitioner && (
          <Fact name={m.records_visit_practitioner()}>
            <SourceText>{v.practitioner}</SourceText>
          </Fact>
        )}
      </dl>
      <Labs labs={v.labs} />
    </div>
  );
};

/** One visit with what was measured in it. */
export const VisitSheet = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Dialog
    open
    wide
    onClose={onClose}
    title={m.records_visit_details()}
    actions={
      <Button variant="outline" onClick={onClose}>
        {m.records_close()}
      </Button>
    }
  >
    <Details id={id} />
  </Dialog>
);
