import { describe, expect, test } from 'vitest';
import { prescriptionReasons } from './prescription-reasons.ts';

const sent = (id: number, reason: string | null) => ({ id, reason });

describe('the reason of a pharmacist is said once', () => {
  test('S8.09 not again with a prescription where the order was rejected for it', () => {
    const rejected = {
      rejectionReason: 'Not legible',
      prescriptions: [sent(1, 'Not legible'), sent(2, 'Not legible')],
    };
    expect([...prescriptionReasons(rejected)]).toEqual([]);
    expect([...prescriptionReasons({ ...rejected, rejectionReason: 'Damaged' })]).toEqual([[1, 'Not legible']]);
  });
  test('D6.02 with the first of those that were judged together', () => {
    const prescriptions = [sent(1, null), sent(2, 'One year old'), sent(3, 'One year old'), sent(4, 'For another')];
    expect([...prescriptionReasons({ rejectionReason: null, prescriptions })]).toEqual([
      [2, 'One year old'],
      [4, 'For another'],
    ]);
  });
});
