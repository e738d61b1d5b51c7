import { toArabicDigits } from '@balsam/domain/text';
import { dayArabic, dayEnglish, whenArabic, whenEnglish } from '#platform/messages/when.ts';
import type { Text } from '#platform/texts.ts';
import type { appointmentSummary } from '#modules/booking/index.ts';
import type { Notification, NotificationTexts } from './notifications.texts.ts';

type Visit = NonNullable<Awaited<ReturnType<typeof appointmentSummary>>>;

type Place = { readonly ward: string; readonly ward_ar: string; readonly bed: string };
type Leave = { readonly from: Date; readonly to: Date; readonly answer: string };

/** What a doctor is told of their leave, with what the front desk said. */
const leaveText =
  (title: Text, verb: Text) =>
  ({ from, to, answer }: Leave): Notification => ({
    title,
    message: {
      en: `Your leave from ${dayEnglish(from)} to ${dayEnglish(to)} ${verb.en}.${answer && ` ${answer}`}`,
      ar: `${verb.ar} إجازتكم من ${dayArabic(from)} إلى ${dayArabic(to)}.${answer && ` ${answer}`}`,
    },
  });

const movedToYou = ({ patient, startsAt }: Visit): Text => ({
  en: `The visit of ${patient.name} is now with you on ${whenEnglish(startsAt)}.`,
  ar: `أصبحت زيارة ${patient.nameAr} معكم يوم ${whenArabic(startsAt)}.`,
});

/** Nothing clinical stands in them: what was written is read in the app. */
export const visitNoticeTexts = {
  signed: ({ doctor, startsAt }: Visit): Notification => ({
    title: { en: 'Your visit summary is ready', ar: 'ملخص زيارتكم جاهز' },
    message: {
      en: `Dr. ${doctor.name} has signed the summary of your visit on ${whenEnglish(startsAt)}.`,
      ar: `ملخص زيارتكم لدى د. ${doctor.nameAr} يوم ${whenArabic(startsAt)} موقّع وجاهز للاطلاع.`,
    },
  }),
  added: ({ doctor, startsAt }: Visit): Notification => ({
    title: { en: 'Your visit summary was updated', ar: 'إضافة إلى ملخص زيارتكم' },
    message: {
      en: `Dr. ${doctor.name} has added to the summary of your visit on ${whenEnglish(startsAt)}.`,
      ar: `توجد إضافة جديدة إلى ملخص زيارتكم لدى د. ${doctor.nameAr} يوم ${whenArabic(startsAt)}.`,
    },
  }),
  fromDoctor: ({ doctor }: Visit): Notification => ({
    title: { en: 'Message from your doctor', ar: 'رسالة من الطبيب' },
    message: { en: `Dr. ${doctor.name} has written to you.`, ar: `وصلتكم رسالة من د. ${doctor.nameAr}.` },
  }),
  fromPatient: ({ patient, startsAt }: Visit): Notification => ({
    title: { en: 'Message from a patient', ar: 'رسالة من مريض' },
    message: {
      en: `${patient.name} has written to you about the visit on ${whenEnglish(startsAt)}.`,
      ar: `وصلتكم رسالة من ${patient.nameAr} بشأن الزيارة يوم ${whenArabic(startsAt)}.`,
    },
  }),
  bookedToday: ({ patient, startsAt }: Visit): Notification => ({
    title: { en: 'Booked for today', ar: 'حجز لهذا اليوم' },
    message: {
      en: `${patient.name} has booked a visit with you on ${whenEnglish(startsAt)}.`,
      ar: `موعد جديد معكم: ${patient.nameAr}، ${whenArabic(startsAt)}.`,
    },
  }),
  /** To whoever has the visit from now on. */
  movedToday: (visit: Visit): Notification => ({
    title: { en: 'Booked for today', ar: 'حجز لهذا اليوم' },
    message: movedToYou(visit),
  }),
  movedToYou: (visit: Visit): Notification => ({
    title: { en: 'A visit was moved to you', ar: 'نُقلت إليكم زيارة' },
    message: movedToYou(visit),
  }),
  movedAway: ({ patient }: Visit, before: Date): Notification => ({
    title: { en: 'A visit of today was moved', ar: 'نقل زيارة من مواعيد اليوم' },
    message: {
      en: `The visit of ${patient.name} on ${whenEnglish(before)} was moved and is no longer on your list for today.`,
      ar: `نُقلت زيارة ${patient.nameAr} يوم ${whenArabic(before)} ولم تعد ضمن مواعيدكم لهذا اليوم.`,
    },
  }),
  /** Without a name: it goes out by text message as well. */
  criticalResult: (): Notification => ({
    title: { en: 'Critical result', ar: 'نتيجة حرجة' },
    message: {
      en: 'A critical result has arrived for you to act on. Please look at it in Balsam now.',
      ar: 'وصلت نتيجة حرجة تنتظر إجراءكم. يُرجى الاطلاع عليها في بلسم الآن.',
    },
  }),
  /** To the head of department: whose results they are, and nothing of the patient. */
  criticalEscalated: (doctor: { readonly name: string; readonly nameAr: string }): Notification => ({
    title: { en: 'Critical result not acknowledged', ar: 'نتيجة حرجة لم يؤكَّد استلامها' },
    message: {
      en: `A critical result of a patient of Dr. ${doctor.name} has waited for 30 minutes. Please look at it in Balsam now.`,
      ar: `مضت ٣٠ دقيقة على نتيجة حرجة لأحد مرضى د. ${doctor.nameAr} دون تأكيد استلامها. يُرجى الاطلاع عليها في بلسم الآن.`,
    },
  }),
  criticalWaiting: (): Notification => ({
    title: { en: 'Critical result still waiting', ar: 'نتيجة حرجة ما زالت بانتظاركم' },
    message: {
      en: 'A critical result that was reported to you has waited for 30 minutes. Please acknowledge it in Balsam now.',
      ar: 'مضت ٣٠ دقيقة على نتيجة حرجة أُبلغتم بها. يُرجى تأكيد استلامها في بلسم الآن.',
    },
  }),
  /** Where, and neither who nor why: it may go out by text message. */
  admitted: (stay: Place): Notification => ({
    title: { en: 'Patient admitted', ar: 'تنويم مريض' },
    message: {
      en: `A patient has been admitted under your care: ${stay.ward}, bed ${stay.bed}.`,
      ar: `نُوِّم مريض تحت إشرافكم: ${stay.ward_ar}، سرير ${toArabicDigits(stay.bed)}.`,
    },
  }),
  /** As an admission is told: where, and neither who nor why. */
  handedOver: (stay: Place): Notification => ({
    title: { en: 'Patient now under your care', ar: 'مريض انتقل إلى إشرافكم' },
    message: {
      en: `The patient in ${stay.ward}, bed ${stay.bed}, is under your care from now on.`,
      ar: `المريض في ${stay.ward_ar}، سرير ${toArabicDigits(stay.bed)}، تحت إشرافكم من الآن.`,
    },
  }),
  reportRequest: ({ patient, startsAt }: Visit): Notification => ({
    title: { en: 'A report was requested', ar: 'طلب تقرير طبي' },
    message: {
      en: `${patient.name} has requested a report of the visit on ${whenEnglish(startsAt)}.`,
      ar: `وصل طلب تقرير من ${patient.nameAr} عن الزيارة يوم ${whenArabic(startsAt)}.`,
    },
  }),
  cancelled: ({ patient, startsAt }: Visit): Notification => ({
    title: { en: 'A visit was cancelled', ar: 'إلغاء زيارة' },
    message: {
      en: `${patient.name} has cancelled the visit on ${whenEnglish(startsAt)}.`,
      ar: `أُلغيت زيارة ${patient.nameAr} يوم ${whenArabic(startsAt)}.`,
    },
  }),
} as const satisfies NotificationTexts;

type LeaveAsked = { readonly name: string; readonly nameAr: string; readonly from: Date; readonly to: Date };

/** To the front desk: a doctor asks for leave. */
export const leaveRequestTexts = {
  asked: ({ name, nameAr, from, to }: LeaveAsked): Notification => ({
    title: { en: 'Leave requested', ar: 'طلب إجازة' },
    message: {
      en: `Dr. ${name} has requested leave from ${dayEnglish(from)} to ${dayEnglish(to)}.`,
      ar: `وصل طلب إجازة من د. ${nameAr}، من ${dayArabic(from)} إلى ${dayArabic(to)}.`,
    },
  }),
} as const satisfies NotificationTexts;

/** What became of a doctor's leave. */
export const leaveTexts = {
  entered: leaveText({ en: 'Leave entered', ar: 'تسجيل إجازة' }, { en: 'was entered by the front desk', ar: 'سُجّلت' }),
  approved: leaveText(
    { en: 'Leave approved', ar: 'الموافقة على الإجازة' },
    { en: 'is approved', ar: 'تمت الموافقة على' },
  ),
  refused: leaveText(
    { en: 'Leave not approved', ar: 'تعذّرت الموافقة على الإجازة' },
    { en: 'is not approved', ar: 'تعذّرت الموافقة على' },
  ),
  cancelled: leaveText({ en: 'Leave cancelled', ar: 'إلغاء الإجازة' }, { en: 'was cancelled', ar: 'أُلغيت' }),
} as const satisfies NotificationTexts;
