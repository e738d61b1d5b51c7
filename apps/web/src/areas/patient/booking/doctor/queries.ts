import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';

const pageSize = 5;

/** What patients wrote about a doctor, newest first, `pages` pages of five. */
export const useReviews = (doctorId: number, pages: number) =>
  useQueries({
    queries: Array.from({ length: pages }, (_, n) =>
      api.hospital.ratings.query({ query: { doctor_id: doctorId, page: n + 1, limit: pageSize }, quiet: true }),
    ),
    combine: (results) => {
      const reviews = results.flatMap(({ data }) => data?.items ?? []);
      return {
        reviews,
        isLast: reviews.length >= (results[0]?.data?.total ?? 0),
        isPending: results.some((result) => result.isPending),
        error: results.find((result) => result.error)?.error ?? null,
        retry: () => {
          for (const result of results) if (result.error) void result.refetch();
        },
      };
    },
  });

/** The appointment that is to be moved; asked for only when there is one and somebody is signed in. */
export const useChangedAppointment = (appointmentId: number | undefined) => {
  const session = useSession();
  return useQuery({
    ...api.booking.detail.query({ params: { id: appointmentId ?? 0 }, quiet: true }),
    enabled: appointmentId !== undefined && session !== null,
  });
};
