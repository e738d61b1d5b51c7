import { expect, test } from 'vitest';
import { validatePasswordChange } from './password-change.ts';

const request = { currentPassword: 'old one', password: 'new one', confirmation: 'new one' };

test('S5.02 each empty field is marked', () => {
  expect(validatePasswordChange({ currentPassword: '', password: '', confirmation: '' })).toEqual({
    currentPassword: true,
    password: true,
    confirmation: true,
  });
});

test('S5.02 a confirmation that differs is marked, and nothing else', () => {
  expect(validatePasswordChange({ ...request, confirmation: 'new 0ne' })).toEqual({
    currentPassword: false,
    password: false,
    confirmation: true,
  });
});

test('S5.02 three fields that agree are marked nowhere', () => {
  expect(Object.values(validatePasswordChange(request))).toEqual([false, false, false]);
});
