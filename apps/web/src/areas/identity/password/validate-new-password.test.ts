import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { validateNewPassword } from './validate-new-password.ts';

const errors = (password: string, password_confirmation: string) =>
  validateNewPassword({ password, password_confirmation });

test('S5.05 nothing typed: passwordRequired and confirmPasswordRequired', () => {
  expect(errors('', '')).toEqual({
    password: m.identity_new_password_required,
    password_confirmation: m.identity_confirm_required,
  });
});

test('S5.05 two that differ, by a blank even: passwordDontMatch', () => {
  expect(errors('Balsam#2027', 'Balsam#2028').password_confirmation).toBe(m.identity_passwords_differ);
  expect(errors('Balsam#2027', 'Balsam#2027 ').password_confirmation).toBe(m.identity_passwords_differ);
});

test('S5.05 seven characters are too few, also when they are made of two units each', () => {
  expect(errors('Balsam#', 'Balsam#').password).toBe(m.identity_password_short);
  expect(errors('😀😀😀😀😀😀😀', '😀😀😀😀😀😀😀').password).toBe(m.identity_password_short);
});

test('S5.05 eight that are typed alike are sent', () => {
  expect(Object.values(errors('Balsam#2', 'Balsam#2')).filter(Boolean)).toEqual([]);
});
