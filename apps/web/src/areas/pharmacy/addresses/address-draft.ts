import { toLatinDigits } from '@balsam/domain/text';
import type { Address, AddressFields } from './queries.ts';

/** A point as somebody chose it, degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

type TextField = 'name' | 'street' | 'district' | 'city' | 'note';
/** What has been typed of an address; latitude and longitude as typed, empty while no point is chosen. */
export type AddressDraft = Readonly<Record<TextField | 'latitude' | 'longitude', string>> & {
  readonly is_default: boolean;
};

export const emptyDraft: AddressDraft = {
  name: '',
  street: '',
  district: '',
  city: '',
  note: '',
  latitude: '',
  longitude: '',
  is_default: false,
};

/** An address as it is edited. A point that is only about the city's is nobody's choice, and no point of the draft. */
export const draftOf = ({ name, street, district, city, note, is_default, ...at }: Address): AddressDraft => ({
  name,
  street,
  district,
  city,
  note,
  is_default,
  latitude: at.is_approximate ? '' : String(at.latitude),
  longitude: at.is_approximate ? '' : String(at.longitude),
});

/** Where orders are brought to: the bounding box of Saudi Arabia that the wire takes. */
export const bounds = { latitude: [16, 33], longitude: [34, 56] } as const;

/** The lengths that the wire takes. */
export const longest = { name: 60, street: 200, district: 100, note: 300 } as const;

const degrees = (typed: string, [least, most]: readonly [number, number]): number | undefined => {
  const plain = toLatinDigits(typed).replace('٫', '.').replace(',', '.').trim();
  const value = Number(plain);
  return plain !== '' && value >= least && value <= most ? value : undefined;
};

/** The point of a draft, when there is one within the bounds. */
export const pointOf = ({ latitude, longitude }: AddressDraft): Point | undefined => {
  const [north, east] = [degrees(latitude, bounds.latitude), degrees(longitude, bounds.longitude)];
  return north === undefined || east === undefined ? undefined : { latitude: north, longitude: east };
};

/** A metre is enough for a door. */
const places = 5;

/** A chosen point as the fields show it. */
export const typedPoint = ({ latitude, longitude }: Point): Pick<AddressDraft, 'latitude' | 'longitude'> => ({
  latitude: latitude.toFixed(places),
  longitude: longitude.toFixed(places),
});

export type AddressError = 'required' | 'point_missing' | 'point_outside';
export type AddressErrors = { readonly [F in TextField | 'latitude' | 'longitude']?: AddressError };

const required = ['name', 'city', 'district', 'street'] as const;

const validatePoint = (draft: AddressDraft): AddressErrors => {
  if (pointOf(draft)) return {};
  const isEmpty = draft.latitude.trim() === '' || draft.longitude.trim() === '';
  return { latitude: isEmpty ? 'point_missing' : 'point_outside' };
};

/** What is missing or wrong, by field; an address without a point on the map finds no door. */
export const validateAddress = (draft: AddressDraft): AddressErrors => ({
  ...Object.fromEntries(required.filter((name) => draft[name].trim() === '').map((name) => [name, 'required'])),
  ...validatePoint(draft),
});

/** What is sent of a draft without faults. */
export const fieldsOf = (draft: AddressDraft): AddressFields => {
  const point = pointOf(draft);
  if (!point) throw new Error('An address without a point is not sent');
  const { name, street, district, city, note, is_default } = draft;
  return { name, street, district, city, note, is_default, ...point };
};
