import { latinNumbers, plainDecimal } from '@balsam/domain/records';

/** A size as it was typed, in the digits of either language, with a point or a comma before the decimals; undefined for what is no number. */
export function sizeTyped(text: string): number | undefined {
  const decimal = plainDecimal(latinNumbers(text).replace(/[,،]/, '.'));
  return decimal === undefined ? undefined : Number(decimal);
}
