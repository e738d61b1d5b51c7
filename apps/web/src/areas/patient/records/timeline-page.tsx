import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarClock, CircleSlash, FolderHeart, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { onceEach } from '#shared/api/once-each.ts';
import { digits, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { DoubtMark } from '#shared/records/doubt-mark.tsx';
import { medicineUseWords } from '#shared/records/medicine-use-words.ts';
import { ProgressMark } from '#shared/records/progress-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ListRow } from '#shared/ui/card.tsx';
import { Chip, ToggleChip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { byYear, reportDay } from './report-day.ts';
import { RecordSheet } from './record-sheet.tsx';
import { SourceText, Title } from './source-text.tsx';
import { timelinePages } from './queries.ts';
import { kindIcon, kindLabels, type TimelineItem, type TimelineList } from './timeline-kinds.ts';
import type { TimelineSearch } from './timeline-search.ts';
import { WindowedRows } from './windowed-rows.tsx';

type Marked = Pick<
  TimelineItem,
  'source' | 'withdrawn' | 'planned' | 'not_done' | 'is_subpotent' | 'medicine_use' | 'doubt' | 'progress' | 'count'
>;

/** That something was withdrawn, only planned, not done, not sure, does not count or is not taken, or how many results of the day it stands for. */
export const Mark = ({ item }: { item: Marked }) => {
  if (item.withdrawn) return <Chip icon={Undo2}>{m.records_entry_is_withdrawn()}</Chip>;
  if (item.planned) return <Chip icon={CalendarClock}>{m.records_visit_planned()}</Chip>;
  if (item.not_done) return <Chip icon={CircleSlash}>{m.records_flag_not_done()}</Chip>;
  if (item.is_subpotent) return <Chip tone="warning">{m.vaccines_not_counted()}</Chip>;
  if (item.medicine_use !== null) return <Chip icon={CircleSlash}>{medicineUseWords[item.medicine_use]()}</Chip>;
  if (item.progress !== null) return <ProgressMark progress={item.progress} />;
  if (item.source !== 'results') return <DoubtMark doubt={item.doubt} />;
  return <Chip tone="accent">{m.records_results({ count: item.count, shown: number(item.count) })}</Chip>;
};

/** Where a line leads that has a page of its own; all others open beside the list. */
const pageOf = (item: TimelineItem): string | undefined => {
  if (item.source === 'appointment') return `/appointment/${item.id}`;
  if (item.kind === 'lab') return '/lab-works';
  if (item.kind === 'measurement') return '/medical-file';
  return item.kind === 'radiology' && !item.withdrawn ? `/radiology-report?report=${item.id}` : undefined;
};

const titleOf = (item: TimelineItem) => {
  if (item.source !== 'results') return <Title record={item} />;
  return item.kind === 'lab' ? m.records_kind_lab() : m.records_kind_measurement();
};

type RowProps = {
  readonly item: TimelineItem;
  readonly place: { 'aria-posinset': number; 'aria-setsize': number };
  readonly onOpen: () => void;
};

const Row = ({ item, place, onOpen }: RowProps) => {
  const leads = pageOf(item);
  const text = inLocale(item.detail, item.detail_ar);
  const detail = item.source === 'appointment' && text ? m.records_with_doctor({ doctor: text }) : text;
  return (
    <li {...place}>
      <ListRow
        icon={kindIcon(item.kind)}
        tint="records"
        title={titleOf(item)}
        detail={
          <InlineList>
            <span>{reportDay(item)}</span>
            {detail === '' ? null : <SourceText>{detail.length > 90 ? `${detail.slice(0, 90)}…` : detail}</SourceText>}
          </InlineList>
        }
        end={<Mark item={item} />}
        endWraps
        {...(leads === undefined ? { onPress: onOpen } : { link: linkTo(leads) })}
      />
    </li>
  );
};

type GoTo = (to: TimelineSearch) => void;

const Filters = ({ list, search, go }: { list: TimelineList; search: TimelineSearch; go: GoTo }) => (
  <div className="flex flex-col gap-3">
    <fieldset aria-label={m.records_filter_kind()} className="flex flex-wrap gap-2">
      <ToggleChip pressed={search.kind === undefined} onPress={() => go(search.year ? { year: search.year } : {})}>
        {m.records_filter_all()}
      </ToggleChip>
      {list.kinds.map((kind) => (
        <ToggleChip
          key={kind}
          pressed={search.kind === kind}
          onPress={() => go({ kind, ...(search.year && { year: search.year }) })}
        >
          {kindLabels[kind]()}
        </ToggleChip>
      ))}
    </fieldset>
    {list.years.length > 1 && (
      <div className="max-w-60">
        <SelectField
          label={m.records_filter_year()}
          placeholder={m.records_filter_all_years()}
          value={search.year ? String(search.year) : ''}
          options={list.years.map((year) => ({ value: String(year), label: digits(year) }))}
          onChange={({ currentTarget: { value } }) =>
            go({ ...(search.kind && { kind: search.kind }), ...(value !== '' && { year: Number(value) }) })
          }
        />
      </div>
    )}
  </div>
);

const Years = ({ items, search, go }: { items: readonly TimelineItem[]; search: TimelineSearch; go: GoTo }) => (
  <>
    {byYear(items).map(([year, ofYear]) => (
      <section key={year} className="flex flex-col gap-3">
        <h2 className="text-h2">{year}</h2>
        <WindowedRows items={ofYear}>
          {(item, place) => (
            <Row
              key={`${item.source} ${item.id}`}
              item={item}
              place={place}
              onOpen={() => go({ ...search, [item.source === 'visit' ? 'visit' : 'entry']: item.id })}
            />
          )}
        </WindowedRows>
      </section>
    ))}
  </>
);

const Empty = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    art="calendar"
    title={isFiltered ? m.records_filter_empty() : m.records_timeline_empty_title()}
    text={isFiltered ? undefined : m.records_timeline_empty_text()}
    action={isFiltered ? undefined : <LinkButton to="/appointment/book">{m.records_book()}</LinkButton>}
  />
);

type MoreProps = {
  readonly pending: boolean;
  /** The last time it brought nothing. */
  readonly failed: boolean;
  readonly onMore: () => void;
};

/**
 * Brings the next lines before the end of those that are there comes into sight, and by a press. What failed is tried again by a press alone: it
 * is still in sight, and would be asked for without end.
 */
const More = ({ pending, failed, onMore }: MoreProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || pending || failed) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '1500px 0px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={box} className="self-center">
      <Button variant="outline" pending={pending} onClick={onMore}>
        {failed ? m.shell_try_again() : m.shell_show_more()}
      </Button>
    </div>
  );
};

const Content = ({ search, go }: { search: TimelineSearch; go: GoTo }) => {
  const { kind, year } = search;
  const query = useInfiniteQuery(timelinePages({ kind, year }));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  const [first] = data?.pages ?? [];
  if (!data || !first) return <SkeletonList count={5} />;
  const items = onceEach(
    data.pages.flatMap((page) => page.items),
    ({ source, id }) => `${source} ${id}`,
  );
  return (
    <>
      <Filters list={first} search={search} go={go} />
      <output className="sr-only">{inLocale(`${first.total}`, digits(first.total))}</output>
      {items.length === 0 ? (
        <Empty isFiltered={kind !== undefined || year !== undefined} />
      ) : (
        <Years items={items} search={search} go={go} />
      )}
      {hasNextPage && (
        <More pending={isFetchingNextPage} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
};

/** My Timeline: everything of a record and every visit booked here, newest first, by kind and year. */
export const TimelinePage = () => {
  const search = useSearch({ from: '/my-timeline' });
  const navigate = useNavigate({ from: '/my-timeline' });
  const go: GoTo = (to) => void navigate({ search: to, resetScroll: false });
  const { visit, entry, ...filter } = search;
  return (
    <Page narrow>
      <PageHeading
        title={m.records_timeline_title()}
        back="/dashboard"
        action={
          <LinkButton to="/medical-file" variant="outline" size="sm" icon={FolderHeart}>
            {m.file_title()}
          </LinkButton>
        }
      />
      <Content search={filter} go={go} />
      {visit !== undefined && <RecordSheet kind="visit" id={visit} onClose={() => go(filter)} />}
      {entry !== undefined && <RecordSheet kind="entry" id={entry} onClose={() => go(filter)} />}
    </Page>
  );
};
