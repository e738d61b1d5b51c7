import type { ErrorTable } from './table.ts';

export const checkInErrors = {
  check_in_not_open: {
    http: 422,
    en: 'You can prepare for the visit from {days:day} before it',
    ar: 'يُفتح الاستعداد للزيارة قبلها بمدة {days:day}',
  },
  check_in_over: {
    http: 409,
    en: 'It is no longer possible to prepare for this visit',
    ar: 'لم يعد الاستعداد لهذه الزيارة ممكنًا',
  },
  guardian_agrees: {
    http: 422,
    en: 'Under the age of 18, a guardian must agree to the treatment. Please ask your guardian to complete this step',
    ar: 'لمن هم دون ١٨ عامًا يوافق ولي الأمر على العلاج. يُرجى إتمام هذه الخطوة من حساب ولي الأمر',
  },
  answer_wrong: {
    http: 422,
    en: 'Please check this answer',
    ar: 'يُرجى مراجعة هذه الإجابة',
  },
  answer_missing: {
    http: 422,
    en: 'Please answer this question',
    ar: 'يُرجى الإجابة عن هذا السؤال',
  },
  answers_changed: {
    http: 409,
    en: 'These answers were changed on another device meanwhile. Please choose which version to keep',
    ar: 'عُدّلت هذه الإجابات من جهاز آخر في هذه الأثناء. يُرجى اختيار النسخة المراد الاحتفاظ بها',
  },
  door_code_wrong: {
    http: 422,
    en: 'This code is not valid. Please scan the code at the entrance again',
    ar: 'هذا الرمز غير صحيح. يُرجى مسح الرمز الموجود عند المدخل مرة أخرى',
  },
  no_visit_here_today: {
    http: 404,
    en: 'You have no appointment at this branch today. The front desk will be happy to help',
    ar: 'لا يوجد لكم موعد اليوم في هذا الفرع. يسعد الاستقبال بمساعدتكم',
  },
} as const satisfies ErrorTable;
