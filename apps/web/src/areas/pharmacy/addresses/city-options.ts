import { cities } from '@balsam/domain/place';
import { cityName } from '../../../shared/orders/city-name.ts';

/** The cities of the list, and the one on file where it is another. */
export const cityOptions = (kept: string) => {
  const listed = cities.map(({ name }) => name);
  const names = kept === '' || listed.includes(kept) ? listed : [...listed, kept];
  return names.map((name) => ({ value: name, label: cityName(name) }));
};
