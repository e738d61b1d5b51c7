import type { Texts } from '#platform/texts.ts';

/** What people read about insurance. */
export const insuranceTexts = {
  policy: {
    unchecked: { en: 'Not checked yet', ar: 'لم يُتحقق منها بعد' },
    active: { en: 'Active', ar: 'سارية' },
    inactive: { en: 'Not active', ar: 'غير سارية' },
    not_started: { en: 'Not started', ar: 'لم تبدأ بعد' },
    expired: { en: 'Expired', ar: 'منتهية' },
  },
  approval: {
    sent_for_approval: { en: 'Sent for approval', ar: 'أُرسل للموافقة' },
    approved: { en: 'Approved', ar: 'تمت الموافقة' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
  },
  added: { en: 'Policy added', ar: 'أُضيفت الوثيقة' },
  checked: { en: 'Policy checked', ar: 'تم التحقق من الوثيقة' },
  applied: { en: 'Your insurance is used for this visit', ar: 'تم استخدام التأمين لهذه الزيارة' },
  sent: {
    en: 'Sent for approval. We will notify you as soon as there is a reply',
    ar: 'أُرسل للموافقة، وسيصلكم إشعار فور الرد',
  },
  cleared: { en: 'You pay for this visit yourself', ar: 'تدفعون قيمة هذه الزيارة بأنفسكم' },
  noAnswer: { en: 'The insurer did not reply in time', ar: 'لم ترد شركة التأمين في الوقت المحدد' },
  export: {
    policies: { en: 'Your insurance policies', ar: 'وثائق التأمين' },
    covers: { en: 'The insurance of your visits', ar: 'تأمين الزيارات' },
    messages: { en: 'Messages between us and your insurers', ar: 'المراسلات مع شركات التأمين' },
  },
} as const satisfies Texts;
