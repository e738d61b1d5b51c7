import { describe, expect, test } from 'vitest';
import { mayManageStaff, roleMay, roles, staffActions, staffStates } from './index.ts';
import { staffMenuOf } from '../shell/index.ts';

describe('what an administrator may do with somebody of the staff', () => {
  test.each(staffActions)('%s is never done to oneself', (act) => {
    for (const state of staffStates)
      expect(mayManageStaff(act, { state, isSelf: true })).toMatchObject({ ok: false, code: 'own_account' });
  });

  test.each([
    ['lock', 'invited'],
    ['lock', 'locked'],
    ['unlock', 'active'],
    ['invite', 'active'],
    ['cancel', 'active'],
    ['cancel', 'locked'],
    ['send_password_link', 'invited'],
    ['send_password_link', 'locked'],
    ['reset_second_factor', 'locked'],
  ] as const)('%s is not for somebody who is %s', (act, state) => {
    expect(mayManageStaff(act, { state, isSelf: false })).toMatchObject({ ok: false, code: 'staff_changed' });
  });

  test.each([
    ['invite', 'invited'],
    ['cancel', 'invited'],
    ['change_role', 'invited'],
    ['change_role', 'active'],
    ['change_role', 'locked'],
    ['lock', 'active'],
    ['unlock', 'locked'],
    ['send_password_link', 'active'],
    ['reset_second_factor', 'active'],
  ] as const)('%s is for somebody who is %s', (act, state) => {
    expect(mayManageStaff(act, { state, isSelf: false })).toEqual({ ok: true });
  });
});

describe('the permissions of roles', () => {
  test('only administrators manage the staff', () => {
    const may = Object.values(roles).filter((role) => roleMay(role, 'manage_staff'));
    expect(may).toEqual([roles.administrator]);
  });

  test('a number that is no role has no permission', () => {
    expect(roleMay(2, 'manage_staff')).toBe(false);
  });

  test('each role of the staff has its first page in the menu, and what it may do', () => {
    const paths = (role: number) => staffMenuOf(role).map(({ path }) => path);
    const shop = ['/staff/orders', '/staff/refills', '/staff/catalogue'];
    const [support, ratings, people] = ['/staff/support', '/staff/ratings', '/staff/people'];
    const [visits, approvals, settings] = ['/staff/visits', '/staff/approvals', '/staff/settings'];
    const [doctors, waiting, codes] = ['/staff/doctors', '/staff/waiting-list', '/staff/door-codes'];
    const [sold, content, incidents] = ['/staff/packages', '/staff/content', '/staff/ovr'];
    const [admissions, departments] = ['/staff/admissions', '/staff/departments'];
    const desk = [
      visits,
      admissions,
      doctors,
      departments,
      waiting,
      codes,
      ratings,
      approvals,
      sold,
      content,
      incidents,
      '/staff/delivery-areas',
    ];
    expect(paths(roles.administrator)).toEqual([
      '/staff',
      ...shop,
      support,
      ...desk,
      '/staff/riders',
      people,
      '/staff/retention',
      '/staff/audit',
      settings,
    ]);
    expect(paths(roles.support)).toEqual(['/staff', support]);
    expect(paths(roles.pharmacist)).toEqual(['/staff', ...shop, ratings]);
    const [patients, desks] = ['/staff/patients', [visits, admissions, doctors, waiting, codes, approvals]];
    expect(paths(roles.frontDesk)).toEqual(['/staff', '/staff/queue', patients, ...desks]);
    expect(paths(roles.records)).toEqual(['/staff', patients, '/staff/reports']);
  });
  test('an order is filled by pharmacists alone; administrators look at it', () => {
    const who = (permission: 'see_orders' | 'fill_orders') =>
      Object.values(roles).filter((role) => roleMay(role, permission));
    expect(who('fill_orders')).toEqual([roles.pharmacist]);
    expect(new Set(who('see_orders'))).toEqual(new Set([roles.administrator, roles.pharmacist]));
  });
});
