import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { isOver } from './visit-status-style.ts';
import { today, type DoctorVisit } from './queries.ts';
import { TodayList } from './today-list.tsx';

/** The dashboard begins where the day is: the last visit that is over, then what is ahead. */
const aroundNow = (visits: readonly DoctorVisit[], count: number): readonly DoctorVisit[] => {
  const ahead = visits.findIndex((v) => !isOver(v));
  const from = Math.max(0, ahead < 0 ? visits.length - count : ahead - 1);
  return visits.slice(from, from + count);
};

/** Those of today's visits that are around now, `most` of them, with the states of loading, emptiness and failure. */
export const TodaySection = ({ most }: { most: number }) => {
  const { data, error, refetch } = useQuery(today);
  if (data) {
    if (data.items.length === 0)
      return <EmptyState art="calendar" title={m.doctor_empty_title()} text={m.doctor_empty_text()} />;
    return <TodayList visits={aroundNow(data.items, most)} />;
  }
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    );
  return <SkeletonList count={4} />;
};
