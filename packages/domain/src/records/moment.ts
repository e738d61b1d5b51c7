import { instantAt, isDay } from '../time/index.ts';

/** When something was, and how exactly that is known. A day, month or year begins at its first midnight in Riyadh. */
export type KnownMoment = { readonly at: Date; readonly precision: 'year' | 'month' | 'day' | 'instant' };

const precisions = { 4: 'year', 7: 'month', 10: 'day' } as const;
const instantText = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** How exactly a `date` or `dateTime` of FHIR says its moment. */
export const precisionOf = (text: string): KnownMoment['precision'] =>
  precisions[text.length as keyof typeof precisions] ?? 'instant';

/**
 * Reads a `date`, `dateTime` or `instant` of FHIR: `2025`, `2025-03`, `2025-03-01`, `2025-03-01T09:30:00+03:00`. A time without a zone is
 * Riyadh's. `+0300` and a space before the time, as databases write them, mean one moment only and are read as well.
 */
export function readMoment(text: string): KnownMoment | undefined {
  if (instantText.test(text)) return readInstant(text);
  if (!/^\d{4}(-\d{2}){0,2}$/.test(text)) return undefined;
  const day = `${text}-01-01`.slice(0, 10);
  return isDay(day) ? { at: instantAt(day, '00:00'), precision: precisionOf(text) } : undefined;
}

function readInstant(text: string): KnownMoment | undefined {
  const plain = text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  const at = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(plain) ? plain : `${plain}+03:00`);
  return isDay(text.slice(0, 10)) && Number.isFinite(at.getTime()) ? { at, precision: 'instant' } : undefined;
}
