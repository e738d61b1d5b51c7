import { orderMark, orderName } from '@balsam/domain/orders';
import type { Text } from '#platform/texts.ts';
import type { Notification, NotificationTexts } from './notifications.texts.ts';

export type ProofPart = 'photo' | 'signature' | 'reason';

const parts: Readonly<Record<ProofPart, Text>> = {
  photo: { en: 'photo', ar: 'الصورة' },
  signature: { en: 'signature', ar: 'التوقيع' },
  reason: { en: 'reason', ar: 'السبب' },
};
const named = (missing: readonly ProofPart[], language: keyof Text, comma: string): string =>
  missing.map((part) => parts[part][language]).join(comma);

/** Notifications of pharmacists. */
export const deskTexts = {
  proofMissing: (id: number, missing: readonly ProofPart[]): Notification => ({
    title: { en: 'Proof of a delivery missing', ar: 'نقص إثبات التسليم' },
    message: {
      en: `The rider sent no ${named(missing, 'en', ', ')} for order ${orderMark(id).en}.`,
      ar: `لم يرسل المندوب ما يلي بشأن ${orderName(id).ar}: ${named(missing, 'ar', '، ')}.`,
    },
  }),
} as const satisfies NotificationTexts;
