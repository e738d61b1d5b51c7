import type { Candidate, Parcel, Place } from '@balsam/domain/delivery';
import type { ParcelRow } from '../common/proofs.store.ts';
import type { RiderRow } from './riders.store.ts';

const placeOf = (latitude: number | null | undefined, longitude: number | null | undefined): Place | null =>
  latitude == null || longitude == null ? null : { latitude, longitude };

/** What has to be brought, as the rule of assignment knows it. */
export const parcelOf = (row: ParcelRow | undefined): Parcel => ({
  branchId: row?.branch_id ?? null,
  grams: row?.grams ?? 0,
  isCold: row?.is_cold ?? false,
});

/** A rider as the rule of assignment knows them. Who was nowhere else yet is at the branch where their shift began. */
export const candidateOf = (rider: RiderRow, parcel: ParcelRow | undefined): Candidate => ({
  riderId: rider.rider_id,
  branchId: rider.location_id,
  maxGrams: rider.max_grams,
  hasColdBox: rider.has_cold_box,
  load: rider.load,
  loadGrams: rider.load_grams,
  from: placeOf(rider.place_latitude, rider.place_longitude) ?? placeOf(rider.branch_latitude, rider.branch_longitude),
  to: placeOf(parcel?.latitude, parcel?.longitude),
  idleSince: rider.idle_since,
  hasDeclined: rider.has_declined,
});
