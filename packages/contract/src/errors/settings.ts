import type { ErrorTable } from './table.ts';

/** What a change of a system setting may be refused with (D13.07). */
export const settingsErrors = {
  setting_not_valid: {
    http: 422,
    en: 'This is not a valid value for the setting',
    ar: 'هذه القيمة غير صالحة لهذا الإعداد',
  },
  setting_out_of_range: {
    http: 422,
    en: 'Please enter a value from {min} to {max}',
    ar: 'يُرجى إدخال قيمة من {min} إلى {max}',
  },
  setting_out_of_order: {
    http: 422,
    en: '“{lower}” cannot be above “{upper}”',
    ar: 'لا يمكن أن تزيد قيمة «{lower_ar}» على قيمة «{upper_ar}»',
  },
  setting_times_out_of_order: {
    http: 422,
    en: '“{lower}” has to be earlier than “{upper}”',
    ar: 'يجب أن يسبق وقت «{lower_ar}» وقت «{upper_ar}»',
  },
  setting_changed: {
    http: 409,
    en: 'Someone else has changed this setting meanwhile. This is its current value; please check again',
    ar: 'عُدّل هذا الإعداد في هذه الأثناء. هذه قيمته الآن، يُرجى المراجعة',
  },
} as const satisfies ErrorTable;
