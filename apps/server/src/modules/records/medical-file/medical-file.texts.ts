import type { Comparator } from '@balsam/domain/records';
import type { Texts } from '#platform/texts.ts';

export const medicalFileTexts = {
  issuer: { en: 'Balsam Medical Group', ar: 'مجموعة بلسم الطبية' },
  title: { en: 'Medical file', ar: 'الملف الطبي' },
  kind: { en: 'From the patient’s record', ar: 'من السجل الطبي' },
  name: { en: 'Name', ar: 'الاسم' },
  mrn: { en: 'Medical record number', ar: 'رقم الملف الطبي' },
  born: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  gender: { en: 'Gender', ar: 'الجنس' },
  male: { en: 'Male', ar: 'ذكر' },
  female: { en: 'Female', ar: 'أنثى' },
  bloodGroup: { en: 'Blood group', ar: 'فصيلة الدم' },
  printed: { en: 'Printed on', ar: 'تاريخ الطباعة' },
  unknown: { en: 'Unknown', ar: 'غير معروف' },
  none: { en: 'Nothing recorded', ar: 'لا توجد بيانات مسجلة' },
  allergies: { en: 'Allergies', ar: 'الحساسية' },
  conditions: { en: 'Conditions', ar: 'الحالات الصحية' },
  medicines: { en: 'Current medicines', ar: 'الأدوية الحالية' },
  procedures: { en: 'Procedures', ar: 'الإجراءات الطبية' },
  vaccines: { en: 'Vaccines', ar: 'التطعيمات' },
  measurements: { en: 'Latest measurements', ar: 'أحدث القياسات' },
  insurance: { en: 'Insurance', ar: 'التأمين' },
  stated: { en: 'added by the patient, not confirmed', ar: 'بإدخال المريض، غير مؤكد' },
  over: { en: 'over', ar: 'انتهت' },
  unconfirmed: { en: 'not confirmed', ar: 'غير مؤكد' },
  provisional: { en: 'provisional diagnosis', ar: 'تشخيص مبدئي' },
  differential: { en: 'one possible diagnosis', ar: 'أحد التشخيصات المحتملة' },
  criticality_low: { en: 'low risk', ar: 'خطورة منخفضة' },
  criticality_high: { en: 'HIGH RISK', ar: 'خطورة عالية' },
  severity_mild: { en: 'mild reaction', ar: 'تفاعل خفيف' },
  severity_moderate: { en: 'moderate reaction', ar: 'تفاعل متوسط' },
  severity_severe: { en: 'severe reaction', ar: 'تفاعل شديد' },
  planned: { en: 'planned', ar: 'لم يبدأ بعد' },
  progress_in_progress: { en: 'in progress', ar: 'قيد التنفيذ' },
  progress_on_hold: { en: 'on hold', ar: 'متوقف مؤقتًا' },
  progress_stopped: { en: 'stopped before it was complete', ar: 'توقف قبل اكتماله' },
  progress_unknown: { en: 'not known whether it was done', ar: 'لا يُعرف هل أُجري' },
  notCounted: { en: 'dose does not count', ar: 'جرعة غير محتسبة' },
  more: { en: 'The list goes on in the app', ar: 'بقية القائمة في التطبيق' },
  footer: {
    en: 'Printed from the patient portal of Balsam. It may not be complete.',
    ar: 'نسخة من بوابة المرضى في بلسم، وقد لا تكون كاملة.',
  },
} as const satisfies Texts;

/** A number with how the value lies to it: in Arabic in words, for whoever reads from the right reads the sign the other way round. */
export const measuredTexts = {
  '<': (value: string) => ({ en: `<${value}`, ar: `أقل من ${value}` }),
  '<=': (value: string) => ({ en: `≤${value}`, ar: `${value} أو أقل` }),
  '>': (value: string) => ({ en: `>${value}`, ar: `أكثر من ${value}` }),
  '>=': (value: string) => ({ en: `≥${value}`, ar: `${value} أو أكثر` }),
} as const satisfies Readonly<Record<Comparator, (value: string) => Readonly<Record<'en' | 'ar', string>>>>;
