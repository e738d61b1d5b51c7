import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredPayment } from '#shared/api/stored-payment.ts';
import { isWatched, outcome } from './queries.ts';

/** About a minute; then the person is told that the answer will come to them. */
const patience = 20;

/** How a payment ended, asked for until it has, and whether that takes longer than anybody watches. */
export const useOutcome = (stored: StoredPayment) => {
  const options = outcome(stored, patience);
  const { data, error, refetch, isFetching } = useQuery(options);
  // It is drawn anew with each question, whose number the query alone keeps.
  const asked = useQueryClient().getQueryState<typeof data>(options.queryKey);
  return {
    operation: data,
    error,
    refetch: () => void refetch(),
    isFetching,
    isLong: data?.operation_status === 'pending' && asked !== undefined && !isWatched(asked, patience),
  };
};
