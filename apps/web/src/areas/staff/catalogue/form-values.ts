import { typedNumber } from '#shared/format/typed-number.ts';

/** What was typed into a field of a form. */
export const textValue = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Characters of a number: with its signs between thousands and its decimals none is cut, for `10,000` without its last digit reads as 10. */
export const numberLength = 16;

/** A number that was typed; null when the field is empty, NaN when it is none. */
export const numberValue = (form: FormData, name: string): number | null => typedNumber(textValue(form, name));

/** As it stands in a field. */
export const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
