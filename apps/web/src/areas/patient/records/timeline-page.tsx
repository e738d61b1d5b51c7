import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BedDouble, CalendarClock, Hospital, Siren, Undo2, Video, type LucideIcon } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { digits, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { ListRow } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { dayOf } from './lab-values.ts';
import { SourceText, Title } from './source-text.tsx';
import { visits } from './queries.ts';
import type { Visit } from './types.ts';
import { VisitSheet } from './visit-sheet.tsx';

const icons: Readonly<Record<Visit['kind'], LucideIcon>> = {
  visit: Hospital,
  virtual: Video,
  emergency: Siren,
  inpatient: BedDouble,
};

/** That a visit was withdrawn or only planned, or how many results it has. */
export const Mark = ({ visit }: { visit: Pick<Visit, 'withdrawn' | 'planned' | 'results'> }) => {
  if (visit.withdrawn) return <Chip icon={Undo2}>{m.records_flag_withdrawn()}</Chip>;
  if (visit.planned) return <Chip icon={CalendarClock}>{m.records_visit_planned()}</Chip>;
  if (visit.results === 0) return null;
  return <Chip tone="accent">{m.records_results({ count: visit.results, shown: number(visit.results) })}</Chip>;
};

const Row = ({ visit, onOpen }: { visit: Visit; onOpen: () => void }) => (
  <li>
    <ListRow
      icon={icons[visit.kind]}
      tint="records"
      title={<Title record={visit} />}
      detail={
        <InlineList>
          <span>{dayOf(visit)}</span>
          {visit.provider && <SourceText>{visit.provider}</SourceText>}
        </InlineList>
      }
      end={<Mark visit={visit} />}
      onPress={onOpen}
    />
  </li>
);

const byYear = (list: readonly Visit[]): [string, Visit[]][] => [...Map.groupBy(list, (v) => v.day.slice(0, 4))];

const Years = ({ list }: { list: readonly Visit[] }) => {
  const navigate = useNavigate({ from: '/my-timeline' });
  const open = (visit: number | undefined) =>
    void navigate({ search: visit === undefined ? {} : { visit }, resetScroll: false });
  const { visit } = useSearch({ from: '/my-timeline' });
  return (
    <>
      {byYear(list).map(([year, ofYear]) => (
        <section key={year} className="flex flex-col gap-3">
          <h2 className="text-h2">{digits(year)}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {ofYear.map((v) => (
              <Row key={v.id} visit={v} onOpen={() => open(v.id)} />
            ))}
          </ul>
        </section>
      ))}
      {visit !== undefined && <VisitSheet id={visit} onClose={() => open(undefined)} />}
    </>
  );
};

const Content = () => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(visits);
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={5} />;
  const list = data.pages.flatMap((p) => p.items);
  if (list.length === 0)
    return (
      <EmptyState
        art="calendar"
        title={m.records_timeline_empty_title()}
        text={m.records_timeline_empty_text()}
        action={<LinkButton to="/appointment/book">{m.records_book()}</LinkButton>}
      />
    );
  return (
    <>
      <Years list={list} />
      {hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {m.records_more()}
        </Button>
      )}
    </>
  );
};

/** My Timeline: every visit, newest first, by year. */
export const TimelinePage = () => (
  <Page narrow>
    <PageHeading title={m.records_timeline_title()} back="/dashboard" />
    <Content />
  </Page>
);
