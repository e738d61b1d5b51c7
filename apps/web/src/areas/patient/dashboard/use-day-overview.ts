import { useQuery } from '@tanstack/react-query';
import { todaysAppointments, upcomingAppointments } from '../appointments/queries.ts';
import { nextAppointment, nextToPay } from './next-appointment.ts';
import { useNewResults } from './queries.ts';

/** All that the upper part of the screen is made of. What fails counts as nothing there (S2.13). */
export const useDayOverview = (now: Date) => {
  const upcoming = useQuery(upcomingAppointments);
  const today = useQuery(todaysAppointments);
  const { results, isPending: resultsPending } = useNewResults(now);
  const ahead = upcoming.data?.items ?? [];
  const next = nextAppointment(ahead, now);
  const toPay = nextToPay(ahead, next);
  return {
    next,
    results,
    isUnread: upcoming.isError && !upcoming.data,
    readAgain: () => void Promise.all([upcoming.refetch(), today.refetch()]),
    isNextPending: upcoming.isPending || (next === undefined && resultsPending),
    rest:
      today.isPending || resultsPending
        ? undefined
        : {
            visits: (today.data?.items ?? []).filter(({ id }) => id !== next?.id && id !== toPay?.id),
            toPay,
            results,
          },
  };
};

/** How the upper part of the screen stands. */
export type DayOverview = ReturnType<typeof useDayOverview>;
