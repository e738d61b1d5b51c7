import { halalas, type Halalas } from './halalas.ts';

/**
 * VAT of an amount without VAT, rounded half up (DECISIONS §4). The VAT of a credit is the VAT of its invoice with the sign changed.
 * `percent` is a whole number from 0 to 100, else RangeError.
 */
export function vatOf(amount: Halalas, percent: number): Halalas {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) throw new RangeError(`not a percentage: ${percent}`);
  const hundredths = Math.abs(amount) * percent + 50;
  const rounded = (hundredths - (hundredths % 100)) / 100;
  return halalas(amount < 0 ? -rounded : rounded);
}

/** The VAT that is inside an amount with VAT, rounded half up: of a delivery charge, for instance (DECISIONS §4). */
export function vatInside(amount: Halalas, percent: number): Halalas {
  const whole = 100 + percent;
  const parts = 2 * amount * percent + whole;
  return halalas((parts - (parts % (2 * whole))) / (2 * whole));
}
