import { inLocale } from '#shared/i18n/locale.ts';

/** What nearly everybody calls their places, in both languages. */
const known = [
  ['Home', 'المنزل'],
  ['Work', 'العمل'],
] as const;

/** The name of an address: a usual one in the language of the screen, any other as it was written. */
export const addressLabel = (kept: string): string => {
  const names = known.find((pair) => pair.some((name) => name.toLowerCase() === kept.trim().toLowerCase()));
  return names ? inLocale(names[0], names[1]) : kept;
};
