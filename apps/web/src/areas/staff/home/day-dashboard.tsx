import type { StaffMenuItem } from '@balsam/domain/shell';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { longDay, time } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { SectionTitle } from '#shared/ui/card.tsx';
import { ErrorState, Skeleton, Skeletons } from '#shared/ui/states.tsx';
import { Sections } from './day-sections.tsx';
import { LateList } from './late-list.tsx';

/** How the day stands, of what the person's role works with. Read anew on return and by the button, not by itself: that would keep the session of a desk that was left open. */
export const DayDashboard = ({ places }: { places: readonly StaffMenuItem[] }) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.staffDay.figures.query({ quiet: true }),
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  });
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <div className="grid gap-4 desktop:grid-cols-2">
        <Skeletons count={4}>
          <Skeleton className="h-72 rounded-lg" />
        </Skeletons>
      </div>
    );
  return (
    <>
      <section aria-labelledby="today" className="flex flex-col gap-4">
        <div className="flex flex-col">
          <SectionTitle
            id="today"
            action={
              <Button variant="text" size="sm" icon={RefreshCw} pending={isFetching} onClick={() => void refetch()}>
                {m.day_refresh()}
              </Button>
            }
          >
            {longDay(data.day)}
          </SectionTitle>
          <p className="text-small text-muted">{m.day_as_of({ time: time(data.at) })}</p>
        </div>
        <LateList late={data.late} places={places} now={new Date(data.at)} />
        <Sections figures={data} />
      </section>
    </>
  );
};
