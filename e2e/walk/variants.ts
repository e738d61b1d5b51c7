import { sizes, type Size, type Variant } from '../support/variants.ts';

/** Every language on every size of screen. */
export const allVariants: readonly Variant[] = (['ar', 'en'] as const).flatMap((language) =>
  (Object.keys(sizes) as Size[]).map((size) => ({ language, size })),
);

/**
 * Whether the screen with this number in the list is also looked at by night and walked by keyboard in this variant: in both languages and on
 * both sizes, not in each of one on each of the other. All take turns.
 */
export const isInDepth = (nth: number, { language, size }: Variant): boolean => {
  const first = allVariants[nth % allVariants.length]!;
  return (first.language === language) === (first.size === size);
};
