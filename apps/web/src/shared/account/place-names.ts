import { cityNamed } from '@balsam/domain/place';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';

/** A city in the language of the screen, where it is known in both; else as it was written. */
export const cityName = (written: string): string => {
  const city = cityNamed(written);
  return city ? inLocale(city.name, city.nameAr) : written;
};

/** A country by its ISO code, in the language of the screen. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(getLocale(), { type: 'region' }).of(code) ?? code;
