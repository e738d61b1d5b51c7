import { roleMay } from '@balsam/domain/identity';
import type { CallReply, Contract } from '@balsam/contract';
import { useQuery } from '@tanstack/react-query';
import { Bike, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api, sentenceOf } from '../../../shared/api/index.ts';
import { useSession } from '../../../shared/api/session.ts';
import { number, time } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { ProofPictures } from '../../../shared/orders/proof-pictures.tsx';
import { vehicleWord } from '../../../shared/orders/vehicle-word.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Facts, Ltr } from '../../../shared/ui/facts.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type DeskOrder, useDeskChange } from './queries.ts';
import { aMinute } from './waits.ts';

type Rider = CallReply<Contract['delivery']['riders']>['items'][number];

const whyNot: Readonly<Record<NonNullable<Rider['why_not']>, () => string>> = {
  off_shift: m.staff_rider_off_shift,
  other_branch: m.staff_rider_other_branch,
  full: m.staff_rider_full,
  too_heavy: m.staff_rider_too_heavy,
  no_cold_box: m.staff_rider_no_cold_box,
  declined: m.staff_rider_declined,
};

type Vehicle = { readonly kind: string | null; readonly plate: string | null };

const vehicleFacts = ({ kind, plate }: Vehicle) => [
  kind !== null && <Marked key="kind">{vehicleWord(kind)}</Marked>,
  plate !== null && <Ltr key="plate">{plate}</Ltr>,
];

/** Nearer than this is in the house. */
const atBranchKm = 0.1;

const whereIs = ({ distance_km: km }: Rider): string | false =>
  km !== null && (km < atBranchKm ? m.staff_rider_at_branch() : m.staff_rider_distance({ km: number(km, 1) }));

const RiderFacts = ({ of }: { of: Rider }) => (
  <span className="flex flex-col gap-1 text-small text-muted">
    <Facts>{vehicleFacts({ kind: of.vehicle_type, plate: of.vehicle_number })}</Facts>
    <Facts>
      <span>{m.staff_rider_load({ count: of.load, shown: number(of.load) })}</span>
      {whereIs(of)}
    </Facts>
    {of.shift && <span>{inLocale(of.shift.title, of.shift.title_ar)}</span>}
  </span>
);

type RowProps = {
  readonly of: Rider;
  readonly current: boolean;
  readonly pending: boolean;
  readonly onAssign: (id: number) => void;
};

const Row = ({ of, current, pending, onAssign }: RowProps) => (
  <li className="flex flex-col gap-1.5 px-4 py-3">
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-medium">
        <Marked>{inLocale(of.name, of.name_ar)}</Marked>
      </span>
      {current && <Chip tone="accent">{m.staff_rider_has_it()}</Chip>}
      {!current && of.why_not && <Chip tone="warning">{whyNot[of.why_not]()}</Chip>}
    </span>
    <span className="flex items-end justify-between gap-3">
      <RiderFacts of={of} />
      {!current && of.can_take && (
        <Button look="soft" size="sm" pending={pending} onClick={() => onAssign(of.rider_id)}>
          {m.staff_rider_assign()}
        </Button>
      )}
    </span>
  </li>
);

const List = ({ order, assign }: { order: DeskOrder; assign: Assigning }) => {
  const { data, error, refetch } = useQuery({
    ...api.delivery.riders.query({ query: { order_id: String(order.ID) }, quiet: true }),
    // Shifts begin and end without the desk being told.
    refetchInterval: aMinute,
  });
  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-40 w-full rounded-md" />;
  if (data.items.length === 0) return <p className="text-text-2">{m.staff_rider_none()}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {data.items.map((rider) => (
        <Row
          key={rider.rider_id}
          of={rider}
          current={rider.rider_id === order.DELIVERY?.RIDER_ID}
          pending={assign.isPending && assign.variables === rider.rider_id}
          onAssign={(id) => !assign.isPending && assign.mutate(id)}
        />
      ))}
    </ul>
  );
};

const useAssigning = (id: number, onDone: () => void) =>
  useDeskChange(
    (rider: number | null) =>
      api.delivery.assign({ params: { id }, body: rider === null ? {} : { rider_id: rider }, quiet: true }),
    () => {
      toast.good(m.staff_rider_assigned());
      onDone();
    },
  );
type Assigning = ReturnType<typeof useAssigning>;

const Standing = ({ of: { DELIVERY: way } }: { of: DeskOrder }) => {
  if (!way || way.RIDER_ID === null) return <Note tone="warning">{m.staff_rider_waiting()}</Note>;
  if (way.ACCEPTED_AT) return <Note tone="success">{m.staff_rider_accepted({ time: time(way.ACCEPTED_AT) })}</Note>;
  return way.ANSWER_BY && <Note>{m.staff_rider_asked({ time: time(way.ANSWER_BY) })}</Note>;
};

const TakeBack = ({ id }: { id: number }) => {
  const back = useDeskChange(
    () => api.delivery.unassign({ params: { id }, body: { reason: '' }, quiet: true }),
    () => toast.good(m.staff_rider_taken_back()),
  );
  return (
    <>
      <Button look="outline" icon={Undo2} pending={back.isPending} onClick={() => back.mutate(undefined)}>
        {m.staff_rider_take_back()}
      </Button>
      {back.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(back.error)}</Note>
        </div>
      )}
    </>
  );
};

/** Who brings it: the house finds a rider by itself; the desk may choose another, and sees why one cannot take it. */
const Assigning = ({ order }: { order: DeskOrder }) => {
  const [choosing, setChoosing] = useState(false);
  const assign = useAssigning(order.ID, () => setChoosing(false));
  return (
    <>
      <Standing of={order} />
      <div className="flex flex-wrap gap-2.5">
        {order.STATUS === 'out_for_delivery' && (
          <Button
            icon={Bike}
            pending={assign.isPending && assign.variables === null}
            onClick={() => !assign.isPending && assign.mutate(null)}
          >
            {m.staff_rider_assign_fittest()}
          </Button>
        )}
        <Button look="outline" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {m.staff_rider_choose()}
        </Button>
        {order.STATUS === 'rider_assigned' && <TakeBack id={order.ID} />}
      </div>
      {assign.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(assign.error)}</Note>
        </div>
      )}
      {choosing && <List order={order} assign={assign} />}
    </>
  );
};

/** The way of an order to the door, for the desk: who brings it, and the proof once it is there. */
export const RidersPart = ({ order }: { order: DeskOrder }) => {
  const role = useSession()?.user.role_id ?? 0;
  const toBeBrought = order.STATUS === 'out_for_delivery' || order.STATUS === 'rider_assigned';
  const proof = order.DELIVERY?.PROOF;
  if (!order.DELIVERY || !(toBeBrought || order.RIDER_NAME !== null)) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-h3">{m.staff_rider_title()}</h3>
      {order.RIDER_NAME !== null && (
        <p className="flex flex-col">
          <span className="font-medium">
            <Marked>{inLocale(order.RIDER_NAME, order.RIDER_NAME_AR ?? order.RIDER_NAME)}</Marked>
          </span>
          <Facts className="text-small text-muted">
            {vehicleFacts({ kind: order.VEHICLE_TYPE, plate: order.VEHICLE_NUMBER })}
          </Facts>
        </p>
      )}
      {toBeBrought && roleMay(role, 'assign_riders') && <Assigning order={order} />}
      {proof && <ProofPictures of={proof} />}
    </section>
  );
};
