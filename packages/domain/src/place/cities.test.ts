import { expect, test } from 'vitest';
import { cities, cityNamed } from './index.ts';

test('a place that is no city of the list has no other name', () => {
  expect(cityNamed('Boston')).toBeUndefined();
  expect(cityNamed('')).toBeUndefined();
});
test('a city is found by its name in either language', () => {
  expect(cityNamed(' الرياض ')).toMatchObject({ name: 'Riyadh', nameAr: 'الرياض', latitude: 24.7136 });
  expect(cities.map(({ name }) => cityNamed(name))).toEqual(cities);
  expect(cities.map(({ nameAr }) => cityNamed(nameAr))).toEqual(cities);
});
