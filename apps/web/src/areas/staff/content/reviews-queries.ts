import type { CallReply, Contract } from '@balsam/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api, ApiError } from '#shared/api/index.ts';
import { toast } from '#shared/ui/toast.ts';

export type ModeratedReview = CallReply<Contract['reviewDesk']['publish']>;

export const reviewFilters = ['pending', 'reported', 'published', 'refused'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

const onPage = 20;

/** A page of the reviews in a state; patients write while it is open. */
export const reviewsQuery = (state: ReviewFilter, page: number) =>
  queryOptions({
    ...api.reviewDesk.list.query({ query: { state, page, limit: onPage }, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });

export const reviewHistory = (id: number) => api.reviewDesk.changes.query({ params: { id: String(id) }, quiet: true });

type Decision = { readonly to: 'publish' } | { readonly to: 'refuse'; readonly reason: string };

/** Decides about the words as they were read; whatever came of it, the lists and what everybody sees are read again. */
export const useModerate = ({ id, revision }: ModeratedReview, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => {
      const params = { id: String(id) };
      return decision.to === 'publish'
        ? api.reviewDesk.publish({ params, body: { revision }, quiet: true })
        : api.reviewDesk.refuse({ params, body: { revision, reason: decision.reason }, quiet: true });
    },
    onSuccess: (_, { to }) => {
      toast.success(to === 'publish' ? m.reviews_desk_published_done() : m.reviews_desk_refused_done());
      onDone();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'review_changed') return;
      toast.error(m.reviews_desk_changed());
      onDone();
    },
    onSettled: () =>
      Promise.all(['reviewDesk', 'hospital'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
};
