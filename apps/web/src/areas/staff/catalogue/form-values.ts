import { toLatinDigits } from '@balsam/domain/text';

/** What was typed into a field of a form. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A number that was typed, in whichever digits; null when the field is empty, NaN when it is none. */
export const numberIn = (form: FormData, name: string): number | null => {
  const text = toLatinDigits(textIn(form, name)).replace(',', '.');
  return text === '' ? null : Number(text);
};

/** From the midnight in Riyadh of a day, as an instant. */
export const instantOf = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString();
