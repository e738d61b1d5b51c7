import type { z } from 'zod';
import type { delivery } from '@balsam/contract/delivery';
import type { Ineligibility } from '@balsam/domain/delivery';
import { fullNames } from '#modules/people/index.ts';
import { shiftView } from '../common/delivery.view.ts';
import type { RiderRow } from './riders.store.ts';

type View = z.input<(typeof delivery)['riders']['reply']>['items'][number];

function shiftOf({ shift_id, location_id, started_at, title, title_ar }: RiderRow): View['shift'] {
  if (shift_id === null || location_id === null || started_at === null) return null;
  return shiftView({ id: shift_id, location_id, started_at, title: title ?? '', title_ar: title_ar ?? '' });
}

/** A rider as staff sees them who look for somebody to bring an order. */
export function riderView(
  rider: RiderRow,
  fit: { readonly kilometres: number | null; readonly reason: Ineligibility | null; readonly canTake: boolean },
): View {
  const { name, nameAr } = fullNames(rider);
  return {
    rider_id: rider.rider_id,
    name,
    name_ar: nameAr,
    phone_number: rider.phone,
    vehicle_number: rider.vehicle_number,
    vehicle_type: rider.vehicle_type,
    shift: shiftOf(rider),
    load: rider.load,
    distance_km: fit.kilometres === null ? null : Math.round(fit.kilometres * 10) / 10,
    can_take: fit.canTake,
    why_not: fit.reason,
  };
}
