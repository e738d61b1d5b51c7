import { expect, test } from 'vitest';
import { roles } from '../identity/index.ts';
import { daySectionsOf, lateAfter, lateKindsOf } from './index.ts';

test('D13.31 each role sees the figures of its own work', () => {
  expect(daySectionsOf(roles.administrator)).toEqual(['visits', 'queue', 'orders', 'tickets', 'revenue']);
  expect(daySectionsOf(roles.pharmacist)).toEqual(['orders']);
  expect(daySectionsOf(roles.support)).toEqual(['tickets']);
  expect(daySectionsOf(roles.frontDesk)).toEqual(['visits', 'queue', 'files']);
  expect(daySectionsOf(roles.records)).toEqual(['files', 'reports']);
  for (const other of [roles.patient, roles.doctor, roles.rider, 2]) expect(daySectionsOf(other)).toEqual([]);
});

test('D13.31 what is late is told to those whose work it is', () => {
  expect(lateKindsOf(roles.frontDesk)).toEqual(['visits', 'queue', 'approvals']);
  expect(lateKindsOf(roles.pharmacist)).toEqual(['orders', 'refills']);
  expect(lateKindsOf(roles.records)).toEqual(['reports']);
  expect(lateKindsOf(roles.administrator)).toContain('critical');
  expect(lateKindsOf(roles.patient)).toEqual([]);
  expect(lateAfter('queue')).toBe(45);
});
