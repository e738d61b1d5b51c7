import { sizes, type Size, type Variant } from '../support/variants.ts';

/** Every language on every size of screen. */
export const allVariants: readonly Variant[] = (['ar', 'en'] as const).flatMap((language) =>
  (Object.keys(sizes) as Size[]).map((size) => ({ language, size })),
);

/** How the quick walk looks at the screen with this number in the list, for the first person who sees it: all four ways take turns. */
export const quickVariant = (nth: number): Variant => allVariants[nth % allVariants.length]!;

/** The other language on the other size: with it every screen is walked by keyboard in both languages and on both sizes. */
export const oppositeVariant = ({ language, size }: Variant): Variant => ({
  language: language === 'ar' ? 'en' : 'ar',
  size: size === 'phone' ? 'desktop' : 'phone',
});

export const isSameVariant = (one: Variant, other: Variant): boolean =>
  one.language === other.language && one.size === other.size;
