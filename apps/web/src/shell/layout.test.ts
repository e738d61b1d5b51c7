import { roles } from '@balsam/domain/identity';
import { expect, test } from 'vitest';
import { toastMilliseconds } from './layout.tsx';
import { bottomBarItems, isWithin, sideMenuItems } from './menus.ts';
import { workMenuItems } from './work-menus.ts';
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

test('S2.08 what an administrator hides leaves menu and bar, and a dependent’s bar has no pharmacy', () => {
  const hidden = ['/pharmacy', '/lab-works'];
  const side = sideMenuItems('patient', false, hidden);
  expect(paths(side)).toHaveLength(11);
  expect(paths(bottomBarItems('patient', side, hidden).bar)).toEqual([
    '/dashboard',
    '/appointment/upcoming/all',
    '/my-timeline',
  ]);
  expect(paths(bottomBarItems('patient', sideMenuItems('patient', true)).bar)).toEqual([
    '/dashboard',
    '/appointment/upcoming/all',
    '/my-timeline',
  ]);
});

test('S6.02 a doctor gets the doctor menu', () => {
  expect(paths(workMenuItems('doctor', roles.doctor))).toEqual([
    '/doctor/dashboard',
    '/doctor/appointments',
    '/doctor/messages',
    '/doctor/inpatients',
    '/doctor/critical-results',
    '/doctor/ovr',
    '/doctor/hours',
  ]);
});

test('the phone shows five places, and More holds exactly what the other four leave out, and the profile', () => {
  const { bar, rest } = bottomBarItems('patient', sideMenuItems('patient', false));
  expect(paths(bar)).toEqual(['/dashboard', '/appointment/upcoming/all', '/pharmacy', '/my-timeline']);
  expect(new Set([...paths(bar), ...paths(rest)])).toEqual(
    new Set([...paths(sideMenuItems('patient', false)), ...paths(bar), '/profile']),
  );
  expect(paths(bottomBarItems('doctor', workMenuItems('doctor', roles.doctor)).rest)).toEqual([
    '/doctor/critical-results',
    '/doctor/ovr',
    '/doctor/hours',
    '/profile',
  ]);
});

test('the staff have the places that their role opens, and no bottom bar for one alone', () => {
  const administrator = paths(workMenuItems('staff', roles.administrator));
  expect(administrator).toEqual(
    expect.arrayContaining(['/staff', '/staff/orders', '/staff/people', '/staff/settings']),
  );
  const bar = paths(bottomBarItems('staff', workMenuItems('staff', roles.administrator)).bar);
  expect(bar).toHaveLength(4);
  expect([...bar, ...paths(bottomBarItems('staff', workMenuItems('staff', roles.administrator)).rest)]).toEqual([
    ...administrator,
    '/profile',
  ]);
  const pharmacist = ['/staff', '/staff/orders', '/staff/refills', '/staff/catalogue', '/staff/ratings'];
  expect(paths(workMenuItems('staff', roles.pharmacist))).toEqual(pharmacist);
  expect(paths(bottomBarItems('staff', workMenuItems('staff', roles.pharmacist)).bar)).toEqual(pharmacist.slice(0, 4));
  const records = paths(workMenuItems('staff', roles.records));
  for (const path of ['/staff/orders', '/staff/people', '/staff/settings']) expect(records).not.toContain(path);
  const alone = workMenuItems('staff', roles.support);
  expect(paths(alone)).toEqual(['/staff', '/staff/support']);
});

test.each([
  ['/appointment/12/pay', '/appointment/upcoming/all'],
  ['/find-a-specialist/7', '/appointment/upcoming/all'],
  ['/check-in/3', '/appointment/upcoming/all'],
  ['/lab-works', '/my-timeline'],
  ['/medical-file', '/my-timeline'],
  ['/pharmacy/orders/4', '/pharmacy'],
  ['/profile', undefined],
])('on the phone %s lights %s and nothing else of the bar', (pathname, path) => {
  const { bar } = bottomBarItems('patient', sideMenuItems('patient', false));
  expect(bar.filter((item) => isWithin(item, pathname)).map((item) => item.path)).toEqual(path ? [path] : []);
});
