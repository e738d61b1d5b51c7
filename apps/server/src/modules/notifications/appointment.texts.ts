import type { NotificationKind } from '@balsam/contract/notifications';
import type { z } from 'zod';
import { whenArabic, whenEnglish } from '#platform/messages/when.ts';
import type { Notification } from './notifications.texts.ts';

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
export const sar = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const sarArabic = new Intl.NumberFormat('ar-SA-u-nu-arab', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const toWallet = ({ refund }: Facts) => (refund ? ` SAR ${sar.format(refund)} went to your wallet.` : '');
const toWalletAr = ({ refund }: Facts) => (refund ? ` أُعيد ${sarArabic.format(refund)} ر.س إلى المحفظة.` : '');

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
      en: `Your appointment with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)} was cancelled.${toWallet(f)}`,
      ar: `أُلغي موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}.${toWalletAr(f)}`,
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
      en: `Your time with Dr. ${f.doctor} on ${whenEnglish(f.startsAt)} was not paid in time and is free again.`,
      ar: `لم يُدفع موعدكم مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)} في الوقت المحدد، فأصبح متاحًا لغيركم.`,
    },
  }),
  appointment_reminder: (f) => ({
    title: {
      en: f.hours <= 2 ? 'Your appointment is soon' : 'Your appointment is tomorrow',
      ar: f.hours <= 2 ? 'موعدكم قريب' : 'موعدكم غدًا',
    },
    message: {
      en: `With Dr. ${f.doctor} on ${whenEnglish(f.startsAt)}, ${f.place}. Please confirm it, or cancel it so that somebody else can come.`,
      ar: `مع د. ${f.doctorAr} يوم ${whenArabic(f.startsAt)}، ${f.placeAr}. يُرجى تأكيد الموعد، أو إلغاؤه ليستفيد منه غيركم.`,
    },
  }),
};

/** What a notification of this kind says. `hours` is how long before the start a reminder goes out. */
export const textOf = (kind: AppointmentKind, facts: Facts, hours = 24): Notification =>
  texts[kind]({ ...facts, hours });
