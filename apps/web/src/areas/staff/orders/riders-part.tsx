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

type Rider = CallReply<Contract['delivery']['riders']>['items'][number];

const whyNot: Readonly<Record<NonNullable<Rider['why_not']>, () => string>> = {
  off_shift: m.staff_rider_off_shift,
  other_branch: m.staff_rider_other_branch,
  full: m.staff_rider_full,
  too_heavy: m.staff_rider_too_heavy,
  no_cold_box: m.staff_rider_no_cold_box,
  declined: m.staff_rider_declined,
};

const RiderFacts = ({ of }: { of: Rider }) => (
  <Facts className="text-small text-muted">
    {of.vehicle_type && <Marked>{vehicleWord(of.vehicle_type)}</Marked>}
    {of.vehicle_number && <Ltr>{of.vehicle_number}</Ltr>}
    <span>{m.staff_rider_load({ count: of.load, shown: number(of.load) })}</span>
    {of.distance_km !== null && <span>{m.staff_rider_distance({ km: number(of.distance_km, 1) })}</span>}
  </Facts>
);

type RowProps = {
  readonly of: Rider;
  readonly current: boolean;
  readonly pending: boolean;
  readonly onAssign: (id: number) => void;
};

const Row = ({ of, current, pending, onAssign }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
    <div className="flex min-w-48 flex-1 flex-col gap-0.5">
      <span className="font-medium">
        <Marked>{inLocale(of.name, of.name_ar)}</Marked>
      </span>
      <RiderFacts of={of} />
      {of.shift && <span className="text-small text-muted">{inLocale(of.shift.title, of.shift.title_ar)}</span>}
    </div>
    {current && <Chip tone="accent">{m.staff_rider_has_it()}</Chip>}
    {!current && of.why_not && <Chip tone="warning">{whyNot[of.why_not]()}</Chip>}
    {!current && of.can_take && (
      <Button look="soft" size="sm" pending={pending} onClick={() => onAssign(of.rider_id)}>
        {m.staff_rider_assign()}
      </Button>
    )}
  </li>
);

const List = ({ order, assign }: { order: DeskOrder; assign: Assigning }) => {
  const { data, error, refetch } = useQuery(
    api.delivery.riders.query({ query: { order_id: String(order.ID) }, quiet: true }),
  );
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full rounded-md" />;
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

const useAssigning = (id: number) =>
  useDeskChange(
    (rider: number | null) =>
      api.delivery.assign({ params: { id }, body: rider === null ? {} : { rider_id: rider }, quiet: true }),
    () => toast.good(m.staff_rider_assigned()),
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
  const assign = useAssigning(order.ID);
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
  if (!(toBeBrought && order.DELIVERY) && !proof) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-h3">{m.staff_rider_title()}</h3>
      {order.RIDER_NAME && (
        <p className="font-medium">
          <Marked>{inLocale(order.RIDER_NAME, order.RIDER_NAME_AR ?? order.RIDER_NAME)}</Marked>
        </p>
      )}
      {toBeBrought && roleMay(role, 'assign_riders') && <Assigning order={order} />}
      {proof && <ProofPictures of={proof} />}
    </section>
  );
};
