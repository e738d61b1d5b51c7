import { expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';

test.each([
  ['ozempic', 'اوزنبك'],
  ['ozempic', 'ozembik'],
  ['voltaren', 'فولترين'],
  ['glucophage', 'glucofage'],
  ['flixonase', 'فليكسونيز'],
  ['novorapid', 'نوفورابيد'],
])('%s and %s sound alike', (one, other) => {
  expect(soundKey(one)).toBeDefined();
  expect(soundKey(other)).toBe(soundKey(one));
});

test.each([
  ['prednisone', 'prednisolone'],
  ['lantus', 'lasix'],
])('%s and %s do not', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});

test.each(['eno', 'دم', '500', '', '😀'])('%j is too little to be known by', (word) => {
  expect(soundKey(word)).toBeUndefined();
});
