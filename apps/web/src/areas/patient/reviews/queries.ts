import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent, takingBack } from '#shared/api/intent-key.ts';
import { toast } from '#shared/ui/toast.ts';
import type { Review } from './types.ts';

const onPage = 10;

/** The visits that can be rated now. */
export const dueVisits = queryOptions({ ...api.ratings.due.query({ quiet: true }) });

/** What the open profile has written, page by page. */
export const ownReviews = infiniteQueryOptions({
  queryKey: ['ratings', 'mine', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    api.ratings.mine({ query: { page: pageParam, limit: onPage }, signal, quiet: true }),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
});

/** A change of the reviews; whatever came of it, the doctor's average and the lists are read again. */
const useReviewChange = <Input, Reply>(change: (input: Input) => Promise<Reply>, onSuccess: (reply: Reply) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess,
    onSettled: () =>
      Promise.all(['ratings', 'hospital'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
};

export type Written = { readonly rating_value: number; readonly comment: string };

const tellWhatFollows = ({ state }: Review): void =>
  toast.success(state === 'pending' ? m.reviews_sent_waits() : m.reviews_sent());

/** Writes a review, or changes the one that is given. */
export const useSaveReview = (about: { readonly visit: number } | { readonly review: Review }, onDone: () => void) =>
  useReviewChange(
    (written: Written) =>
      'review' in about
        ? api.ratings.edit({ params: { id: about.review.id }, body: written, quiet: true })
        : asOneIntent('rate-visit', { appointment_id: about.visit, ...written }, (body, idempotencyKey) =>
            api.ratings.rate({ body, idempotencyKey, quiet: true }),
          ),
    (review) => {
      tellWhatFollows(review);
      onDone();
    },
  );

export const useRemoveReview = (onDone: () => void) =>
  useReviewChange(
    takingBack('rate-visit', (id: number) => api.ratings.remove({ params: { id } })),
    () => {
      toast.success(m.reviews_removed());
      onDone();
    },
  );

/** Asks no more about a visit. */
export const usePutOff = () =>
  useReviewChange(
    (visit: number) => api.ratings.putOff({ body: { appointment_id: visit } }),
    () => toast.success(m.reviews_put_off_done()),
  );
