import { expect, test } from 'vitest';
import { onceEach } from './once-each.ts';

test('a row that slid onto the next page meanwhile stands once, where it was, as it was read last', () => {
  const pages = [
    [
      { id: 9, read: 1 },
      { id: 8, read: 1 },
    ],
    [
      { id: 8, read: 2 },
      { id: 7, read: 2 },
    ],
  ];
  expect(onceEach(pages.flat(), ({ id }) => id)).toEqual([
    { id: 9, read: 1 },
    { id: 8, read: 2 },
    { id: 7, read: 2 },
  ]);
});
