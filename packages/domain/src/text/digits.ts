const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic-Indic and Persian digits as Latin ones; everything else stays. */
export function toLatinDigits(s: string): string {
  // Both blocks begin at a code point whose last four bits are the digit itself.
  return s.replace(easternDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
}

const ownLatinNumber = /(?<![A-Za-z\d])\d+(?![A-Za-z\d])/g;

/** Latin digits of an Arabic text as Arabic-Indic ones; those that belong to a Latin word (B12) stay. */
export function toArabicDigits(s: string): string {
  return s.replace(ownLatinNumber, (number) =>
    number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  );
}
