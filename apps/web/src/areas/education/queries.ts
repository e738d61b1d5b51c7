import type { CallReply } from '@balsam/contract/call';
import type { healthEducation } from '@balsam/contract/health-education';
import type { ArticleTopic } from '@balsam/domain/content';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';

export type Article = CallReply<typeof healthEducation.detail>;
export type ArticleSummary = Article['related'][number];

type Wanted = { readonly q?: string; readonly topic?: ArticleTopic };

/** The articles that the list shows: all there are, a hundred at most. */
export const articlesQuery = ({ q, topic }: Wanted) =>
  api.healthEducation.list.query({ query: { limit: 100, ...(q !== undefined && { q }), ...(topic && { topic }) } });

const savedQuery = () => api.healthEducation.saved.query();

/** Whether the person keeps articles: a patient does. */
export const useIsReader = (): boolean => useSession()?.user?.mrn_number != null;

export const useSaved = () => useQuery({ ...savedQuery(), enabled: useIsReader() });

/** Of the specialities of one's appointments; without any, nothing. */
export const useSuggested = () =>
  useQuery({ ...api.healthEducation.suggested.query({ quiet: true }), enabled: useIsReader() });

/** Whether an article is kept, and how to change that: shown at once and put back when the server refuses. */
export const useSavedArticle = (article: ArticleSummary) => {
  const client = useQueryClient();
  const { queryKey } = savedQuery();
  const { data } = useSaved();
  const isSaved = data?.items.some(({ id }) => id === article.id) ?? false;
  type Saved = NonNullable<typeof data>;
  const change = useMutation({
    scope: { id: 'saved-articles' },
    mutationFn: (keep: boolean) => {
      const params = { id: String(article.id) };
      return keep ? api.healthEducation.save({ params }) : api.healthEducation.unsave({ params });
    },
    onMutate: async (keep) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Saved>(queryKey);
      const others = before?.items.filter(({ id }) => id !== article.id) ?? [];
      if (before) client.setQueryData<Saved>(queryKey, { items: keep ? [article, ...others] : others });
      return before;
    },
    onError: (_, __, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { isSaved, toggle: () => change.mutate(!isSaved) };
};
