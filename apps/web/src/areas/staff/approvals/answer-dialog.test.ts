import { expect, test } from 'vitest';
import { approvedAmount } from './answer-dialog.tsx';

test('an approved amount with three decimals is none: 10.000 may be meant as ten thousand', () => {
  const approved = (amount: string) => approvedAmount({ decision: 'approved', amount });
  expect([approved('10.000'), approved('1,500.50'), approved('')]).toEqual([Number.NaN, 1500.5, null]);
  expect(approvedAmount({ decision: 'rejected', amount: '10.000' })).toBeNull();
});
