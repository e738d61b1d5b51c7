/** Units that a sentence counts. */
export const countedUnits = ['second', 'minute', 'day'] as const;
export type CountedUnit = (typeof countedUnits)[number];

/**
 * A whole number with its unit, within a sentence: `1 minute`, `30 minutes`, «دقيقتين», «5 أيام», «30 دقيقة». The forms are those of CLDR but for
 * the Arabic dual, which is genitive here. Latin digits in both languages, as the wire has them.
 */
export function measureWithin(language: 'ar' | 'en', value: number, unit: CountedUnit): string {
  const tag = language === 'ar' ? 'ar-u-nu-latn' : 'en';
  const said = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(
    value,
  );
  return language === 'ar' && value === 2 ? said.replace(/ان$/, 'ين') : said;
}
