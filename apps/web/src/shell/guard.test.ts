import { expect, test } from 'vitest';
import { redirectFor, type RouteVisit } from './guard.ts';

const patient = { roleId: 3, agreedTerms: true, isDependent: false };
const doctor = { roleId: 4, agreedTerms: false, isDependent: false };
const visit = (change: Partial<RouteVisit>): RouteVisit => ({
  route: { access: ['patient'] },
  href: '/lab-works',
  person: undefined,
  ...change,
});

test('S2.03 a page that is not public sends a person without log-in to Login Dashboard, and keeps where they wanted to go', () => {
  expect(redirectFor(visit({}))).toEqual({ to: '/auth/user/dashboard', routeToNavigate: '/lab-works' });
  expect(redirectFor(visit({ route: { access: 'user' }, href: '/' }))).toEqual({ to: '/auth/user/dashboard' });
});

test('S2.03 a public page is open without a log-in', () => {
  expect(redirectFor(visit({ route: { access: 'public' } }))).toBeUndefined();
});

test('S4.19 a patient who has not agreed to the terms goes to Terms and Condition from every page but that one', () => {
  const person = { ...patient, agreedTerms: false };
  expect(redirectFor(visit({ person }))).toEqual({ to: '/terms-and-condition', routeToNavigate: '/lab-works' });
  expect(redirectFor(visit({ person, href: '/' }))).toEqual({ to: '/terms-and-condition' });
  expect(redirectFor(visit({ person, route: { access: 'public' } }))?.to).toBe('/terms-and-condition');
  expect(redirectFor(visit({ person, route: { access: 'user', beforeTerms: true } }))).toBeUndefined();
});

test('S4.19 a doctor is not asked for the terms', () => {
  expect(redirectFor(visit({ person: doctor, route: { access: ['doctor'] } }))).toBeUndefined();
});

test('a page of another role leads to the own landing', () => {
  expect(redirectFor(visit({ person: doctor }))).toEqual({ to: '/doctor/dashboard' });
  expect(redirectFor(visit({ person: { ...patient, roleId: 14 } }))).toEqual({ to: '/rider-orders' });
  expect(redirectFor(visit({ person: { ...patient, roleId: 7 } }))).toEqual({ to: '/staff' });
  expect(redirectFor(visit({ person: patient, route: { access: ['doctor'] } }))).toEqual({ to: '/dashboard' });
});

test('a page of one’s own role, or of anyone with a log-in, is open', () => {
  expect(redirectFor(visit({ person: patient }))).toBeUndefined();
  expect(redirectFor(visit({ person: doctor, route: { access: 'user' } }))).toBeUndefined();
});
