import { toArabicDigits } from '@balsam/domain/text';
import type { Texts } from '#platform/texts.ts';

/** The parts of dates and amounts that are letters. */
export const formatTexts = {
  morning: { en: 'AM', ar: 'ص' },
  afternoon: { en: 'PM', ar: 'م' },
  percent: (percent: number) => ({ en: `${percent}%`, ar: `${toArabicDigits(String(percent))}٪` }),
  riyals: (en: string, ar: string) => ({ en: `SAR ${en}`, ar: `${ar} ر.س` }),
} as const satisfies Texts;
