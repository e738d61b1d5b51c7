import { sizes, type Size, type Way } from '../support/ways.ts';

/** Every language on every size of screen. */
export const allWays: readonly Way[] = (['ar', 'en'] as const).flatMap((language) =>
  (Object.keys(sizes) as Size[]).map((size) => ({ language, size })),
);

/**
 * The two ways in which the quick walk looks at the screen with this number in the list, for the first of those who see it: both languages and
 * both sizes, by turns in one pairing and in the other.
 */
export const quickWays = (nth: number): readonly [Way, Way] =>
  nth % 2 === 0
    ? [
        { language: 'ar', size: 'phone' },
        { language: 'en', size: 'desktop' },
      ]
    : [
        { language: 'ar', size: 'desktop' },
        { language: 'en', size: 'phone' },
      ];

/** Whether the quick walk has looked at it in this way already. */
export const isQuick = (nth: number, { language, size }: Way): boolean =>
  quickWays(nth).some((way) => way.language === language && way.size === size);
