import { expect, test } from 'vitest';
import {
  type AreaDraft,
  type DeliveryArea,
  isUnsaved,
  typedCorner,
  withCity,
  withCorner,
  withMoved,
  withoutCorner,
} from './area-draft.ts';

const corner = (latitude: number, longitude = 46.7) => ({ latitude, longitude });
const draft: AreaDraft = { cities: ['Taif'], corners: [corner(24.1), corner(24.2), corner(24.3)] };

test('D15.01 a corner is typed in either digits, as long as it lies in the country', () => {
  expect(typedCorner('24.71239', '46.68')).toEqual({ latitude: 24.7124, longitude: 46.68 });
  expect(typedCorner('٢٤٫٧', ' ٤٦ ')).toEqual({ latitude: 24.7, longitude: 46 });
  for (const [latitude, longitude] of [
    ['', '46'],
    ['51.5', '46'],
    ['24', '12'],
    ['north', '46'],
  ] as const)
    expect(typedCorner(latitude, longitude)).toBeUndefined();
});

test('D15.01 corners are added at the end, moved and removed in their places', () => {
  expect(withCorner(draft, corner(24.4)).corners.at(-1)).toEqual(corner(24.4));
  expect(withMoved(draft, 1, corner(25)).corners).toEqual([corner(24.1), corner(25), corner(24.3)]);
  expect(withoutCorner(draft, 0).corners).toEqual([corner(24.2), corner(24.3)]);
  const full = { ...draft, corners: Array.from({ length: 60 }, (_, n) => corner(24 + n / 100)) };
  expect(withCorner(full, corner(25))).toBe(full);
});

test('D15.01 cities are ticked and unticked', () => {
  expect(withCity(draft, 'Hail', true).cities).toEqual(['Taif', 'Hail']);
  expect(withCity(draft, 'Taif', false).cities).toEqual([]);
});

test('D15.01 what is set differs from what is saved by its cities, in any order, and its corners', () => {
  const saved = { cities: ['Taif', 'Jeddah'], corners: null } as unknown as DeliveryArea;
  expect(isUnsaved({ cities: ['Jeddah', 'Taif'], corners: [] }, saved)).toBe(false);
  expect(isUnsaved({ cities: ['Taif'], corners: [] }, saved)).toBe(true);
  expect(isUnsaved({ cities: ['Taif', 'Jeddah'], corners: [corner(24.1)] }, saved)).toBe(true);
});
