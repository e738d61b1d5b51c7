import { expect, test } from 'vitest';
import { countsView } from './facets.view.ts';

const ids = Array.from({ length: 40 }, (_, index) => index + 1);
const rows = ids.map((id) => ({ key: String(id), count: 100 - id }));
const titles = new Map(ids.map((id) => [id, { title: `Brand ${id}`, title_ar: `علامة ${id}` }]));

test('only the thirty largest are named, and those that are chosen wherever they stand', () => {
  expect(countsView(rows, titles).map(({ id }) => id)).toEqual(ids.slice(0, 30));
  expect(countsView(rows, titles, [3, 40]).map(({ id }) => id)).toEqual([...ids.slice(0, 30), 40]);
});

test('one that is chosen and has nothing counts as none, one that nobody knows is left out', () => {
  expect(countsView(rows.slice(0, 1), titles, [7, 99])).toEqual([
    { id: 1, title: 'Brand 1', title_ar: 'علامة 1', count: 99 },
    { id: 7, title: 'Brand 7', title_ar: 'علامة 7', count: 0 },
  ]);
});
