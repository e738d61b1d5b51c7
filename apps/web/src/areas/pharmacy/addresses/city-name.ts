import { cityNamed, cities } from '@balsam/domain/place';
import { inLocale } from '../../../shared/i18n/locale.tsx';

/** A city as the screen's language calls it; one that is on no list stays as it was written. */
export const cityName = (kept: string): string => {
  const known = cityNamed(kept);
  return known ? inLocale(known.name, known.nameAr) : kept;
};

/** The cities of the list, and the one on file where it is another. */
export const cityOptions = (kept: string) => {
  const listed = cities.map(({ name }) => name);
  const names = kept === '' || listed.includes(kept) ? listed : [...listed, kept];
  return names.map((name) => ({ value: name, label: cityName(name) }));
};
