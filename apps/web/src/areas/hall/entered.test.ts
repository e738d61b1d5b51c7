import { describe, expect, test } from 'vitest';
import { readEntered } from './entered.ts';

const code = '000000001234176700000012345678'.padEnd(54, '9');

describe('D13.22 what stands in the field of a kiosk', () => {
  test('a number is a number, in digits of either kind', () => {
    expect(readEntered(' 1000042 ')).toEqual({ number: '1000042' });
    expect(readEntered('١٠٠٠٠٤٢')).toEqual({ number: '1000042' });
    expect(readEntered('  ')).toBeUndefined();
  });

  test('a code that was scanned behind digits of a number begun before wins', () => {
    expect(readEntered(code)).toEqual({ code });
    expect(readEntered(`100${code}`)).toEqual({ code });
    expect(readEntered(`١٠٠${code}\n`)).toEqual({ code });
    expect(readEntered(`A-12${code}`)).toEqual({ code });
  });

  test('of two codes it is the one that was scanned last', () => {
    expect(readEntered(`${'1'.repeat(54)}${code}`)).toEqual({ code });
  });
});
