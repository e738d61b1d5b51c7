import { sizes, type Size, type Way } from '../support/ways.ts';

/** Every language on every size of screen. */
export const allWays: readonly Way[] = (['ar', 'en'] as const).flatMap((language) =>
  (Object.keys(sizes) as Size[]).map((size) => ({ language, size })),
);

/** How the quick walk looks at the screen with this number in the list, for the first person who sees it: all four ways take turns. */
export const quickWay = (nth: number): Way => allWays[nth % allWays.length]!;

/** The other language on the other size: with it every screen is walked by keyboard in both languages and on both sizes. */
export const oppositeWay = ({ language, size }: Way): Way => ({
  language: language === 'ar' ? 'en' : 'ar',
  size: size === 'phone' ? 'desktop' : 'phone',
});

export const isSameWay = (one: Way, other: Way): boolean => one.language === other.language && one.size === other.size;
