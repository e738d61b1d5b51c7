import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent, takingBack } from '#shared/api/intent-key.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveDays, LeaveList } from '#shared/schedule/leave-list.tsx';
import { DaysSection, WeeklySection } from '#shared/schedule/schedule-sections.tsx';
import type { Leave } from '#shared/schedule/types.ts';
import { Button } from '#shared/ui/button.tsx';
import { SectionTitle } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';

const LeaveDialog = lazy(() => import('#shared/schedule/leave-dialog.tsx'));

const Withdraw = ({ leave }: { readonly leave: Leave }) => {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: takingBack('leave', () => api.doctors.withdrawLeave({ params: { leave_id: leave.id } })),
    onSuccess: () => toast.success(m.doctors_own_withdrawn()),
    onSettled: () => client.invalidateQueries({ queryKey: ['doctors'] }),
  });
  return (
    <Button variant="outline" size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {m.doctors_own_withdraw()}
      <span className="sr-only">{leaveDays(leave)}</span>
    </Button>
  );
};

const Schedule = () => {
  const { data, error, refetch } = useQuery(api.doctors.ownSchedule.query({ quiet: true }));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  return (
    <>
      <WeeklySection hours={data.hours} none={m.doctors_weekly_none_own()} />
      <DaysSection days={data.days} />
      <section className="flex flex-col gap-3">
        <SectionTitle>{m.doctors_own_leave()}</SectionTitle>
        {data.leave.length === 0 ? (
          <p className="text-muted">{m.doctors_leave_none()}</p>
        ) : (
          <LeaveList
            leave={data.leave}
            renderAction={(leave) => leave.state === 'requested' && <Withdraw leave={leave} />}
          />
        )}
      </section>
    </>
  );
};

/** `/doctor/hours`: a doctor's own hours, and leave to ask for. */
export const DoctorHoursPage = () => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Page>
      <PageHeading
        title={m.doctors_own_title()}
        detail={m.doctors_own_hint()}
        action={
          <Button icon={CalendarOff} onClick={() => setAsking(true)}>
            {m.doctors_own_ask()}
          </Button>
        }
      />
      <Schedule />
      <Deferred>
        {isAsking && (
          <LeaveDialog
            title={m.doctors_own_ask()}
            note={m.doctors_own_ask_note()}
            done={m.doctors_own_asked()}
            needsReason
            send={(body) => asIntent('leave', api.doctors.requestLeave)({ body, quiet: true })}
            onClose={() => setAsking(false)}
          />
        )}
      </Deferred>
    </Page>
  );
};
