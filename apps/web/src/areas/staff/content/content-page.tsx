import { contentKinds, onlyOnes, type ContentKind } from '@balsam/domain/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Languages, Plus } from 'lucide-react';
import { lazy } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { contentStates, kindName, newName, stateStyle } from './labels.ts';
import { type ContentRow, contentListQuery } from './queries.ts';
import type { ContentSearch } from './search.ts';

const Editor = lazy(() => import('./editor.tsx'));
const ReviewsTab = lazy(() => import('./reviews-tab.tsx'));
const route = getRouteApi('/staff/content');

/** When it is or was to be seen, in words. */
const periodText = ({ state, starts_at: from, ends_at: until }: ContentRow): string | undefined => {
  if (state === 'scheduled' && from !== null) return m.content_from({ when: dateTime(from) });
  if (state === 'published' && until !== null) return m.content_until({ when: dateTime(until) });
  return undefined;
};

const Row = ({ row, search }: { row: ContentRow; search: ContentSearch }) => {
  const { tone, icon, word } = stateStyle[row.state];
  const changed = row.changed_by
    ? m.content_changed_by({
        when: dateTime(row.changed_at),
        who: inLocale(row.changed_by.name, row.changed_by.name_ar),
      })
    : m.content_changed({ when: dateTime(row.changed_at) });
  const period = periodText(row);
  return (
    <ListRow
      title={<Marked>{inLocale(row.title, row.title_ar) || m.content_untitled()}</Marked>}
      detail={period === undefined ? changed : `${period} · ${changed}`}
      end={
        <span className="flex flex-wrap justify-end gap-1.5">
          {row.one_language.length > 0 && (
            <Chip tone="warning" icon={Languages}>
              {m.content_one_missing()}
            </Chip>
          )}
          {row.has_changes && <Chip tone="accent">{m.content_has_changes()}</Chip>}
          <Chip tone={tone} icon={icon}>
            {word()}
          </Chip>
        </span>
      }
      link={{ to: '/staff/content', search: { ...search, item: row.id } }}
    />
  );
};

const stateIn = ({ state }: ContentSearch) => contentStates.find((each) => each === state);

type ListProps = {
  readonly kind: ContentKind;
  readonly search: ContentSearch;
  readonly onPage: (page: number) => void;
};

const List = ({ kind, search, onPage }: ListProps) => {
  const [{ q, page = 1 }, state] = [search, stateIn(search)];
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    ...contentListQuery(kind, { page, ...(q !== undefined && { q }), ...(state && { state }) }),
    placeholderData: keepPreviousData,
  });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.total === 0) return <EmptyState art="box" title={m.content_none()} text={m.content_none_text()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((row) => (
            <li key={row.id}>
              <Row row={row} search={search} />
            </li>
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={onPage} />
    </>
  );
};

/** What patients wrote stands beside what the hospital writes. */
const reviews = 'reviews';
type TabKey = ContentKind | typeof reviews;

type FiltersProps = {
  readonly kind: ContentKind;
  readonly search: ContentSearch;
  readonly onChange: (search: ContentSearch) => void;
};

const Filters = ({ kind, search, onChange }: FiltersProps) => {
  const [q, state] = [search.q, stateIn(search)];
  const ofKind = kind === 'article' ? {} : { kind };
  return (
    <div className="grid items-end gap-3 desktop:grid-cols-[1fr_16rem]">
      <SearchBox
        key={kind}
        label={m.content_search()}
        initial={q ?? ''}
        onSearch={(text) => onChange({ ...ofKind, ...(state && { state }), ...(text !== undefined && { q: text }) })}
      />
      <SelectField
        label={m.content_state()}
        labelHidden
        value={state ?? ''}
        placeholder={m.content_state_all()}
        options={contentStates.map((value) => ({ value, label: stateStyle[value].word() }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = contentStates.find((each) => each === value);
          onChange({ ...ofKind, ...(q !== undefined && { q }), ...(chosen && { state: chosen }) });
        }}
      />
    </div>
  );
};

const Overview = ({ kind, search }: { kind: TabKey; search: ContentSearch }) => {
  const navigate = useNavigate();
  const change = (next: ContentSearch): void =>
    void navigate({ to: '/staff/content', search: next, replace: true, resetScroll: false });
  return (
    <>
      <PageHeading
        title={m.content_title()}
        detail={m.content_hint()}
        action={
          kind !== reviews &&
          !onlyOnes.has(kind) && (
            <LinkButton icon={Plus} to="/staff/content" search={{ ...(kind !== 'article' && { kind }), item: 'new' }}>
              {newName(kind)}
            </LinkButton>
          )
        }
      />
      <Tabs<TabKey>
        label={m.content_kinds()}
        tabs={[
          ...contentKinds.map((key) => ({ key, label: kindName(key) })),
          { key: reviews, label: m.reviews_desk_tab() },
        ]}
        value={kind}
        onChange={(key) => change(key === 'article' ? {} : { kind: key })}
      >
        {kind === reviews ? (
          <Deferred>
            <ReviewsTab state={search.state} onState={(state) => change({ kind: reviews, state })} />
          </Deferred>
        ) : (
          <div className="flex flex-col gap-4">
            <Filters kind={kind} search={search} onChange={change} />
            <List key={kind} kind={kind} search={search} onPage={(page) => change({ ...search, page })} />
          </div>
        )}
      </Tabs>
    </>
  );
};

/** `/staff/content`: what the hospital says to everybody, and the editor of one of it. */
export const ContentPage = () => {
  const search = route.useSearch();
  const { item } = search;
  const kind = contentKinds.find((each) => each === search.kind) ?? 'article';
  return (
    <Page>
      {item === undefined ? (
        <Overview kind={search.kind === reviews ? reviews : kind} search={search} />
      ) : (
        <Deferred>
          <Editor key={item} kind={kind} id={item === 'new' ? undefined : item} />
        </Deferred>
      )}
    </Page>
  );
};
