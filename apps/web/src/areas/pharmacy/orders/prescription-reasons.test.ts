import { describe, expect, test } from 'vitest';
import { prescriptionReasons } from './prescription-reasons.ts';

const sent = (ID: number, REASON: string | null) => ({ ID, REASON });

describe('the reason of a pharmacist is said once', () => {
  test('S8.09 not again with a prescription where the order was rejected for it', () => {
    const rejected = {
      REJECTION_REASON: 'Not legible',
      PRESCRIPTIONS: [sent(1, 'Not legible'), sent(2, 'Not legible')],
    };
    expect([...prescriptionReasons(rejected)]).toEqual([]);
    expect([...prescriptionReasons({ ...rejected, REJECTION_REASON: 'Damaged' })]).toEqual([[1, 'Not legible']]);
  });
  test('D6.02 with the first of those that were judged together', () => {
    const PRESCRIPTIONS = [sent(1, null), sent(2, 'One year old'), sent(3, 'One year old'), sent(4, 'For another')];
    expect([...prescriptionReasons({ REJECTION_REASON: null, PRESCRIPTIONS })]).toEqual([
      [2, 'One year old'],
      [4, 'For another'],
    ]);
  });
});
