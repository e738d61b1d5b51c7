import { toArabicDigits } from '@balsam/domain/text';
import type { Texts } from '#platform/texts.ts';

export const secondFactorTexts = {
  recoveryCodeUsed: {
    subject: { en: 'A recovery code was used', ar: 'استُخدم رمز استرداد' },
    body: (left: number) => ({
      en: `Someone logged in to your Balsam account with a recovery code. Recovery codes left: ${left}. If it was not you, please tell an administrator at once.`,
      ar: `سُجِّل الدخول إلى بلسم بحسابكم باستخدام رمز استرداد. رموز الاسترداد المتبقية: ${toArabicDigits(String(left))}. إن لم يكن ذلك منكم فيُرجى إبلاغ مدير النظام فورًا.`,
    }),
  },
} as const satisfies Texts;
