import type { Contract } from '@balsam/contract';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { vehicleLabel } from '#shared/orders/vehicle-label.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PharmacyOrder, usePharmacyDeskMutation } from './queries.ts';
import { minuteMs } from './waiting-time.ts';
import type { ApiReply } from '#shared/api/client.ts';

type Rider = ApiReply<Contract['delivery']['riders']>['items'][number];

const ineligibility: Readonly<Record<NonNullable<Rider['why_not']>, () => string>> = {
  off_shift: m.staff_rider_off_shift,
  other_branch: m.staff_rider_other_branch,
  full: m.staff_rider_full,
  too_heavy: m.staff_rider_too_heavy,
  no_cold_box: m.staff_rider_no_cold_box,
  declined: m.staff_rider_declined,
};

type Vehicle = { readonly kind: string | null; readonly plate: string | null };

/** What somebody drives, in words. */
export const vehicleText = ({ kind, plate }: Vehicle) => [
  kind !== null && <Marked key="kind">{vehicleLabel(kind)}</Marked>,
  plate !== null && <Ltr key="plate">{plate}</Ltr>,
];

/** Nearer than this is in the system. */
const atBranchKm = 0.1;

const whereIs = ({ distance_km: km }: Rider): string | false =>
  km !== null && (km < atBranchKm ? m.staff_rider_at_branch() : m.staff_rider_distance({ km: number(km, 1) }));

const RiderDetails = ({ rider }: { rider: Rider }) => (
  <span className="flex flex-col gap-1 text-small text-muted">
    <InlineList>{vehicleText({ kind: rider.vehicle_type, plate: rider.vehicle_number })}</InlineList>
    <InlineList>
      <span>{m.staff_rider_load({ count: rider.load, shown: number(rider.load) })}</span>
      {whereIs(rider)}
    </InlineList>
    {rider.shift && <span>{inLocale(rider.shift.title, rider.shift.title_ar)}</span>}
  </span>
);

type RowProps = {
  readonly rider: Rider;
  readonly current: boolean;
  readonly pending: boolean;
  /** What giving it to them is called. */
  readonly act: string;
  readonly onAssign: (id: number) => void;
};

const Row = ({ rider, current, pending, act, onAssign }: RowProps) => (
  <li className="flex flex-col gap-1.5 px-4 py-3">
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-medium">
        <Marked>{inLocale(rider.name, rider.name_ar)}</Marked>
      </span>
      {current && <Chip tone="accent">{m.staff_rider_has_it()}</Chip>}
      {!current && rider.why_not && <Chip tone="warning">{ineligibility[rider.why_not]()}</Chip>}
    </span>
    <span className="flex items-end justify-between gap-3">
      <RiderDetails rider={rider} />
      {!current && rider.can_take && (
        <Button variant="soft" size="sm" pending={pending} onClick={() => onAssign(rider.rider_id)}>
          {act}
        </Button>
      )}
    </span>
  </li>
);

type ListProps = { readonly order: PharmacyOrder; readonly assign: AssignRider; readonly act: string };

/** Who could bring an order, the fittest first. */
export const RiderList = ({ order, assign, act }: ListProps) => {
  const { data, error, refetch } = useQuery({
    ...api.delivery.riders.query({ query: { order_id: String(order.id) }, quiet: true }),
    // Shifts begin and end without the desk being told.
    refetchInterval: minuteMs,
  });
  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-40 w-full rounded-md" />;
  if (data.items.length === 0) return <p className="text-text-2">{m.staff_rider_none()}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {data.items.map((rider) => (
        <Row
          key={rider.rider_id}
          rider={rider}
          current={rider.rider_id === order.delivery?.riderId}
          act={act}
          pending={assign.isPending && assign.variables === rider.rider_id}
          onAssign={(id) => !assign.isPending && assign.mutate(id)}
        />
      ))}
    </ul>
  );
};

/** Gives an order to a rider, or with null to the fittest one; `said` is what the desk reads then. */
export const useAssignRider = (id: number, successText: () => string, onDone?: () => void) =>
  usePharmacyDeskMutation(
    (rider: number | null) =>
      api.delivery.assign({ params: { id }, body: rider === null ? {} : { rider_id: rider }, quiet: true }),
    () => {
      toast.success(successText());
      onDone?.();
    },
  );
type AssignRider = ReturnType<typeof useAssignRider>;
