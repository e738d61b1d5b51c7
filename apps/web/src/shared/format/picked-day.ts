import { momentOf } from './dates.ts';
import { dateFormat, pickerTag, riyadh } from './intl.ts';

/** A day as date pickers say it, en-US and ar-EG (SPEC §9): `Sunday, November 22, 2026`, `الأحد، ٢٢ نوفمبر ٢٠٢٦`. Beside the form that has one. */
export const pickedDay = (value: string): string =>
  dateFormat(pickerTag(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: riyadh }).format(
    momentOf(value),
  );
