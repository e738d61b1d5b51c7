/** ISO 3166-1 alpha-2, as assigned. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR ' +
  'CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR ' +
  'IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW ' +
  'MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ' +
  'ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'
).split(' ');

export type Nationality = { readonly code: string; readonly title: string; readonly title_ar: string };

/** Every country in both languages, by the names that Unicode gives them; Saudi Arabia first, then by the English alphabet. */
export const nationalities: readonly Nationality[] = (() => {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const arabic = new Intl.DisplayNames('ar', { type: 'region' });
  const all = codes.map((code) => ({ code, title: english.of(code) ?? code, title_ar: arabic.of(code) ?? code }));
  const byName = new Intl.Collator('en');
  const first = (nationality: Nationality) => (nationality.code === 'SA' ? 0 : 1);
  return all.toSorted((a, b) => first(a) - first(b) || byName.compare(a.title, b.title));
})();

const known = new Set(codes);

/** Whether a code is one of the list that people choose from. */
export const isNationality = (code: string): boolean => known.has(code);
