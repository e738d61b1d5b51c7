import type { riders } from '@balsam/contract/riders';
import type { StaffState } from '@balsam/domain/identity';
import type { z } from 'zod';
import { fullNames } from '#modules/people/index.ts';
import { defaultVehicle } from '../assignment/riders.store.ts';
import type { LoadRow, ShiftRow, StaffRiderRow } from './staff-riders.store.ts';

type View = z.input<(typeof riders)['saveVehicle']['reply']>;

/** What may be done with an account in this state. */
const actionsOf: Readonly<Record<StaffState, View['may']>> = {
  invited: ['invite', 'lock'],
  active: ['send_password_link', 'lock'],
  locked: ['unlock'],
};

/** A rider as administrators see them. The store reads accounts in these three states only. */
export function staffRiderView(row: StaffRiderRow, shifts: readonly ShiftRow[], loads: readonly LoadRow[]): View {
  const { name, nameAr } = fullNames(row);
  const state = row.status as StaffState;
  return {
    id: row.id,
    name,
    name_ar: nameAr,
    portrait: row.portrait,
    email_address: row.login_email ?? '',
    phone_number: row.phone,
    state,
    vehicle_number: row.vehicle_number,
    vehicle_type: row.vehicle_type,
    max_grams: row.max_grams ?? defaultVehicle.maxGrams,
    has_cold_box: row.has_cold_box ?? defaultVehicle.hasColdBox,
    shifts: shifts
      .filter(({ rider_id: riderId }) => riderId === row.id)
      .slice(0, 20)
      .map(({ id, title, title_ar, started_at, ended_at }) => ({
        id,
        title,
        title_ar,
        started_at: started_at.toISOString(),
        ended_at: ended_at?.toISOString() ?? null,
      })),
    orders: loads
      .filter(({ rider_id: riderId }) => riderId === row.id)
      .slice(0, 50)
      .map(({ id, state: of }) => ({ id, is_fetched: of !== 'rider_assigned' })),
    may: actionsOf[state],
  };
}
