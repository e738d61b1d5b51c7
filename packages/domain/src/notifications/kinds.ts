import { roles, type RoleId } from '../identity/roles.ts';

/** Ways in which a notification can leave the app. In the app itself it always appears. */
export const channels = ['push', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];

type KindFacts = {
  readonly title: string;
  readonly title_ar: string;
  /** Under which heading the settings list it. */
  readonly group: NotificationGroup;
  /** The channels that are on by default. */
  readonly on: readonly Channel[];
  /** From 15 on it is the person's own: their guardians neither get nor read it (DECISIONS §10). */
  readonly own?: true;
  /** Missing it could do harm: it goes out by every channel and cannot be switched off. */
  readonly required?: true;
};

export type NotificationGroup =
  | 'appointments'
  | 'records'
  | 'medicines'
  | 'pharmacy'
  | 'account'
  | 'deliveries'
  | 'patients'
  | 'desk'
  | 'reception';

/** What the groups are called, in the order in which they are listed. */
export const notificationGroups: Readonly<
  Record<NotificationGroup, { readonly title: string; readonly title_ar: string }>
> = {
  appointments: { title: 'Appointments', title_ar: 'المواعيد' },
  records: { title: 'Records', title_ar: 'السجل الطبي' },
  medicines: { title: 'Medicines', title_ar: 'الأدوية' },
  pharmacy: { title: 'Pharmacy and support', title_ar: 'الصيدلية والدعم' },
  account: { title: 'Account and family', title_ar: 'الحساب والعائلة' },
  deliveries: { title: 'Deliveries', title_ar: 'التوصيل' },
  patients: { title: 'Patients', title_ar: 'المرضى' },
  desk: { title: 'Pharmacy desk', title_ar: 'مكتب الصيدلية' },
  reception: { title: 'Front desk', title_ar: 'الاستقبال' },
};

const appointments = { group: 'appointments', on: channels } as const;
const pharmacy = { group: 'pharmacy', on: ['push', 'email'] } as const;
/** The phone tells of a dose; a text message each time would be too much. */
const medicines = { group: 'medicines', on: ['push'] } as const;
/** What is new in the record. */
const records = { group: 'records', on: ['push', 'email'] } as const;
const account = { group: 'account', on: ['push', 'email'] } as const;
/** A medicine was recalled, or a result endangers somebody. */
const danger = { on: channels, required: true } as const;
/** What a person and their doctor tell each other. */
const visits = { group: 'appointments', on: ['push', 'email'] } as const;
/** Of doctors: what happens to their day. */
const patients = { group: 'patients', on: ['push'] } as const;
/** Of pharmacists: what they have to look after. */
const desk = { group: 'desk', on: ['push'] } as const;
/** Of riders: what they have to deliver, notified at once or not at all. */
const deliveries = { group: 'deliveries', on: ['push'] } as const;

/**
 * Every kind of notification: its name in the settings, and its default channels. Security codes and news of
 * a sign-in are none of these: they cannot be switched off.
 */
export const notificationKinds = {
  appointment_booked: { ...appointments, title: 'Appointment booked', title_ar: 'حجز موعد' },
  appointment_paid: { ...appointments, title: 'Payment received', title_ar: 'استلام الدفع' },
  appointment_cancelled: { ...appointments, title: 'Appointment cancelled', title_ar: 'إلغاء موعد' },
  appointment_rescheduled: { ...appointments, title: 'Appointment moved', title_ar: 'تغيير موعد' },
  appointment_released: { ...appointments, title: 'Payment time over', title_ar: 'انتهاء مهلة الدفع' },
  appointment_reminder: { ...appointments, title: 'Reminder before an appointment', title_ar: 'التذكير قبل الموعد' },
  appointment_in_review: {
    ...appointments,
    title: 'Question whether a visit took place',
    title_ar: 'السؤال عن إتمام زيارة',
  },
  appointment_ended: { ...appointments, title: 'Visit that did not take place', title_ar: 'زيارة لم تتم' },
  earlier_offered: { ...appointments, title: 'Earlier appointment offered', title_ar: 'عرض موعد أقرب' },
  /** Now or never: nobody reads a text message or an e-mail while it rings. */
  call_ringing: { ...appointments, on: ['push'], title: 'Doctor is calling', title_ar: 'اتصال من الطبيب' },
  /** Who waits in the hall looks at the phone, and may have no app on it. */
  queue_next: { ...appointments, on: ['push', 'sms'], title: 'Next in the queue', title_ar: 'اقتراب الدور' },
  queue_closed: { ...appointments, title: 'Clinic closed while waiting', title_ar: 'إغلاق العيادة أثناء الانتظار' },
  visit_summary: { ...visits, title: 'Visit summary', title_ar: 'ملخص الزيارة' },
  review_moderated: { ...visits, title: 'Review published or not', title_ar: 'نتيجة مراجعة التقييم' },
  chat_message: { ...visits, own: true, title: 'Message from a doctor', title_ar: 'رسالة من طبيب' },
  insurance_answered: { ...appointments, title: 'Reply from your insurance', title_ar: 'رد التأمين' },
  insurance_ends: { ...account, title: 'End of an insurance policy', title_ar: 'انتهاء وثيقة التأمين' },
  report_ready: { ...records, title: 'Report ready', title_ar: 'جاهزية التقرير' },
  report_rejected: { ...records, title: 'Report not possible', title_ar: 'تعذّر إصدار التقرير' },
  report_withdrawn: { ...records, title: 'Document withdrawn', title_ar: 'سحب مستند' },
  result_released: { ...records, title: 'Result released by a doctor', title_ar: 'إتاحة نتيجة من الطبيب' },
  medicine_due: { ...medicines, title: 'Time for a medicine', title_ar: 'موعد الدواء' },
  refill_ready: {
    ...medicines,
    on: ['push', 'email'],
    title: 'Medicine ready to collect',
    title_ar: 'جاهزية الدواء للاستلام',
  },
  refill_rejected: { ...medicines, on: ['push', 'email'], title: 'Refill not possible', title_ar: 'تعذّر صرف الدواء' },
  refill_due: { ...medicines, on: ['push', 'email'], title: 'Regular refill due', title_ar: 'موعد الصرف الدوري' },
  order_placed: { ...pharmacy, title: 'Order received', title_ar: 'استلام الطلب' },
  order_confirmed: { ...pharmacy, title: 'Order confirmed', title_ar: 'تأكيد الطلب' },
  order_reduced: { ...pharmacy, title: 'Part of an order left out', title_ar: 'استبعاد جزء من الطلب' },
  order_substitute: { ...pharmacy, title: 'Substitute for a product', title_ar: 'اقتراح بديل لمنتج' },
  order_withdrawn: {
    ...pharmacy,
    ...danger,
    title: 'Safety notice about a product',
    title_ar: 'تنبيه سلامة بشأن منتج',
  },
  order_ready: { ...pharmacy, title: 'Order ready for pickup', title_ar: 'جاهزية الطلب للاستلام' },
  order_on_the_way: { ...pharmacy, title: 'Order on its way', title_ar: 'خروج الطلب للتوصيل' },
  order_arrived: { ...pharmacy, title: 'Rider at the door', title_ar: 'وصول المندوب' },
  order_delivered: { ...pharmacy, title: 'Order delivered', title_ar: 'تسليم الطلب' },
  order_returned: { ...pharmacy, title: 'Order returned', title_ar: 'إعادة الطلب إلى الصيدلية' },
  order_cancelled: { ...pharmacy, title: 'Order cancelled', title_ar: 'إلغاء الطلب' },
  order_rejected: { ...pharmacy, title: 'Order not accepted', title_ar: 'عدم قبول الطلب' },
  refund_ended: { ...pharmacy, title: 'Refund', title_ar: 'استرداد المبالغ' },
  ticket_answered: { ...pharmacy, title: 'Reply from support', title_ar: 'رد من فريق الدعم' },
  family_member_added: { ...account, title: 'Family member added', title_ar: 'إضافة فرد إلى العائلة' },
  family_access_ended: { ...account, title: 'Access to a profile ended', title_ar: 'انتهاء الصلاحية على ملف' },
  data_export_ready: { ...account, title: 'Copy of my data ready', title_ar: 'جاهزية نسخة البيانات' },
  delivery_assigned: { ...deliveries, title: 'Order to deliver', title_ar: 'طلب للتوصيل' },
  delivery_reminder: { ...deliveries, title: 'Reminder to answer', title_ar: 'تذكير بالرد على طلب' },
  delivery_withdrawn: { ...deliveries, title: 'Order unassigned', title_ar: 'سحب طلب' },
  delivery_recalled: { ...deliveries, ...danger, title: 'Order not to be handed over', title_ar: 'منع تسليم طلب' },
  doctor_booked_today: { ...patients, title: 'Booked for today', title_ar: 'حجز لهذا اليوم' },
  doctor_visit_moved: { ...patients, title: 'Visit moved', title_ar: 'نقل زيارة' },
  doctor_cancelled: { ...patients, title: 'Cancelled by a patient', title_ar: 'إلغاء من مريض' },
  doctor_critical_result: {
    group: 'patients',
    ...danger,
    title: 'Critical result of a patient',
    title_ar: 'نتيجة حرجة لمريض',
  },
  doctor_critical_escalated: {
    group: 'patients',
    ...danger,
    title: 'Critical result that nobody acknowledged',
    title_ar: 'نتيجة حرجة لم يؤكَّد استلامها',
  },
  doctor_admission: {
    ...patients,
    title: 'Patient admitted or handed over to you',
    title_ar: 'تنويم مريض أو انتقاله إلى إشرافكم',
  },
  doctor_report_request: { ...patients, title: 'Report requested', title_ar: 'طلب تقرير طبي' },
  doctor_chat_message: { ...patients, title: 'Message from a patient', title_ar: 'رسالة من مريض' },
  doctor_leave: { ...patients, on: ['push', 'email'], title: 'Leave', title_ar: 'الإجازات' },
  desk_leave_requested: {
    group: 'reception',
    on: ['push'],
    title: 'Leave requested by a doctor',
    title_ar: 'طلب إجازة من طبيب',
  },
  desk_proof_missing: { ...desk, title: 'Proof of a delivery missing', title_ar: 'نقص إثبات التسليم' },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type NotificationKind = keyof typeof notificationKinds;

/** Whom the kinds of a group are for; all others are for patients. */
const readers: Partial<Record<NotificationGroup, RoleId>> = {
  deliveries: roles.rider,
  patients: roles.doctor,
  desk: roles.pharmacist,
  reception: roles.frontDesk,
};

/** The kinds that can reach somebody of this role, in the order in which the settings list them: patients, riders, doctors, pharmacists and the front desk have theirs. */
export function kindsFor(roleId: number): readonly NotificationKind[] {
  const kinds = Object.keys(notificationKinds) as NotificationKind[];
  return kinds.filter((kind) => (readers[notificationKinds[kind].group] ?? roles.patient) === roleId);
}

/** The kinds that are the person's own from 15 on. */
export const ownKinds: readonly NotificationKind[] = (Object.keys(notificationKinds) as NotificationKind[]).filter(
  (kind) => (notificationKinds[kind] as KindFacts).own ?? false,
);

/** Whether a kind goes out by a channel by default. */
export const isOnAtFirst = (kind: NotificationKind, channel: Channel): boolean =>
  (notificationKinds[kind] as KindFacts).on.includes(channel);

/** Whether a kind goes out by every channel whatever a person prefers. */
export const isRequired = (kind: NotificationKind): boolean => (notificationKinds[kind] as KindFacts).required ?? false;
