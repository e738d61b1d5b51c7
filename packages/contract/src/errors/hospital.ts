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
  hours_too_short: {
    http: 422,
    en: 'The hours are shorter than one visit. Please choose a later end',
    ar: 'المدة أقصر من زيارة واحدة. يُرجى اختيار وقت انتهاء أبعد',
  },
  hours_overlap: {
    http: 422,
    en: 'Two of these periods overlap. A doctor can only be in one place at a time',
    ar: 'توجد فترتان في الوقت نفسه، ولا يمكن للطبيب العمل في مكانين معًا',
  },
  clinic_not_theirs: {
    http: 422,
    en: 'The doctor does not work in this clinic',
    ar: 'الطبيب لا يعمل في هذه العيادة',
  },
  clinic_has_hours: {
    http: 409,
    en: 'The doctor still has working hours in a clinic that you took off. Please end those hours first, or keep the clinic',
    ar: 'لا تزال للطبيب ساعات عمل في العيادة المراد إزالتها. يُرجى إنهاء هذه الساعات أولًا أو الإبقاء على العيادة',
  },
  day_in_past: { http: 422, en: 'Please choose today or a later day', ar: 'يُرجى اختيار اليوم أو يوم لاحق' },
  days_out_of_order: {
    http: 422,
    en: 'The last day is before the first one',
    ar: 'اليوم الأخير يسبق اليوم الأول',
  },
  schedule_changed: {
    http: 409,
    en: 'These hours have changed meanwhile. Please check them again',
    ar: 'عُدّلت ساعات العمل في هذه الأثناء. يُرجى الاطلاع عليها من جديد',
  },
  doctor_texts_changed: {
    http: 409,
    en: 'A colleague has changed these texts meanwhile. Please choose which version to keep',
    ar: 'عدّل أحد الزملاء هذه النصوص في هذه الأثناء. يُرجى اختيار النسخة المراد الاحتفاظ بها',
  },
  leave_overlaps: {
    http: 409,
    en: 'There is already leave or a request on these days',
    ar: 'توجد إجازة أو طلب إجازة في هذه الأيام',
  },
  leave_decided: {
    http: 409,
    en: 'This leave has changed meanwhile. Please check it again',
    ar: 'تغيّرت حالة هذه الإجازة. يُرجى الاطلاع عليها من جديد',
  },
  slot_not_fitting: {
    http: 422,
    en: 'This time does not fit the visit: different type, branch, speciality or price',
    ar: 'هذا الوقت لا يناسب الزيارة لاختلاف النوع أو الفرع أو التخصص أو السعر',
  },
} as const satisfies ErrorTable;
