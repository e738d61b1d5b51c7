import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { onEnter } from './brand-field.tsx';

const pressed = (key: string, isComposing = false) => {
  const [preventDefault, make] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const event = { key, nativeEvent: { isComposing }, preventDefault } as unknown as KeyboardEvent;
  onEnter(make)(event);
  return [preventDefault.mock.calls.length, make.mock.calls.length];
};

test('Enter in the fields of a new brand makes the brand, and does not send the form of the product', () => {
  expect(pressed('Enter')).toEqual([1, 1]);
});

test('other keys, and the Enter that ends a composed word, are those of the field', () => {
  expect([pressed('a'), pressed('Tab'), pressed('Enter', true)]).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
