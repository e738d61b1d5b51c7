import type { SettingDefinition } from '../definition.ts';
import { number } from './types.ts';

type Words = SettingDefinition['label'];

/** The number of those who help in just one kind of danger. Nobody in danger is shown one that the hospital has not called itself. */
const helpLine = ({ label, where }: { readonly label: Words; readonly where: Words }) =>
  ({
    group: 'contact',
    type: { kind: 'phone', isOptional: true },
    label,
    effect: {
      en: `${where.en}. Empty: not shown. Enter it only after calling the number to confirm it`,
      ar: `${where.ar}. لا يظهر ما دام فارغًا. يُرجى إدخاله بعد التأكد منه بالاتصال به`,
    },
  }) as const;

/** How the hospital is reached. */
export const contact = {
  CONTACT_NUMBER: {
    group: 'contact',
    type: { kind: 'phone' },
    label: { en: 'Hospital phone number', ar: 'رقم هاتف المستشفى' },
    effect: { en: 'Shown wherever the portal offers a call', ar: 'يظهر حيثما تعرض البوابة الاتصال' },
  },
  EMERGENCY_NUMBER: {
    group: 'contact',
    type: { kind: 'phone' },
    label: { en: 'Emergency number', ar: 'رقم الطوارئ' },
    effect: { en: 'Shown wherever no emergency service is provided', ar: 'يظهر حيثما لا تُقدَّم خدمة طوارئ' },
  },
  MENTAL_HEALTH_NUMBER: helpLine({
    label: { en: 'Mental health line', ar: 'رقم المساندة النفسية' },
    where: {
      en: 'Shown by the symptom checker to people who think of harming themselves',
      ar: 'يظهر في فحص الأعراض عند وجود أفكار بإيذاء النفس',
    },
  }),
  FAMILY_VIOLENCE_NUMBER: helpLine({
    label: { en: 'Reports of violence and abuse', ar: 'رقم بلاغات العنف والإيذاء' },
    where: {
      en: 'Shown by the symptom checker to people who are being hurt',
      ar: 'يظهر في فحص الأعراض عند التعرض للعنف',
    },
  }),
  CHILD_HELP_NUMBER: helpLine({
    label: { en: 'Child helpline', ar: 'رقم مساندة الطفل' },
    where: { en: 'Shown beside the number for reports of violence', ar: 'يظهر بجانب رقم بلاغات العنف' },
  }),
  HEALTH_ADVICE_NUMBER: helpLine({
    label: { en: 'Health advice line of the Ministry of Health', ar: 'رقم الاستشارات الصحية في وزارة الصحة' },
    where: {
      en: 'Shown by the symptom checker beside advice on poisoning',
      ar: 'يظهر في فحص الأعراض مع إرشادات التسمم',
    },
  }),
  CONTACT_EMAIL: {
    group: 'contact',
    type: { kind: 'email' },
    label: { en: 'Hospital email address', ar: 'البريد الإلكتروني للمستشفى' },
    effect: { en: 'Shown on Contact us', ar: 'يظهر في صفحة التواصل معنا' },
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;

/** Booking, holding and joining visits. */
export const booking = {
  PAYMENT_CUTOFF_MINUTES: {
    group: 'booking',
    type: number(0, 240, 'minutes'),
    label: { en: 'Payment deadline before a visit', ar: 'آخر موعد للدفع قبل الزيارة' },
    effect: {
      en: 'An unpaid visit on site or at home is released this long before its start',
      ar: 'يُلغى حجز الموعد الحضوري أو المنزلي غير المدفوع قبل بدايته بهذه المدة',
    },
  },
  PAYMENT_HOLD_MINUTES: {
    group: 'booking',
    type: number(2, 60, 'minutes'),
    label: { en: 'Hold of an unpaid video visit', ar: 'مهلة دفع الاستشارة عن بُعد' },
    effect: {
      en: 'An unpaid video or on-spot visit keeps its time for this long',
      ar: 'يبقى موعد الاستشارة عن بُعد أو الفورية غير المدفوع محجوزًا هذه المدة',
    },
  },
  OFFER_LEAD_MINUTES: {
    group: 'booking',
    type: number(0, 1440, 'minutes'),
    label: { en: 'Shortest notice of a booking', ar: 'أقل مدة قبل الموعد للحجز' },
    effect: {
      en: 'Nearer times are not offered, nor those that leave less than 10 minutes to pay',
      ar: 'لا تُعرض المواعيد الأقرب من ذلك، ولا التي يبقى للدفع قبلها أقل من ١٠ دقائق',
    },
  },
  CALL_JOIN_WINDOW_MINUTES: {
    group: 'booking',
    type: number(5, 240, 'minutes'),
    label: { en: 'Joining a video visit', ar: 'الانضمام إلى الاستشارة عن بُعد' },
    effect: {
      en: 'The call can be joined this long before and after the start',
      ar: 'يمكن الانضمام إلى المكالمة قبل الموعد وبعده بهذه المدة',
    },
  },
  CHECK_IN_OPENS_MINUTES: {
    group: 'booking',
    type: number(0, 240, 'minutes'),
    label: { en: 'Check-in opens', ar: 'فتح تسجيل الوصول' },
    effect: {
      en: 'Patients can check in from this long before the start',
      ar: 'يمكن تسجيل الوصول قبل الموعد بهذه المدة',
    },
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;

/** Medicines and reminders, and how long data is kept. */
export const records = {
  REFILL_WITHIN_DAYS: {
    group: 'records',
    type: number(1, 30, 'days'),
    label: { en: 'Refill before the due date', ar: 'الصرف قبل موعده' },
    effect: {
      en: 'A refill can be requested from this many days before',
      ar: 'يمكن طلب الصرف قبل موعده بهذه الأيام',
    },
  },
  RECORD_RETENTION_YEARS: {
    group: 'retention',
    type: number(10, 50, 'years'),
    label: { en: 'Medical records of closed accounts', ar: 'السجلات الطبية للحسابات المغلقة' },
    effect: { en: 'Kept for this long after the account was deleted', ar: 'تُحفظ هذه المدة بعد حذف الحساب' },
  },
  FISCAL_RETENTION_YEARS: {
    group: 'retention',
    type: number(6, 50, 'years'),
    label: { en: 'Invoices', ar: 'الفواتير' },
    effect: { en: 'Invoices and postings are kept for this long', ar: 'تُحفظ الفواتير والقيود هذه المدة' },
  },
  MESSAGE_RETENTION_DAYS: {
    group: 'retention',
    type: number(30, 3650, 'days'),
    label: { en: 'Sent messages', ar: 'الرسائل المرسلة' },
    effect: {
      en: 'SMS, emails and push messages keep their text and number for this long',
      ar: 'تُحفظ نصوص الرسائل وأرقامها هذه المدة',
    },
  },
  TREATMENT_CYCLE_DAYS: {
    group: 'records',
    type: number(7, 365, 'days'),
    label: { en: 'Length of a treatment course', ar: 'مدة الدورة العلاجية' },
    effect: {
      en: 'After a course this long a refill can be requested at once',
      ar: 'بعد دورة بهذه المدة يمكن طلب الصرف فورًا',
    },
  },
  REMINDER_TIME_MORNING: {
    group: 'records',
    type: { kind: 'time' },
    label: { en: 'Reminder in the morning', ar: 'تذكير الصباح' },
    effect: { en: 'The usual time, which each person can change', ar: 'الوقت المعتاد، ويمكن لكل شخص تغييره' },
  },
  REMINDER_TIME_NOON: {
    group: 'records',
    type: { kind: 'time' },
    label: { en: 'Reminder at noon', ar: 'تذكير الظهر' },
    effect: { en: 'The usual time, which each person can change', ar: 'الوقت المعتاد، ويمكن لكل شخص تغييره' },
  },
  REMINDER_TIME_AFTERNOON: {
    group: 'records',
    type: { kind: 'time' },
    label: { en: 'Reminder in the afternoon', ar: 'تذكير العصر' },
    effect: { en: 'The usual time, which each person can change', ar: 'الوقت المعتاد، ويمكن لكل شخص تغييره' },
  },
  REMINDER_TIME_EVENING: {
    group: 'records',
    type: { kind: 'time' },
    label: { en: 'Reminder in the evening', ar: 'تذكير المساء' },
    effect: { en: 'The usual time, which each person can change', ar: 'الوقت المعتاد، ويمكن لكل شخص تغييره' },
  },
  REMINDER_TIME_BEDTIME: {
    group: 'records',
    type: { kind: 'time' },
    label: { en: 'Reminder at bedtime', ar: 'تذكير ما قبل النوم' },
    effect: { en: 'The usual time, which each person can change', ar: 'الوقت المعتاد، ويمكن لكل شخص تغييره' },
  },
  REMINDER_TIME_SUHOOR: {
    group: 'records',
    type: { kind: 'time' },
    label: { en: 'Reminder at suhoor', ar: 'تذكير السحور' },
    effect: { en: 'The usual time, which each person can change', ar: 'الوقت المعتاد، ويمكن لكل شخص تغييره' },
  },
  REMINDER_TIME_IFTAR: {
    group: 'records',
    type: { kind: 'time' },
    label: { en: 'Reminder at iftar', ar: 'تذكير الإفطار' },
    effect: { en: 'The usual time, which each person can change', ar: 'الوقت المعتاد، ويمكن لكل شخص تغييره' },
  },
  VACCINE_SCHEDULE_CONFIRMED: {
    group: 'records',
    type: { kind: 'switch' },
    label: { en: 'Vaccines from four years on', ar: 'تطعيمات ما بعد أربع سنوات' },
    effect: {
      en: 'Shows what is due, once a physician has confirmed the schedule',
      ar: 'يعرض التطعيمات المستحقة بعد اعتماد الطبيب للجدول',
    },
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;
