import type { Texts } from '#platform/texts.ts';

export const staffTexts = {
  invitationSent: { en: 'Invitation sent', ar: 'أُرسلت الدعوة' },
  invitationCancelled: { en: 'Invitation cancelled', ar: 'أُلغيت الدعوة' },
} as const satisfies Texts;
