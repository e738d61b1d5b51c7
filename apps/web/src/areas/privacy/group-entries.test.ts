import { expect, test } from 'vitest';
import { groupEntries } from './group-entries.ts';
import type { Entry } from './api-types.ts';

const layla = { name: 'Layla Hassan', name_ar: 'ليلى حسن', role_id: 4 };
const entry = (id: number, more: Partial<Entry> = {}): Entry => ({
  id,
  at: `2026-11-22T06:0${id}:00.000Z`,
  action: 'read',
  what: 'timeline',
  title: 'Timeline',
  title_ar: 'السجل الزمني',
  record_id: null,
  who: layla,
  why: 'care',
  ...more,
});

test('the same reading by the same person is told once, with how often and since when', () => {
  const groups = groupEntries([entry(5), entry(4, { what: 'visit', title: 'Visit' }), entry(3), entry(2)]);
  expect(groups.map(({ latest, earliest, times }) => [latest.id, earliest.id, times])).toEqual([
    [5, 2, 3],
    [4, 4, 1],
  ]);
});
test('what another person did, or for another reason, or that changed something, is never told as the same', () => {
  const others = [
    entry(5),
    entry(4, { who: { ...layla, name: 'Omar Saleh' } }),
    entry(3, { why: 'staff' }),
    entry(2, { action: 'write' }),
    entry(1, { who: null }),
  ];
  expect(groupEntries(others)).toHaveLength(others.length);
});
