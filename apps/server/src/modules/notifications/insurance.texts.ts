import { dayArabic, dayEnglish, whenArabic, whenEnglish } from '#platform/messages/when.ts';
import type { Notification } from './notifications.texts.ts';

type Facts = { readonly doctor: string; readonly doctorAr: string; readonly startsAt: Date };
export type ApprovalOutcome = 'approved' | 'partly' | 'rejected' | 'silent';

const visit = ({ doctor, startsAt }: Facts) => `your visit to Dr. ${doctor} on ${whenEnglish(startsAt)}`;
const visitAr = ({ doctorAr, startsAt }: Facts) => `زيارتكم لدى د. ${doctorAr} يوم ${whenArabic(startsAt)}`;

/** What a person reads of the answer of an insurer. */
export const insuranceNotices: Readonly<Record<ApprovalOutcome, (facts: Facts) => Notification>> = {
  approved: (f) => ({
    title: { en: 'Insurance approved', ar: 'وافق التأمين' },
    message: {
      en: `Your insurance covers ${visit(f)}. Please pay your share to keep it.`,
      ar: `وافق التأمين على ${visitAr(f)}. يُرجى دفع حصتكم لتأكيد الموعد.`,
    },
  }),
  partly: (f) => ({
    title: { en: 'Insurance approved in part', ar: 'وافق التأمين جزئيًا' },
    message: {
      en: `Amount is not covered totally for ${visit(f)}. Please pay the rest to keep it.`,
      ar: `المبلغ غير مغطى بالكامل في ${visitAr(f)}. يُرجى دفع المتبقي لتأكيد الموعد.`,
    },
  }),
  rejected: (f) => ({
    title: { en: 'Insurance did not approve', ar: 'لم يوافق التأمين' },
    message: {
      en: `Your insurance did not approve ${visit(f)}. You can pay for it yourself or cancel.`,
      ar: `لم يوافق التأمين على ${visitAr(f)}. يمكنكم الدفع بأنفسكم أو إلغاء الموعد.`,
    },
  }),
  silent: (f) => ({
    title: { en: 'No reply from your insurance', ar: 'لم يصل رد التأمين' },
    message: {
      en: `Your insurance did not reply in time for ${visit(f)}. You can pay for it yourself or cancel.`,
      ar: `لم يرد التأمين في الوقت المحدد بشأن ${visitAr(f)}. يمكنكم الدفع بأنفسكم أو إلغاء الموعد.`,
    },
  }),
};

type EndFacts = { readonly company: string; readonly companyAr: string; readonly endsOn: Date };

/** What a person reads when a policy ends soon. */
export const policyEndNotice = ({ company, companyAr, endsOn }: EndFacts): Notification => ({
  title: { en: 'Your insurance ends soon', ar: 'قرب انتهاء وثيقة التأمين' },
  message: {
    en: `Your policy with ${company} ends on ${dayEnglish(endsOn)}. Once it is renewed, check it again in Balsam.`,
    ar: `تنتهي وثيقتكم لدى ${companyAr} يوم ${dayArabic(endsOn)}. بعد تجديدها يُرجى التحقق منها مجددًا في بلسم.`,
  },
});

type DoubtFacts = Facts & Pick<EndFacts, 'company' | 'companyAr'>;

/** What a person reads when an insurer says before a visit that the policy is not good on its day. */
export const policyDoubtNotice = (f: DoubtFacts): Notification => ({
  title: { en: 'Please check your insurance before the visit', ar: 'يُرجى مراجعة التأمين قبل الزيارة' },
  message: {
    en: `${f.company} says that your policy will not be active for ${visit(f)}. Please contact them, then check the policy again in Balsam.`,
    ar: `بحسب ${f.companyAr}، لن تكون وثيقتكم سارية في ${visitAr(f)}. يُرجى التواصل معها ثم التحقق من الوثيقة مجددًا في بلسم.`,
  },
});
