import type { Language } from './words.ts';

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Size = keyof typeof sizes;

/** In which language and on which screen a journey is told. */
export type Variant = { readonly language: Language; readonly size: Size };
export const variants: readonly Variant[] = [
  { language: 'ar', size: 'phone' },
  { language: 'en', size: 'desktop' },
];
export const titleOf = ({ language, size }: Variant): string =>
  `in ${language === 'ar' ? 'Arabic' : 'English'} on a ${size}`;
