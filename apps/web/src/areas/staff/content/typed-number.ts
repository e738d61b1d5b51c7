import { toLatinDigits } from '@balsam/domain/text';

/** The number that was typed, in whichever digits; null where it is none. */
export const typedNumber = (typed: string): number | null => {
  const number = Number(toLatinDigits(typed).replace(/[,٫]/, '.'));
  return typed.trim() === '' || !Number.isFinite(number) ? null : number;
};
