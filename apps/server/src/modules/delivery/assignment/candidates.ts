import type { Candidate, Shipment, Coordinates } from '@balsam/domain/delivery';
import type { ShipmentRow } from '../common/proofs.store.ts';
import type { RiderRow } from './riders.store.ts';

const coordinatesOf = (latitude: number | null | undefined, longitude: number | null | undefined): Coordinates | null =>
  latitude == null || longitude == null ? null : { latitude, longitude };

/** What has to be brought, as the rule of assignment knows it. */
export const toShipment = (row: ShipmentRow | undefined): Shipment => ({
  branchId: row?.branch_id ?? null,
  grams: row?.grams ?? 0,
  isCold: row?.is_cold ?? false,
});

/** A rider as the rule of assignment knows them. Who was nowhere else yet is at the branch where their shift began. */
export const toCandidate = (rider: RiderRow, shipment: ShipmentRow | undefined): Candidate => ({
  riderId: rider.rider_id,
  branchId: rider.location_id,
  maxGrams: rider.max_grams,
  hasColdBox: rider.has_cold_box,
  load: rider.load,
  loadGrams: rider.load_grams,
  from:
    coordinatesOf(rider.last_latitude, rider.last_longitude) ??
    coordinatesOf(rider.branch_latitude, rider.branch_longitude),
  to: coordinatesOf(shipment?.latitude, shipment?.longitude),
  idleSince: rider.idle_since,
  hasDeclined: rider.has_declined,
});
