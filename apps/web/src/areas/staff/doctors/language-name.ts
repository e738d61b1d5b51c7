import { getLocale } from '#shared/i18n/locale.ts';

/** A language by its code, in the language of the screen. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([getLocale()], { type: 'language' }).of(code) ?? code;
