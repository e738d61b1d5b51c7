import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';
import type { Message } from './api-types.ts';

const at = (id: number, created_at: string): Message => ({
  id,
  mine: true,
  from_staff: false,
  author: 'Sara',
  author_ar: 'سارة',
  text: 'Hello',
  file: null,
  created_at,
});

test('messages are parted where the day ends in Riyadh, and keep their order', () => {
  const days = groupByDay([
    at(1, '2026-11-21T20:59:59.000Z'),
    at(2, '2026-11-21T21:00:00.000Z'),
    at(3, '2026-11-22T20:00:00.000Z'),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [1]],
    ['2026-11-22', [2, 3]],
  ]);
});
