import type { ErrorTable } from './table.ts';

export const visitsErrors = {
  own_affair: {
    http: 403,
    en: 'From the age of 15, this is between the young person and the doctor, in their own account',
    ar: 'من سن ١٥ عامًا يكون هذا بين صاحب الملف والطبيب فقط، ومن حساب صاحب الملف',
  },
  case_history_closed: {
    http: 409,
    en: 'The visit has begun. What you want to add can be told to the doctor',
    ar: 'بدأت الزيارة. يمكنكم إخبار الطبيب بما تودّون إضافته',
  },
  case_history_changed: {
    http: 409,
    en: 'This text was changed on another device meanwhile. Please choose which version to keep',
    ar: 'عُدّل هذا النص من جهاز آخر في هذه الأثناء. يُرجى اختيار النسخة المراد الاحتفاظ بها',
  },
  summary_signed: {
    http: 409,
    en: 'This summary is signed and final. You can add to it',
    ar: 'هذا الملخص موقَّع ونهائي. يمكن الإضافة إليه',
  },
  summary_changed: {
    http: 409,
    en: 'This draft was changed on another screen meanwhile. Please choose which version to keep',
    ar: 'عُدّلت هذه المسودة من شاشة أخرى في هذه الأثناء. يُرجى اختيار النسخة المراد الاحتفاظ بها',
  },
  summary_not_signed: {
    http: 409,
    en: 'This summary is not signed yet',
    ar: 'لم يُوقَّع هذا الملخص بعد',
  },
  summary_incomplete: {
    http: 422,
    en: 'Please write what you found, choose a diagnosis, and give each medicine a dose',
    ar: 'يُرجى كتابة نتائج الفحص واختيار تشخيص وتحديد جرعة كل دواء',
  },
  sick_leave_not_valid: {
    http: 422,
    en: 'A sick leave begins on the day of the visit and is {days:day} long at most',
    ar: 'تبدأ الإجازة المرضية من يوم الزيارة ولا تتجاوز {days:day}',
  },
  diagnosis_not_known: {
    http: 422,
    en: 'Please choose the diagnosis from the list',
    ar: 'يُرجى اختيار التشخيص من القائمة',
  },
  medicine_withdrawn: {
    http: 422,
    en: 'This medicine is no longer sold. Please remove it from the summary: {name}',
    ar: 'لم يعد هذا الدواء متوفرًا للبيع. يُرجى حذفه من الملخص: {name_ar}',
  },
  too_many_addenda: {
    http: 422,
    en: 'This summary has as many additions as it can take. Please write to the patient instead',
    ar: 'بلغ هذا الملخص الحد الأعلى من الإضافات. يُرجى مراسلة المريض بدلًا من ذلك',
  },
  too_many_phrases: {
    http: 422,
    en: 'You have saved as many sentences as can be kept. Please delete one first',
    ar: 'بلغتم الحد الأعلى من العبارات المحفوظة. يُرجى حذف واحدة أولًا',
  },
  chat_closed: {
    http: 409,
    en: 'This conversation is closed. It can still be read',
    ar: 'أُغلقت هذه المحادثة، ويمكن قراءتها',
  },
} as const satisfies ErrorTable;
