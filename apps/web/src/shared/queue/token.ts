import { readToken } from '@balsam/domain/queue';
import { toArabicDigits } from '@balsam/domain/text';
import { inLocale } from '#shared/i18n/locale.ts';

/** A token in Arabic letters and digits; a number without a letter in digits alone. */
export const tokenInArabic = (token: string): string => {
  const parts = readToken(token);
  return parts ? `${parts.letterAr} ${toArabicDigits(String(parts.number))}` : toArabicDigits(token);
};

/** A token as the language of the screen writes it. */
export const tokenText = (token: string): string => inLocale(token, tokenInArabic(token));
