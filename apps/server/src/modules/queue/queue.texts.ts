import { readToken } from '@balsam/domain/queue';
import { toArabicDigits } from '@balsam/domain/text';
import type { Texts } from '#platform/texts.ts';

/** A token as Arabic reads it: its Arabic letter and digits. */
export function tokenInArabic(token: string): string {
  const parts = readToken(token);
  return parts ? `${parts.letterAr} ${toArabicDigits(String(parts.number))}` : token;
}

export const queueTexts = {
  taken: { en: 'You are in the queue', ar: 'انضممتم إلى الدور' },
  left: { en: 'You have left the queue', ar: 'غادرتم الدور' },
  collected: { en: 'Payment received', ar: 'سُجّل الدفع' },
  paidOut: { en: 'Refund handed over', ar: 'سُلّم المبلغ المسترد' },
  paired: { en: 'The device is paired', ar: 'اقترن الجهاز' },
  revoked: { en: 'The device is no longer paired', ar: 'أُلغي اقتران الجهاز' },
  sms: ({ token, clinic, clinicAr }: { token: string; clinic: string; clinicAr: string }) => ({
    en: `Balsam: your number in the queue of ${clinic} is ${token}. Please watch the screen in the hall.`,
    ar: `بلسم: رقمكم في دور ${clinicAr} هو ${tokenInArabic(token)}. يُرجى متابعة الشاشة في صالة الانتظار.`,
  }),
  export: { en: 'Your tickets in the queue', ar: 'تذاكر الدور' },
} as const satisfies Texts;
