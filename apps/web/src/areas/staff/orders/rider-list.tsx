import type { CallReply, Contract } from '@balsam/contract';
import { useQuery } from '@tanstack/react-query';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { number } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { vehicleWord } from '../../../shared/orders/vehicle-word.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Facts, Ltr } from '../../../shared/ui/facts.tsx';
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

/** What somebody drives, in words. */
export const vehicleFacts = ({ kind, plate }: Vehicle) => [
  kind !== null && <Marked key="kind">{vehicleWord(kind)}</Marked>,
  plate !== null && <Ltr key="plate">{plate}</Ltr>,
];

/** Nearer than this is in the system. */
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
  /** What giving it to them is called. */
  readonly act: string;
  readonly onAssign: (id: number) => void;
};

const Row = ({ of, current, pending, act, onAssign }: RowProps) => (
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
          {act}
        </Button>
      )}
    </span>
  </li>
);

type ListProps = { readonly order: DeskOrder; readonly assign: Assigning; readonly act: string };

/** Who could bring an order, the fittest first. */
export const RiderList = ({ order, assign, act }: ListProps) => {
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
          act={act}
          pending={assign.isPending && assign.variables === rider.rider_id}
          onAssign={(id) => !assign.isPending && assign.mutate(id)}
        />
      ))}
    </ul>
  );
};

/** Gives an order to a rider, or with null to the fittest one; `said` is what the desk reads then. */
export const useAssigning = (id: number, said: () => string, onDone?: () => void) =>
  useDeskChange(
    (rider: number | null) =>
      api.delivery.assign({ params: { id }, body: rider === null ? {} : { rider_id: rider }, quiet: true }),
    () => {
      toast.good(said());
      onDone?.();
    },
  );
type Assigning = ReturnType<typeof useAssigning>;
