const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic-Indic and Persian digits as Latin ones; everything else stays. */
export function toLatinDigits(s: string): string {
  // Both blocks begin at a code point whose last four bits are the digit itself.
  return s.replace(easternDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
}
