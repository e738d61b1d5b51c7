import type { ErrorTable } from './table.ts';

/** What refills, reminders and one's own medicines may refuse with (SPEC §5, §8). */
export const medicationsErrors = {
  refill_not_prescribed: {
    http: 422,
    en: 'Only a current prescription can be refilled',
    ar: 'لا تُصرف إلا الأدوية الموصوفة حاليًا',
  },
  refill_pending: {
    http: 422,
    en: 'You have already requested this medicine. We will notify you when it is ready',
    ar: 'سبق طلب هذا الدواء، وسنُشعركم عند جاهزيته',
  },
  refill_no_appointment: {
    http: 422,
    en: 'Please book an appointment first: there is no completed visit in the last 12 months',
    ar: 'يُرجى حجز موعد أولًا: لا توجد زيارة مكتملة خلال آخر ١٢ شهرًا',
  },
  refill_too_early: {
    http: 422,
    en: 'It is too early for a refill. Days until you can get it: {days}',
    ar: 'لم يحن موعد الصرف بعد. عدد الأيام المتبقية: {days}',
  },
  refill_contact_required: {
    http: 422,
    en: 'Please enter the name, phone number and address',
    ar: 'يُرجى إدخال الاسم ورقم الجوال والعنوان',
  },
  refill_changed: {
    http: 409,
    en: 'This request has changed meanwhile. Please check it again',
    ar: 'تغيّر هذا الطلب في هذه الأثناء. يُرجى مراجعته من جديد',
  },
  refill_reason_required: { http: 422, en: 'Please write the reason', ar: 'يُرجى كتابة السبب' },
  medicine_not_reminded: {
    http: 422,
    en: 'Reminders are for current medicines only',
    ar: 'التذكير للأدوية المستخدمة حاليًا فقط',
  },
  reminder_not_of_dosage: {
    http: 422,
    en: 'The reminder must follow the dosage. Please choose the days of the week on which the medicine is taken',
    ar: 'يجب أن يوافق التذكير الجرعة. يُرجى اختيار أيام الأسبوع التي يؤخذ فيها الدواء',
  },
  medicine_not_own: {
    http: 422,
    en: 'You can only change what you added yourself. Please ask your doctor about the rest',
    ar: 'لا يمكن تعديل إلا ما أضفتموه بأنفسكم. يُرجى سؤال الطبيب عن غيره',
  },
  dose_answered: { http: 409, en: 'This dose has already been recorded', ar: 'سبق تسجيل هذه الجرعة' },
  refill_price_changed: {
    http: 409,
    en: 'The price has changed by more than 10%. Please order this medicine from the cart',
    ar: 'تغيّر السعر بأكثر من ١٠٪. يُرجى طلب هذا الدواء من السلة',
  },
  refill_ordered: {
    http: 409,
    en: 'This refill has already been ordered',
    ar: 'سبق طلب هذه الكمية',
  },
  subscription_ended: {
    http: 409,
    en: 'This subscription has ended',
    ar: 'انتهى الصرف الدوري لهذا الدواء',
  },
  subscription_exists: {
    http: 409,
    en: 'This medicine is already refilled regularly',
    ar: 'الصرف الدوري مفعّل لهذا الدواء',
  },
} as const satisfies ErrorTable;
