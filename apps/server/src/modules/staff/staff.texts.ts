import type { Texts } from '#platform/texts.ts';

export const staffTexts = {
  invitationSent: { en: 'The invitation is on its way', ar: 'أُرسلت الدعوة' },
  invitationCancelled: { en: 'The invitation is taken back', ar: 'أُلغيت الدعوة' },
} as const satisfies Texts;
