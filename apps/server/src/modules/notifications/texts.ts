import type { NotificationKind } from '@balsam/contract/notifications';
import type { z } from 'zod';
import { whenArabic, whenEnglish } from '../../platform/messages/when.ts';

export type Kind = z.output<typeof NotificationKind>;
export type AppointmentKind = Extract<Kind, `appointment_${string}`>;

/** What the sentences speak of. Names come without a title before them. */
export type Facts = {
  readonly doctor: string;
  readonly doctorAr: string;
  readonly place: string;
  readonly placeAr: string;
  readonly startsAt: Date;
  /** SAR that went to the wallet, where some did. */
  readonly refund?: number;
};
export type Text = {
  readonly title: string;
  readonly titleAr: string;
  readonly message: string;
  readonly messageAr: string;
};

export const sar = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const sarArabic = new Intl.NumberFormat('ar-SA-u-nu-arab', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const refundSentence = (refund: number | undefined) =>
  refund
    ? {
        en: ` SAR ${sar.format(refund)} went to your wallet.`,
        ar: ` أُعيد ${sarArabic.format(refund)} ر.س إلى المحفظة.`,
      }
    : { en: '', ar: '' };

/** One entry for each kind that is about an appointment: the title and the sentence in both languages. */
const texts: Readonly<Record<AppointmentKind, (f: Facts & { readonly hours: number }) => Text>> = {
  appointment_booked: (f) => ({
    title: 'Appointment booked',
    titleAr: 'تم حجز الموعد',
    message: `Your appointment with Dr. ${f.doctor} is on ${whenEnglish(f.startsAt)}, ${f.place}.`,
    messageAr: `موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}، ${f.placeAr}.`,
  }),
  appointment_paid: (f) => ({
    title: 'Payment received',
    titleAr: 'تم استلام الدفع',
    message: `Your appointment with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)} is paid.`,
    messageAr: `تم دفع قيمة موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}.`,
  }),
  appointment_cancelled: (f) => ({
    title: 'Appointment Cancelled',
    titleAr: 'تم إلغاء الموعد',
    message: `Your appointment with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)} was cancelled.${refundSentence(f.refund).en}`,
    messageAr: `أُلغي موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}.${refundSentence(f.refund).ar}`,
  }),
  appointment_rescheduled: (f) => ({
    title: 'Appointment Rescheduled',
    titleAr: 'تم تغيير الموعد',
    message: `Your appointment with Dr. ${f.doctor} is now on ${whenEnglish(f.startsAt)}, ${f.place}.`,
    messageAr: `أصبح موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}، ${f.placeAr}.`,
  }),
  appointment_released: (f) => ({
    title: 'Appointment released',
    titleAr: 'انتهت مهلة الدفع',
    message: `Your time with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)} was not paid in time and is free again.`,
    messageAr: `لم يُدفع موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)} في الوقت المحدد، فأصبح متاحًا لغيركم.`,
  }),
  appointment_reminder: (f) => ({
    title: f.hours <= 2 ? 'Your appointment is soon' : 'Your appointment is tomorrow',
    titleAr: f.hours <= 2 ? 'موعدكم قريب' : 'موعدكم غدًا',
    message: `With Dr. ${f.doctor} on ${whenEnglish(f.startsAt)}, ${f.place}. Please confirm it, or cancel it so that somebody else can come.`,
    messageAr: `مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}، ${f.placeAr}. يُرجى تأكيد الموعد، أو إلغاؤه ليستفيد منه غيركم.`,
  }),
};

/** What a notification of this kind says. `hours` is how long before the start a reminder goes out. */
export const textOf = (kind: AppointmentKind, facts: Facts, hours = 24): Text => texts[kind]({ ...facts, hours });
