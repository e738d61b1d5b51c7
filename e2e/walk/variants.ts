import { sizes, type Size, type Variant } from '../support/variants.ts';
import { screens } from './screens.ts';

/** Every language on every size of screen. */
export const allVariants: readonly Variant[] = (['ar', 'en'] as const).flatMap((language) =>
  (Object.keys(sizes) as Size[]).map((size) => ({ language, size })),
);

/** Whether the quick walk takes in the screen with this number in the list: the first state of each screen, whose others differ by a part of it. */
export const isQuick = (nth: number): boolean => screens.findIndex(({ path }) => path === screens[nth]?.path) === nth;

/** How the quick walk looks at the screen with this number in the list, for the first person who sees it: all four ways take turns. */
export const quickVariant = (nth: number): Variant => allVariants[nth % allVariants.length]!;

export const isSameVariant = (one: Variant, other: Variant): boolean =>
  one.language === other.language && one.size === other.size;

const isOpposite = (one: Variant, other: Variant): boolean =>
  one.language !== other.language && one.size !== other.size;

/** Whether a screen is also looked at by night and walked by keyboard in this variant: in both languages and on both sizes, not in each of one on each of the other. */
export const isInDepth = (nth: number, variant: Variant): boolean =>
  isSameVariant(variant, quickVariant(nth)) || isOpposite(variant, quickVariant(nth));
