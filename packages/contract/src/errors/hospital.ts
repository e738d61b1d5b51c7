import type { ErrorTable } from './table.ts';

export const hospitalErrors = {
  doctor_unavailable: {
    http: 409,
    en: 'The doctor is not available on this date. Please choose another day',
    ar: 'الطبيب غير متاح في هذا اليوم. يُرجى اختيار يوم آخر',
  },
  doctor_fully_booked: {
    http: 409,
    en: 'The doctor is fully booked on this date. Please choose another day',
    ar: 'اكتملت مواعيد الطبيب في هذا اليوم. يُرجى اختيار يوم آخر',
  },
} as const satisfies ErrorTable;
