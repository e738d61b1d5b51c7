import type { NotificationKind } from '@balsam/contract/notifications';
import type { MissReason } from '@balsam/domain/booking';
import type { z } from 'zod';
import type { RefundedTo } from '#modules/billing/index.ts';
import { whenArabic, whenEnglish } from '#platform/messages/when.ts';
import type { Notification, NotificationTexts } from './notifications.texts.ts';

export type Kind = z.output<typeof NotificationKind>;
export type AppointmentKind = Extract<Kind, `appointment_${string}`>;

/** What the sentences speak of. Names come without a title before them. */
export type Facts = {
  readonly doctor: string;
  readonly doctorAr: string;
  readonly place: string;
  readonly placeAr: string;
  readonly startsAt: Date;
  /** SAR that went back, where some did, and where to; points come back as points beside them. */
  readonly refund?: number;
  readonly refundedTo?: RefundedTo;
  readonly hasPointsBack?: boolean;
  /** Why a visit was missed. */
  readonly missedBy?: MissReason;
};
export const sar = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const sarArabic = new Intl.NumberFormat('ar-SA-u-nu-arab', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Where the money is, or who has it for them. */
const backTexts: Readonly<
  Record<RefundedTo, { readonly en: (sum: string) => string; readonly ar: (sum: string) => string }>
> = {
  wallet: {
    en: (sum) => ` SAR ${sum} went to your wallet.`,
    ar: (sum) => ` أُعيد ${sum} ر.س إلى المحفظة.`,
  },
  source: {
    en: (sum) => ` SAR ${sum} will be refunded to your original payment method. You do not need to do anything.`,
    ar: (sum) => ` سيُعاد مبلغ ${sum} ر.س إلى وسيلة الدفع الأصلية تلقائيًا دون أي إجراء منكم.`,
  },
  desk: {
    en: (sum) => ` Please collect your refund of SAR ${sum} at the front desk.`,
    ar: (sum) => ` يُرجى استلام مبلغ ${sum} ر.س المسترد من الاستقبال.`,
  },
};
const pointsBack = { en: ' Your points were returned.', ar: ' أُعيدت النقاط إلى رصيد النقاط.' } as const;
const back = ({ refund, refundedTo, hasPointsBack }: Facts) =>
  (refund && refundedTo ? backTexts[refundedTo].en(sar.format(refund)) : '') + (hasPointsBack ? pointsBack.en : '');
const backAr = ({ refund, refundedTo, hasPointsBack }: Facts) =>
  (refund && refundedTo ? backTexts[refundedTo].ar(sarArabic.format(refund)) : '') +
  (hasPointsBack ? pointsBack.ar : '');

/** What a patient reads of a visit in which no care was given. */
const missedTexts: Readonly<Record<MissReason, { readonly en: string; readonly ar: string }>> = {
  patient: {
    en: 'It seems you did not attend. If that is wrong, please tell the front desk within 24 hours.',
    ar: 'يبدو أنكم لم تحضروا. إذا لم يكن ذلك صحيحًا، يُرجى إبلاغ الاستقبال خلال ٢٤ ساعة.',
  },
  doctor: { en: 'The doctor could not attend. We are sorry.', ar: 'لم يحضر الطبيب. نعتذر لكم.' },
  both: { en: 'The visit did not take place.', ar: 'لم تتم الزيارة.' },
  line: { en: 'The connection failed. We are sorry.', ar: 'تعذّر الاتصال. نعتذر لكم.' },
  unclear: { en: 'We could not confirm that it took place.', ar: 'لم يتأكد لدينا إتمام الزيارة.' },
};

const endedText = (f: Facts): Notification => {
  const en = `Your appointment with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)}.`;
  const ar = `موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}.`;
  const why = missedTexts[f.missedBy ?? 'unclear'];
  return {
    title: { en: 'Your visit did not take place', ar: 'لم تتم زيارتكم' },
    message: { en: `${en} ${why.en}${back(f)}`, ar: `${ar} ${why.ar}${backAr(f)}` },
  };
};

/** One entry for each kind that is about an appointment: the title and the sentence in both languages. */
const texts: Readonly<Record<AppointmentKind, (f: Facts & { readonly hours: number }) => Notification>> = {
  appointment_booked: (f) => ({
    title: { en: 'Appointment booked', ar: 'تم حجز الموعد' },
    message: {
      en: `Your appointment with Dr. ${f.doctor} is on ${whenEnglish(f.startsAt)}, ${f.place}.`,
      ar: `موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}، ${f.placeAr}.`,
    },
  }),
  appointment_paid: (f) => ({
    title: { en: 'Payment received', ar: 'تم استلام الدفع' },
    message: {
      en: `Your appointment with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)} is paid.`,
      ar: `تم دفع قيمة موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}.`,
    },
  }),
  appointment_cancelled: (f) => ({
    title: { en: 'Appointment Cancelled', ar: 'تم إلغاء الموعد' },
    message: {
      en: `Your appointment with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)} was cancelled.${back(f)}`,
      ar: `أُلغي موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}.${backAr(f)}`,
    },
  }),
  appointment_rescheduled: (f) => ({
    title: { en: 'Appointment Rescheduled', ar: 'تم تغيير الموعد' },
    message: {
      en: `Your appointment with Dr. ${f.doctor} is now on ${whenEnglish(f.startsAt)}, ${f.place}.`,
      ar: `أصبح موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}، ${f.placeAr}.`,
    },
  }),
  appointment_released: (f) => ({
    title: { en: 'Appointment released', ar: 'انتهت مهلة الدفع' },
    message: {
      en: `Your time with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)} was not paid in time and is open to others again.`,
      ar: `لم يُدفع موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)} في الوقت المحدد، فأصبح متاحًا لغيركم.`,
    },
  }),
  appointment_in_review: (f) => ({
    title: { en: 'Did your visit take place?', ar: 'هل تمت زيارتكم؟' },
    message: {
      en: `Dr. ${f.doctor} says that your visit on ${whenEnglish(f.startsAt)} took place. If it did not, please tell us within 24 hours.`,
      ar: `سُجّل إتمام زيارتكم لدى د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}. إذا لم تتم، يُرجى إبلاغنا خلال ٢٤ ساعة.`,
    },
  }),
  appointment_ended: endedText,
  appointment_reminder: (f) => ({
    title: {
      en: f.hours <= 2 ? 'Your appointment is soon' : 'Your appointment is tomorrow',
      ar: f.hours <= 2 ? 'موعدكم قريب' : 'موعدكم غدًا',
    },
    message: {
      en: `Your appointment with Dr. ${f.doctor} is on ${whenEnglish(f.startsAt)}, ${f.place}. Please confirm it, or cancel it so that someone else can use the time.`,
      ar: `موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}، ${f.placeAr}. يُرجى تأكيد الموعد، أو إلغاؤه ليستفيد منه غيركم.`,
    },
  }),
};

/** What a patient reads when the hospital changes a booked visit because the doctor is not there (D13.08). */
export const rearrangedTexts = {
  cancelled: (f: Facts): Notification => ({
    title: { en: 'Your appointment was cancelled', ar: 'أُلغي موعدكم' },
    message: {
      en: `Dr. ${f.doctor} cannot see you on ${whenEnglish(f.startsAt)}. We are sorry.${back(f)}`,
      ar: `تعذّر على د. ${f.doctorAr} استقبالكم يوم ${whenArabic(f.startsAt)}. نعتذر لكم.${backAr(f)}`,
    },
  }),
  moved: (f: Facts & { readonly before: Date }): Notification => ({
    title: { en: 'Your appointment has a new time', ar: 'تغيّر وقت موعدكم' },
    message: {
      en: `Your appointment on ${whenEnglish(f.before)} cannot take place then. It is now with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)}, ${f.place}. The price stays the same. If this does not suit you, please change or cancel it in the app.`,
      ar: `تعذّر إتمام موعدكم يوم ${whenArabic(f.before)}، فأصبح مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}، ${f.placeAr}. السعر كما هو. إذا لم يناسبكم الموعد الجديد فيمكن تغييره أو إلغاؤه من التطبيق.`,
    },
  }),
} as const satisfies NotificationTexts;

/** What a notification of this kind says. `hours` is how long before the start a reminder goes out. */
export const textOf = (kind: AppointmentKind, facts: Facts, hours = 24): Notification =>
  texts[kind]({ ...facts, hours });
