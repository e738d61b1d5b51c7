import { packWords, strengthInArabic, type Pack } from '@balsam/domain/catalogue';
import { inLocale } from '#shared/i18n/locale.ts';

/** A strength or a size as a package in this language has it: `500 mg`. */
export const measureText = (measure: string): string => inLocale(measure, strengthInArabic(measure));

/** `24 pieces` or `100 ml`; empty where nobody knows. */
export const packText = (pack: Pack): string => {
  const { en, ar } = packWords(pack);
  return inLocale(en, ar);
};
