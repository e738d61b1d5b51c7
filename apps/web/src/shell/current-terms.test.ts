import { roles } from '@balsam/domain/identity';
import { expect, test } from 'vitest';
import { mayHaveNewTerms } from './current-terms.ts';

const person = { agreedTerms: true, isDependent: false };

test('S4.19 nobody is asked about newer terms who need not agree, or is about to be asked anyway', () => {
  expect(mayHaveNewTerms(undefined)).toBe(false);
  expect(mayHaveNewTerms({ ...person, roleId: roles.doctor })).toBe(false);
  expect(mayHaveNewTerms({ ...person, roleId: roles.rider })).toBe(false);
  expect(mayHaveNewTerms({ ...person, roleId: roles.patient, agreedTerms: false })).toBe(false);
});
test('S4.19 a patient who agreed may have a newer version to read', () => {
  expect(mayHaveNewTerms({ ...person, roleId: roles.patient })).toBe(true);
});
