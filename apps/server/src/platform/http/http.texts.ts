import type { Texts } from '#platform/texts.ts';

/** The sentence of the envelope where a call has none of its own. */
export const httpTexts = { success: { en: 'Success', ar: 'تم بنجاح' } } as const satisfies Texts;
