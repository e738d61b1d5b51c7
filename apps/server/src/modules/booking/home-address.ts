import type { AppointmentType } from '@balsam/domain/booking';
import { cityNamed } from '@balsam/domain/place';
import type { Sql, Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { cityOfBranch, savedAddresses, type SavedAddress } from './home-address.store.ts';

/** Where a home visit goes, as it is kept with the appointment. */
export type HomeAddress = Omit<SavedAddress, 'id'>;

/** As the rows keep it: the older ones do not say of their point whether it is only about the city's. */
type KeptAddress = Omit<HomeAddress, 'is_approximate'> & Partial<Pick<HomeAddress, 'is_approximate'>>;

/** Where a booked visit goes; null for the other kinds, and once its person has deleted the account. */
export const homeAddressOf = ({ home_address: address }: Pick<AppointmentRow, 'home_address'>): HomeAddress | null =>
  address === null ? null : { is_approximate: false, ...(address as KeptAddress) };

const nameOf = (city: string): string => cityNamed(city)?.name ?? city.trim().toLowerCase();

/** The branch's city, and the saved addresses of this person in it. */
export async function addressesInCity(sql: Sql, personId: number, locationId: number) {
  const branch = await cityOfBranch(sql, locationId);
  const saved = await savedAddresses(sql, personId);
  return { ...branch, addresses: saved.filter(({ city }) => nameOf(city) === nameOf(branch.city)) };
}

type HomeVisit = {
  readonly personId: number;
  readonly slot: { readonly type: AppointmentType; readonly locationId: number };
  readonly addressId: number | null | undefined;
  /** Where the visit went that this one replaces. */
  readonly before?: HomeAddress | null | undefined;
};

/**
 * Where a home visit goes: the chosen address, else that of the visit that it replaces, else the default one of the branch's city; null for
 * the other kinds (D10.07).
 * @throws not_found for somebody else's address; home_address_required, home_address_elsewhere
 */
export async function homeAddressFor(tx: Tx, visit: HomeVisit): Promise<HomeAddress | null> {
  const { personId, slot, addressId, before } = visit;
  if (addressId && !(await savedAddresses(tx, personId)).some(({ id }) => id === addressId)) throw fail('not_found');
  if (slot.type !== 'home') return null;
  const { city, addresses } = await addressesInCity(tx, personId, slot.locationId);
  if (addressId) {
    const chosen = addresses.find(({ id }) => id === addressId);
    if (!chosen) throw fail('home_address_elsewhere', { path: 'address_id' });
    return kept(chosen);
  }
  if (before && nameOf(before.city) === nameOf(city)) return before;
  const [first] = addresses;
  if (!first) throw fail('home_address_required', { path: 'address_id' });
  return kept(first);
}

const kept = ({ id: _id, ...address }: SavedAddress): HomeAddress => address;
