import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarX } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDoctorChange, type VisitToRearrange } from './queries.ts';
import { VisitRow } from './visit-row.tsx';
import { WalkIns } from './walk-ins.tsx';

/** Visits and what is to become of them: their new slots, or cancelled. */
type Decision = { readonly ids: readonly number[]; readonly slots?: readonly number[] };

const useRearrange = (doctorId: number, onDone: () => void) =>
  useDoctorChange(
    ({ ids, slots }: Decision) =>
      api.doctors.rearrange({
        params: { id: doctorId },
        body: { appointment_ids: [...ids], slot_ids: slots && [...slots] },
      }),
    () => {
      toast.success(m.doctors_visits_accepted());
      onDone();
    },
  );

type ConfirmProps = { readonly doctorId: number; readonly decision: Decision; readonly onClose: () => void };

/** Asks before patients are told. */
const Confirm = ({ doctorId, decision, onClose }: ConfirmProps) => {
  const send = useRearrange(doctorId, onClose);
  const count = number(decision.ids.length);
  const isMove = decision.slots !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      icon={isMove ? CalendarClock : CalendarX}
      tone={isMove ? 'accent' : 'danger'}
      title={isMove ? m.doctors_visits_move_title({ count }) : m.doctors_visits_cancel_title({ count })}
      actions={
        <>
          <Button variant={isMove ? 'filled' : 'danger'} pending={send.isPending} onClick={() => send.mutate(decision)}>
            {isMove ? m.doctors_visits_move() : m.doctors_visits_cancel()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.doctors_no()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{isMove ? m.doctors_visits_move_text() : m.doctors_visits_cancel_text()}</p>
    </Dialog>
  );
};

type AllProps = { readonly visits: readonly VisitToRearrange[]; readonly onDecide: (decision: Decision) => void };

/** Decides about all that wait at once: the suggested times are distinct. */
const All = ({ visits, onDecide }: AllProps) => {
  const open = visits.filter((visit) => !visit.is_pending);
  const movable = open.flatMap((visit) => (visit.offers[0] ? [{ visit, slot: visit.offers[0].id }] : []));
  const distinct = movable.filter(({ slot }, n) => movable.findIndex((other) => other.slot === slot) === n);
  return (
    <div className="flex flex-wrap gap-2.5">
      {distinct.length > 0 && (
        <Button
          icon={CalendarClock}
          onClick={() =>
            onDecide({
              ids: distinct.map(({ visit }) => visit.appointment_id),
              slots: distinct.map(({ slot }) => slot),
            })
          }
        >
          {m.doctors_visits_move_all({ count: number(distinct.length) })}
        </Button>
      )}
      {open.length > 0 && (
        <Button
          variant="outline"
          icon={CalendarX}
          onClick={() => onDecide({ ids: open.map((visit) => visit.appointment_id) })}
        >
          {m.doctors_visits_cancel_all({ count: number(open.length) })}
        </Button>
      )}
    </div>
  );
};

/** Who waits now for a doctor that is away, and booked visits at times at which they are not there, with what becomes of each. Opened on demand: default export for `lazy`. */
const VisitsTab = ({ doctorId }: { readonly doctorId: number }) => {
  const [decision, setDecision] = useState<Decision>();
  const query = api.doctors.visits.query({ params: { id: doctorId }, quiet: true });
  const { data, error, refetch } = useQuery({
    ...query,
    // While decisions are being done their progress is looked at.
    refetchInterval: ({ state }) =>
      state.data && (state.data.progress.pending > 0 || state.data.items.some((visit) => visit.is_pending))
        ? 1500
        : 30_000,
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  const { items, walk_ins: walkIns, total, progress } = data;
  const isUnderWay = progress.pending + progress.moved + progress.cancelled > 0;
  return (
    <div className="flex flex-col gap-4">
      <output aria-live="polite" className="text-text-2">
        {isUnderWay &&
          m.doctors_visits_progress({
            pending: number(progress.pending),
            moved: number(progress.moved),
            cancelled: number(progress.cancelled),
          })}
      </output>
      {walkIns.length > 0 && <WalkIns walkIns={walkIns} />}
      {items.length === 0 ? (
        <EmptyState art="done" title={m.doctors_visits_none()} text={m.doctors_visits_none_text()} />
      ) : (
        <>
          <p className="text-text-2">{m.doctors_visits_intro()}</p>
          <All visits={items} onDecide={setDecision} />
          {total > items.length && (
            <p className="text-muted">{m.doctors_visits_more({ shown: number(items.length), total: number(total) })}</p>
          )}
          <Card flush>
            <ul className="divide-y divide-line">
              {items.map((visit) => (
                <VisitRow
                  key={visit.appointment_id}
                  visit={visit}
                  onMove={(slot) => setDecision({ ids: [visit.appointment_id], slots: [slot] })}
                  onCancel={() => setDecision({ ids: [visit.appointment_id] })}
                />
              ))}
            </ul>
          </Card>
        </>
      )}
      {decision && <Confirm doctorId={doctorId} decision={decision} onClose={() => setDecision(undefined)} />}
    </div>
  );
};

export default VisitsTab;
