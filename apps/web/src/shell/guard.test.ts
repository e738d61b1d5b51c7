import { expect, test } from 'vitest';
import { detourOf, type Visit } from './guard.ts';

const patient = { roleId: 3, agreedTerms: true, isDependent: false };
const doctor = { roleId: 4, agreedTerms: false, isDependent: false };
const visit = (change: Partial<Visit>): Visit => ({
  facts: { access: ['patient'] },
  href: '/lab-works',
  person: undefined,
  ...change,
});

test('S2.03 a page that is not public sends a person without log-in to Login Dashboard, and keeps where they wanted to go', () => {
  expect(detourOf(visit({}))).toEqual({ to: '/auth/user/dashboard', routeToNavigate: '/lab-works' });
  expect(detourOf(visit({ facts: { access: 'user' }, href: '/' }))).toEqual({ to: '/auth/user/dashboard' });
});

test('S2.03 a public page is open without a log-in', () => {
  expect(detourOf(visit({ facts: { access: 'public' } }))).toBeUndefined();
});

test('S4.19 a patient who has not agreed to the terms goes to Terms and Condition from every page but that one', () => {
  const person = { ...patient, agreedTerms: false };
  expect(detourOf(visit({ person }))).toEqual({ to: '/terms-and-condition', routeToNavigate: '/lab-works' });
  expect(detourOf(visit({ person, href: '/' }))).toEqual({ to: '/terms-and-condition' });
  expect(detourOf(visit({ person, facts: { access: 'public' } }))?.to).toBe('/terms-and-condition');
  expect(detourOf(visit({ person, facts: { access: 'user', beforeTerms: true } }))).toBeUndefined();
});

test('S4.19 a doctor is not asked for the terms', () => {
  expect(detourOf(visit({ person: doctor, facts: { access: ['doctor'] } }))).toBeUndefined();
});

test('a page of another role leads to the own landing', () => {
  expect(detourOf(visit({ person: doctor }))).toEqual({ to: '/doctor/dashboard' });
  expect(detourOf(visit({ person: { ...patient, roleId: 14 } }))).toEqual({ to: '/rider-orders' });
  expect(detourOf(visit({ person: { ...patient, roleId: 7 } }))).toEqual({ to: '/staff' });
  expect(detourOf(visit({ person: patient, facts: { access: ['doctor'] } }))).toEqual({ to: '/dashboard' });
});

test('a page of one’s own role, or of anyone with a log-in, is open', () => {
  expect(detourOf(visit({ person: patient }))).toBeUndefined();
  expect(detourOf(visit({ person: doctor, facts: { access: 'user' } }))).toBeUndefined();
});
