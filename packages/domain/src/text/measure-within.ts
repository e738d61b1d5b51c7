/**
 * A whole number with its unit, within a sentence: `1 minute`, `30 minutes`, «دقيقتين», «5 أيام». The forms are those of CLDR but for the
 * Arabic dual, which is genitive here.
 * @param locale a BCP 47 tag, which says the digits, too
 * @param unit a unit of ECMA-402, such as `minute`
 */
export function measureWithin(locale: string, value: number, unit: string): string {
  const said = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return value === 2 && locale.startsWith('ar') ? said.replace(/ان$/, 'ين') : said;
}
