import type { Texts } from '#platform/texts.ts';

export const sharingTexts = {
  export: { en: 'Links to your summary, and who opened them', ar: 'روابط ملخصكم الطبي ومن فتحها' },
} as const satisfies Texts;
