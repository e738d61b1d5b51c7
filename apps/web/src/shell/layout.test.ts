import { expect, test } from 'vitest';
import { toastMilliseconds } from './layout.tsx';
import { bottomBarItems, sideMenuItems } from './menus.ts';
import { appearsBeyondPx } from './scroll-top.tsx';

const paths = (places: readonly { path: string }[]): string[] => places.map(({ path }) => path);

test('S9.02 toasts stay 2000 ms on rider screens and 5000 ms elsewhere', () => {
  const ofRiders = ['/rider-orders', '/rider-order-details', '/order-deliverd'];
  const forgotten = ['forgot-password', 'otp', 'new-password'].map((step) => `/auth/user/rider-${step}`);
  expect(new Set([...ofRiders, ...forgotten].map(toastMilliseconds))).toEqual(new Set([2000]));
  expect(new Set(['/dashboard', '/', '/auth/user/otp', '/pharmacy/orders'].map(toastMilliseconds))).toEqual(
    new Set([5000]),
  );
});

test('S2.10 scroll-to-top appears after 600 px', () => {
  expect(appearsBeyondPx).toBe(600);
});

test('S2.08 a dependent’s menu has the six guardian-visible items; a guest has none', () => {
  expect(paths(sideMenuItems('guest', false))).toEqual([]);
  expect(paths(sideMenuItems('patient', true))).toHaveLength(6);
});

test('S2.08 the menu of a patient is the twelve items and the pharmacy', () => {
  expect(paths(sideMenuItems('patient', false))).toHaveLength(13);
});

test('S6.02 a doctor gets the doctor menu', () => {
  expect(paths(sideMenuItems('doctor', false))).toEqual([
    '/doctor/dashboard',
    '/doctor/appointments',
    '/doctor/inpatients',
    '/doctor/critical-results',
    '/doctor/ovr',
  ]);
});

test('the phone shows five places, and More holds exactly what the other four leave out, and the profile', () => {
  const { bar, rest } = bottomBarItems('patient', false);
  expect(paths(bar)).toEqual(['/dashboard', '/appointment/upcoming/onsite', '/pharmacy', '/my-timeline']);
  expect(new Set([...paths(bar), ...paths(rest)])).toEqual(
    new Set([...paths(sideMenuItems('patient', false)), ...paths(bar), '/profile']),
  );
  expect(paths(bottomBarItems('doctor', false).rest)).toEqual(['/doctor/ovr', '/profile']);
});

test('the staff have the places that their role opens, and no bottom bar for one alone', () => {
  const shop = ['/staff/orders', '/staff/catalogue'];
  const [support, ratings, people] = ['/staff/support', '/staff/ratings', '/staff/people'];
  expect(paths(sideMenuItems('staff', false, 1))).toEqual(['/staff', ...shop, support, ratings, people]);
  expect(paths(sideMenuItems('staff', false, 5))).toEqual(['/staff', ...shop, ratings]);
  expect(paths(sideMenuItems('staff', false, 7))).toEqual(['/staff']);
  expect(paths(bottomBarItems('staff', false, 1).bar)).toEqual(['/staff', ...shop, support]);
  expect(paths(bottomBarItems('staff', false, 1).rest)).toEqual([ratings, people, '/profile']);
  expect(paths(bottomBarItems('staff', false, 5).bar)).toEqual(['/staff', ...shop, ratings]);
  expect(bottomBarItems('staff', false, 7)).toEqual({ bar: [], rest: [] });
});
