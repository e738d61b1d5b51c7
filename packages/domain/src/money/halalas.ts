declare const brand: unique symbol;

/** An amount of money: a whole number of halalas, 100 to the riyal. */
export type Halalas = number & { readonly [brand]: 'halalas' };

/** Takes a number for an amount of halalas. Throws RangeError unless it is a safe integer. */
export function halalas(n: number): Halalas {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of halalas: ${n}`);
  // Minus zero would print a sign.
  return (n === 0 ? 0 : n) as Halalas;
}

/** Riyals as the wire has them: a number with at most two decimals. */
export function toSar(h: Halalas): number {
  return h / 100;
}

/** Riyals of the wire as halalas. Throws RangeError when there are more than two decimals, or no finite number. */
export function fromSar(n: number): Halalas {
  const whole = Math.round(n * 100);
  // Division rounds correctly, so the quotient is the very double that two decimals parse to, and no other.
  if (whole / 100 !== n) throw new RangeError(`not an amount of SAR: ${n}`);
  return halalas(whole);
}

/** Riyals with exactly two decimals and Latin digits, for machines to read: `115.00`. */
export function sarText(h: Halalas): string {
  const digits = String(Math.abs(h)).padStart(3, '0');
  return `${h < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of amounts; zero for none. */
export function sum(amounts: Iterable<Halalas>): Halalas {
  let total = 0;
  for (const amount of amounts) total += amount;
  return halalas(total);
}
