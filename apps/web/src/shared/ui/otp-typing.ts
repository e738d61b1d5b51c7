import { toLatinDigits } from '@balsam/domain/text';

/** What the boxes hold and which of them comes next. */
export type OtpState = { readonly code: string; readonly at: number };

/** The Latin digits in a text, Arabic ones turned. */
export const digitsOf = (text: string): string => toLatinDigits(text).replaceAll(/\D/g, '');

/** After `typed` has come into box `index`; one box may hand over many digits (a suggested code). */
export const typeInto = (code: string, index: number, typed: string, length: number): OtpState => {
  const found = digitsOf(typed);
  const at = Math.min(index, code.length);
  // A box that already held a digit hands over both; the new one is the last.
  const added = index < code.length && found.length === 2 ? found.slice(1) : found;
  return { code: (code.slice(0, at) + added + code.slice(at + added.length)).slice(0, length), at: at + added.length };
};

/** After Backspace in box `index`: its digit goes, or the one before when it is empty. */
export const eraseAt = (code: string, index: number): OtpState => {
  const at = code[index] === undefined ? Math.min(index, code.length) - 1 : index;
  return at < 0 ? { code, at: 0 } : { code: code.slice(0, at) + code.slice(at + 1), at };
};
