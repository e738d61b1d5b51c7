import type { ErrorTable } from './table.ts';

export const triageErrors = {
  symptom_checker_closed: {
    http: 409,
    en: 'The symptom checker is not open yet. In an emergency call 997; otherwise you can book a doctor',
    ar: 'فحص الأعراض غير متاح بعد. عند الطوارئ يُرجى الاتصال بالرقم ٩٩٧، كما يمكنكم حجز موعد مع طبيب',
  },
  survey_gender_required: {
    http: 422,
    en: 'Please choose the gender',
    ar: 'يُرجى تحديد الجنس',
  },
  survey_age_required: { http: 422, en: 'Please enter the age', ar: 'يُرجى إدخال العمر' },
  survey_symptom_unknown: {
    http: 422,
    en: 'Please choose the symptoms from the list',
    ar: 'يُرجى اختيار الأعراض من القائمة',
  },
  survey_of_visit: {
    http: 409,
    en: 'The visit has begun, so this result stays attached to it for the doctor',
    ar: 'بدأت الزيارة، وتبقى نتيجة الفحص مرفقة بها ليطّلع عليها الطبيب',
  },
  triage_version_changed: {
    http: 409,
    en: 'There is a newer version of the table. Please check it again',
    ar: 'صدرت نسخة أحدث من الجدول. يُرجى مراجعتها من جديد',
  },
  triage_physician_required: {
    http: 422,
    en: 'Please enter the name of the physician who approved these texts',
    ar: 'يُرجى إدخال اسم الطبيب الذي اعتمد هذه النصوص',
  },
  triage_already_approved: {
    http: 409,
    en: 'This version is already approved',
    ar: 'هذه النسخة معتمدة بالفعل',
  },
} as const satisfies ErrorTable;
