import type { CallReply } from '@balsam/contract/call';
import type { deliveryAreas } from '@balsam/contract/orders/delivery-areas';
import { areaLimits } from '@balsam/domain/orders';
import { toLatinDigits } from '@balsam/domain/text';

/** Where a branch brings orders to, as it is kept. */
export type DeliveryArea = CallReply<typeof deliveryAreas.list>['items'][number];

export type Corner = NonNullable<DeliveryArea['corners']>[number];

/** What was set on the screen of where a branch delivers; without corners no area is drawn. */
export type AreaDraft = { readonly cities: readonly string[]; readonly corners: readonly Corner[] };

export const draftOf = ({ cities, corners }: DeliveryArea): AreaDraft => ({ cities, corners: corners ?? [] });

/** Whether something was set that is not saved; cities are the same in any order. */
export const isUnsaved = (draft: AreaDraft, saved: DeliveryArea): boolean => {
  const was = draftOf(saved);
  const cities = ({ cities: names }: AreaDraft): string => JSON.stringify(names.toSorted((a, b) => a.localeCompare(b)));
  return cities(draft) !== cities(was) || JSON.stringify(draft.corners) !== JSON.stringify(was.corners);
};

/** Ten metres are enough for a border. */
const places = 4;
const rounded = (degrees: number): number => Number(degrees.toFixed(places));
export const cornerAt = (latitude: number, longitude: number): Corner => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

const degrees = (typed: string, least: number, most: number): number | undefined => {
  const plain = toLatinDigits(typed).replace('٫', '.').trim();
  const value = Number(plain);
  return plain !== '' && value >= least && value <= most ? value : undefined;
};

/** The corner that two typed numbers mean; undefined for one outside Saudi Arabia. */
export function typedCorner(latitude: string, longitude: string): Corner | undefined {
  const [north, east] = [degrees(latitude, 16, 33), degrees(longitude, 34, 56)];
  return north === undefined || east === undefined ? undefined : cornerAt(north, east);
}

export const canAddCorner = ({ corners }: AreaDraft): boolean => corners.length < areaLimits.mostCorners;

export const withCorner = (draft: AreaDraft, corner: Corner): AreaDraft =>
  canAddCorner(draft) ? { ...draft, corners: [...draft.corners, corner] } : draft;

export const withMoved = (draft: AreaDraft, at: number, corner: Corner): AreaDraft => ({
  ...draft,
  corners: draft.corners.with(at, corner),
});

export const withoutCorner = (draft: AreaDraft, at: number): AreaDraft => ({
  ...draft,
  corners: draft.corners.toSpliced(at, 1),
});

export const withCity = (draft: AreaDraft, name: string, isServed: boolean): AreaDraft => ({
  ...draft,
  cities: isServed ? [...draft.cities, name] : draft.cities.filter((city) => city !== name),
});
