import { expect, test } from 'vitest';
import { eraseAt, typeInto } from './otp-typing.ts';

test('S5.07 what is no digit is not taken', () => {
  expect(typeInto('', 0, 'a', 4)).toEqual({ code: '', at: 0 });
});

test('S5.07 a box takes one digit and the next box follows; Arabic digits are taken', () => {
  expect(typeInto('4', 1, '٧', 4)).toEqual({ code: '47', at: 2 });
});

test('S5.07 typing into a filled box replaces its digit', () => {
  expect(typeInto('4711', 1, '79', 4)).toEqual({ code: '4911', at: 2 });
});

test('S5.07 a suggested code fills all boxes and no more', () => {
  expect(typeInto('', 0, '123456', 4)).toEqual({ code: '1234', at: 6 });
});

test('S5.07 Backspace erases the digit of the box, else the one before it', () => {
  expect(eraseAt('47', 1)).toEqual({ code: '4', at: 1 });
  expect(eraseAt('47', 2)).toEqual({ code: '4', at: 1 });
  expect(eraseAt('', 0)).toEqual({ code: '', at: 0 });
});
