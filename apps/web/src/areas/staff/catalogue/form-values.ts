import { typedNumber } from '#shared/format/typed-number.ts';

/** What was typed into a field of a form. */
export const textValue = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A number that was typed; null when the field is empty, NaN when it is none. */
export const numberValue = (form: FormData, name: string): number | null => typedNumber(textValue(form, name));

/** As it stands in a field. */
export const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
