import { articleTopics } from '@balsam/domain/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { topicName } from '#shared/content/topics.ts';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { SectionTitle } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { ArticleGrid } from './article-card.tsx';
import { articlesQuery, useIsReader, useSaved, useSuggested } from './queries.ts';
import type { EducationSearch } from './search.ts';

const route = getRouteApi('/health-education/list');

/** What the address says, with a topic that is one. */
const useWanted = () => {
  const { topic, ...search } = route.useSearch();
  const known = articleTopics.find((each) => each === topic);
  return { ...search, ...(known && { topic: known }) };
};

/** Changes what the list shows without losing the place. */
const useChange = () => {
  const navigate = useNavigate();
  return (search: EducationSearch): void =>
    void navigate({ to: '/health-education/list', search, replace: true, resetScroll: false });
};

const Topics = () => {
  const { q, topic, saved } = useWanted();
  const change = useChange();
  const isReader = useIsReader();
  return (
    <fieldset aria-label={m.education_topics()} className="flex flex-wrap gap-2">
      {isReader && (
        <ToggleChip
          pressed={saved === true}
          icon={Bookmark}
          clearable
          onPress={() => change(saved ? {} : { saved: true })}
        >
          {m.education_saved()}
        </ToggleChip>
      )}
      {articleTopics.map((each) => (
        <ToggleChip
          key={each}
          pressed={!saved && topic === each}
          clearable
          onPress={() => change({ ...(q !== undefined && { q }), ...(topic !== each && { topic: each }) })}
        >
          {topicName(each)}
        </ToggleChip>
      ))}
    </fieldset>
  );
};

/** Nothing stands here for who has no appointments, or does not allow tips that are chosen by them. */
const Suggested = () => {
  const { data } = useSuggested();
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="suggested-articles" className="flex flex-col gap-3">
      <SectionTitle id="suggested-articles">{m.education_suggested()}</SectionTitle>
      <ArticleGrid articles={data.items.slice(0, 2)} />
    </section>
  );
};

const SavedArticles = () => {
  const { data, error, refetch } = useSaved();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.education_saved_none()} text={m.education_saved_none_text()} />;
  return <ArticleGrid articles={data.items} />;
};

const Found = () => {
  const { q, topic } = useWanted();
  const change = useChange();
  const search = { ...(q !== undefined && { q }), ...(topic && { topic }) };
  const { data, error, refetch } = useQuery({ ...articlesQuery(search), placeholderData: keepPreviousData });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.total === 0)
    return (
      <EmptyState
        art="box"
        title={m.education_none()}
        text={m.education_none_text()}
        action={
          <Button variant="outline" onClick={() => change({})}>
            {m.education_all()}
          </Button>
        }
      />
    );
  return (
    <section aria-labelledby="all-articles" className="flex flex-col gap-3">
      <SectionTitle id="all-articles">{topic ? topicName(topic) : m.education_articles()}</SectionTitle>
      <output className="sr-only">{m.education_found({ count: number(data.total) })}</output>
      <ArticleGrid articles={data.items} />
    </section>
  );
};

/** Health education: articles by topic, found by words of either language. */
export const EducationListPage = () => {
  const { q, topic, saved } = useWanted();
  const change = useChange();
  return (
    <Page>
      <PageHeading back="/dashboard" title={m.education_title()} detail={m.education_hint()} />
      <SearchBox
        key={saved ? 'saved' : 'all'}
        label={m.education_search()}
        initial={q ?? ''}
        onSearch={(text) => change({ ...(text !== undefined && { q: text }), ...(topic && { topic }) })}
      />
      <Topics />
      {saved ? (
        <SavedArticles />
      ) : (
        <>
          {q === undefined && topic === undefined && <Suggested />}
          <Found />
        </>
      )}
    </Page>
  );
};
