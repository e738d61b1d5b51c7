import { expect, test } from 'vitest';
import { medicineUse } from './index.ts';

test.each([
  [{ status: 'active' }, undefined],
  [{ status: 'active', intent: 'order' }, undefined],
  [{ status: 'unknown' }, undefined],
  [{}, undefined],
  [{ status: 'stopped' }, 'over'],
  [{ status: 'Completed ' }, 'over'],
  [{ status: 'on-hold' }, 'on_hold'],
  [{ status: 'intended' }, 'planned'],
  [{ status: 'active', intent: 'proposal' }, 'planned'],
  [{ status: 'stopped', intent: 'plan' }, 'over'],
  [{ status: 'not-taken' }, 'not_taken'],
  [{ status: 'active', doNotPerform: true }, 'not_to_take'],
] as const)('D11.13 %j: %s', (resource, use) => {
  expect(medicineUse(resource)).toBe(use);
});
