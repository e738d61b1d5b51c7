import { cityNamed } from '@balsam/domain/place';
import { inLocale } from '#shared/i18n/locale.ts';

/** A city as the screen's language calls it; one that is on no list stays as it was written. */
export const cityName = (kept: string): string => {
  const known = cityNamed(kept);
  return known ? inLocale(known.name, known.nameAr) : kept;
};
