import { cityNamed } from '@balsam/domain/place';
import { digits, percent, riderDateTime } from '#shared/format/index.ts';
import * as m from '#paraglide/messages.js';
import { getLocale } from '#shared/i18n/locale.ts';
import { addressLabel } from '#shared/orders/address-label.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { placeName } from '#shared/orders/place-name.ts';
import { languageOf } from '#shared/ui/person-name.tsx';
import type { OrderItem, RiderOrder } from './api-types.ts';
import type { Spot } from '#shared/ui/navigation-links.ts';

/** An instant as riders read it: en-GB and UTC in both languages, in the digits of the screen (SPEC §9). */
export const riderTime = (at: string): string => digits(riderDateTime(at).replace(',', ''));

/** A Saudi mobile as it is dialled at home: `050 000 0001`; any other number as it is. */
export const customerPhone = (phone: string): string => phone.replace(/^\+966(\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3');

type ItemOffer = NonNullable<OrderItem['offer']>;

const offerWords: Readonly<Record<ItemOffer['type'], (value: number) => string>> = {
  FLAT_DISCOUNT: (value) => m.rider_percent_off({ percent: percent(value) }),
  BUNDLE_DISCOUNT: () => m.rider_bundle_offer(),
  VALUE_BASED_DISCOUNT: () => m.rider_special_offer(),
};

/** The offer of an item (SPEC §3): percent off, Bundle Offer or Special Offer. */
export const offerWord = ({ type, discountValue }: Pick<ItemOffer, 'type' | 'discountValue'>): string =>
  offerWords[type](discountValue);

/** Where the rider has to go next: to the counter until the order is fetched, then to the customer; with what was called back to the branch again. An address without a point is searched for. */
export const nextSpot = (order: RiderOrder): (Spot & { readonly isBranch: boolean }) | undefined => {
  const { status, address, delivery } = order;
  const isToBranch = status === 'rider_assigned' || isCalledBack(order);
  const branch = isToBranch ? delivery?.branch : undefined;
  if (!branch && address?.isApproximate) return { words: `${address.address}, ${address.city}`, isBranch: false };
  const spot = branch ?? address;
  return spot ? { latitude: spot.latitude, longitude: spot.longitude, isBranch: Boolean(branch) } : undefined;
};

/** Where it goes, in one line, in the language of the screen where it is known, else as it was written, with the commas of its language and the city as that language calls it. */
export const addressText = ({ address }: RiderOrder): string => {
  if (!address) return '';
  const line = placeName(address.address);
  const isArabic = languageOf(line) === 'ar';
  const name = isArabic === (getLocale() === 'ar') ? addressLabel(address.addressName) : address.addressName;
  const known = cityNamed(address.city);
  const city = known ? (isArabic ? known.nameAr : known.name) : address.city;
  const parts = [name, line, city].filter((part) => part !== '');
  return parts.join(isArabic ? '، ' : ', ');
};

/** What riders call an order: `#20418`, `طلب ٢٠٤١٨`. */
export const orderName = ({ id }: Pick<RiderOrder, 'id'>): string => m.rider_order({ number: digits(id) });
