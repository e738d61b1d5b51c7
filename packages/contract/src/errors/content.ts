import type { ErrorTable } from './table.ts';

/** What writing, publishing and keeping content may be refused with (D14.04, D14.20). */
export const contentErrors = {
  content_changed: {
    http: 409,
    en: 'Someone else has changed this meanwhile. What you wrote is still here; please compare before saving',
    ar: 'أُجري تعديل آخر في هذه الأثناء. ما كُتب هنا لم يُفقد، يُرجى المقارنة قبل الحفظ',
  },
  content_one_language: {
    http: 422,
    en: 'This is written in one language only. Please complete it in Arabic and English before publishing',
    ar: 'النص مكتوب بلغة واحدة فقط. يُرجى إكماله بالعربية والإنجليزية قبل النشر',
  },
  content_incomplete: {
    http: 422,
    en: 'Please complete this before publishing',
    ar: 'يُرجى إكمال هذا الحقل قبل النشر',
  },
  publish_in_past: {
    http: 422,
    en: 'Please choose a time in the future',
    ar: 'يُرجى اختيار وقت لم يحن بعد',
  },
  publish_until_before_from: {
    http: 422,
    en: 'The end must be after the start',
    ar: 'يجب أن يكون وقت الانتهاء بعد وقت البدء',
  },
  content_not_published: { http: 422, en: 'This is not published', ar: 'هذا المحتوى غير منشور' },
  content_was_published: {
    http: 422,
    en: 'Published content stays in the history. You can end it instead',
    ar: 'يبقى ما نُشر في السجل، ويمكن إنهاء نشره بدلًا من ذلك',
  },
  content_terms_exist: {
    http: 422,
    en: 'There is only one of this kind. Please write its next version there',
    ar: 'توجد وثيقة واحدة من هذا النوع. يُرجى كتابة النسخة التالية فيها',
  },
  content_terms_stay: {
    http: 422,
    en: 'Terms do not end: they apply until the next version',
    ar: 'لا تنتهي الشروط، بل تبقى سارية حتى صدور النسخة التالية',
  },
  promotion_code_taken: {
    http: 422,
    en: 'Another promotion has this code',
    ar: 'هذا الرمز مستخدم في عرض آخر',
  },
  promotion_code_fixed: {
    http: 422,
    en: 'The code of a published promotion cannot be changed',
    ar: 'لا يمكن تغيير رمز عرض سبق نشره',
  },
  promotion_dates_not_valid: {
    http: 422,
    en: 'The last day cannot be before the first one',
    ar: 'لا يمكن أن يسبق اليوم الأخير اليوم الأول',
  },
  promotion_patients_required: {
    http: 422,
    en: 'Please enter at least one medical record number',
    ar: 'يُرجى إدخال رقم ملف طبي واحد على الأقل',
  },
  promotion_patients_unknown: {
    http: 422,
    en: 'There are no patients with these numbers: {numbers}',
    ar: 'لا يوجد مرضى بهذه الأرقام: {numbers}',
  },
  promotion_published_already: {
    http: 422,
    en: 'This promotion is already available, so its changes apply at once. For a later offer, please create a new promotion',
    ar: 'هذا العرض متاح الآن، لذا تسري تعديلاته فورًا. لعرض لاحق يُرجى إنشاء عرض جديد',
  },
  too_many_saved_articles: {
    http: 422,
    en: 'You have saved 200 articles. Please remove one first',
    ar: 'بلغ عدد المقالات المحفوظة ٢٠٠ مقال. يُرجى إزالة أحدها أولًا',
  },
} as const satisfies ErrorTable;
