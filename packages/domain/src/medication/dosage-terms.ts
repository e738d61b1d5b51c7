export type Words = { readonly en: string; readonly ar: string };

export type Forms = {
  readonly en: readonly [one: string, many: string];
  readonly ar: readonly [one: string, two: string, few: string, many: string];
};

export const arabicDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit))).replaceAll('.', '٫');

/** A count with its noun: Arabic says one and two by the noun alone, three to ten in the plural. */
export function counted(count: number, { en, ar }: Forms): Words {
  const shown = arabicDigits(String(count));
  const isWhole = Number.isInteger(count);
  const rest = count % 100;
  const english = `${count} ${count === 1 ? en[0] : en[1]}`;
  if (isWhole && count === 1) return { en: english, ar: ar[0] };
  if (isWhole && count === 2) return { en: english, ar: ar[1] };
  return { en: english, ar: `${shown} ${isWhole && rest >= 3 && rest <= 10 ? ar[2] : ar[3]}` };
}

export const units: Readonly<Record<string, Forms>> = {
  tablet: { en: ['tablet', 'tablets'], ar: ['قرص واحد', 'قرصان', 'أقراص', 'قرصًا'] },
  capsule: { en: ['capsule', 'capsules'], ar: ['كبسولة واحدة', 'كبسولتان', 'كبسولات', 'كبسولة'] },
  puff: { en: ['puff', 'puffs'], ar: ['بخة واحدة', 'بختان', 'بخات', 'بخة'] },
  drop: { en: ['drop', 'drops'], ar: ['قطرة واحدة', 'قطرتان', 'قطرات', 'قطرة'] },
  sachet: { en: ['sachet', 'sachets'], ar: ['كيس واحد', 'كيسان', 'أكياس', 'كيسًا'] },
  patch: { en: ['patch', 'patches'], ar: ['لصقة واحدة', 'لصقتان', 'لصقات', 'لصقة'] },
  unit: { en: ['unit', 'units'], ar: ['وحدة واحدة', 'وحدتان', 'وحدات', 'وحدة'] },
  spoon: { en: ['spoon', 'spoons'], ar: ['ملعقة واحدة', 'ملعقتان', 'ملاعق', 'ملعقة'] },
  teaspoon: {
    en: ['teaspoon', 'teaspoons'],
    ar: ['ملعقة صغيرة', 'ملعقتان صغيرتان', 'ملاعق صغيرة', 'ملعقة صغيرة'],
  },
  tablespoon: {
    en: ['tablespoon', 'tablespoons'],
    ar: ['ملعقة كبيرة', 'ملعقتان كبيرتان', 'ملاعق كبيرة', 'ملعقة كبيرة'],
  },
  ml: { en: ['mL', 'mL'], ar: ['١ مل', '٢ مل', 'مل', 'مل'] },
  mg: { en: ['mg', 'mg'], ar: ['١ ملغ', '٢ ملغ', 'ملغ', 'ملغ'] },
  g: { en: ['g', 'g'], ar: ['غرام واحد', 'غرامان', 'غرامات', 'غرامًا'] },
  mcg: { en: ['mcg', 'mcg'], ar: ['١ ميكروغرام', '٢ ميكروغرام', 'ميكروغرام', 'ميكروغرام'] },
  dose: { en: ['dose', 'doses'], ar: ['جرعة واحدة', 'جرعتان', 'جرعات', 'جرعة'] },
};

/** How files write units that mean one of these. */
export const alsoWritten: Readonly<Record<string, keyof typeof units>> = {
  tab: 'tablet',
  tabs: 'tablet',
  '{tbl}': 'tablet',
  tablets: 'tablet',
  cap: 'capsule',
  caps: 'capsule',
  capsules: 'capsule',
  '{capsule}': 'capsule',
  puffs: 'puff',
  '{puff}': 'puff',
  inhalation: 'puff',
  drops: 'drop',
  '[drp]': 'drop',
  sachets: 'sachet',
  units: 'unit',
  iu: 'unit',
  '[iu]': 'unit',
  u: 'unit',
  teaspoons: 'teaspoon',
  tsp: 'teaspoon',
  '[tsp_us]': 'teaspoon',
  '[tsp_m]': 'teaspoon',
  tablespoons: 'tablespoon',
  tbsp: 'tablespoon',
  '[tbs_us]': 'tablespoon',
  '[tbs_m]': 'tablespoon',
  spoonful: 'spoon',
  milliliter: 'ml',
  gram: 'g',
  grams: 'g',
  gm: 'g',
  ug: 'mcg',
  µg: 'mcg',
  μg: 'mcg',
  microgram: 'mcg',
  micrograms: 'mcg',
  doses: 'dose',
};

export const times: Forms = { en: ['time', 'times'], ar: ['مرة واحدة', 'مرتين', 'مرات', 'مرة'] };

export const periods: Readonly<Record<string, Forms & { readonly every: Words }>> = {
  s: {
    en: ['second', 'seconds'],
    ar: ['ثانية', 'ثانيتين', 'ثوانٍ', 'ثانية'],
    every: { en: 'every second', ar: 'كل ثانية' },
  },
  min: {
    en: ['minute', 'minutes'],
    ar: ['دقيقة', 'دقيقتين', 'دقائق', 'دقيقة'],
    every: { en: 'every minute', ar: 'كل دقيقة' },
  },
  h: { en: ['hour', 'hours'], ar: ['ساعة', 'ساعتين', 'ساعات', 'ساعة'], every: { en: 'an hour', ar: 'كل ساعة' } },
  d: { en: ['day', 'days'], ar: ['يوم', 'يومين', 'أيام', 'يومًا'], every: { en: 'a day', ar: 'يوميًا' } },
  wk: { en: ['week', 'weeks'], ar: ['أسبوع', 'أسبوعين', 'أسابيع', 'أسبوعًا'], every: { en: 'a week', ar: 'أسبوعيًا' } },
  mo: { en: ['month', 'months'], ar: ['شهر', 'شهرين', 'أشهر', 'شهرًا'], every: { en: 'a month', ar: 'شهريًا' } },
  a: { en: ['year', 'years'], ar: ['سنة', 'سنتين', 'سنوات', 'سنة'], every: { en: 'a year', ar: 'سنويًا' } },
};

/** Codes of FHIR's EventTiming and of HL7's TimingEvent. */
export const moments: Readonly<Record<string, Words>> = {
  MORN: { en: 'in the morning', ar: 'صباحًا' },
  'MORN.early': { en: 'early in the morning', ar: 'في الصباح الباكر' },
  'MORN.late': { en: 'late in the morning', ar: 'قبل الظهر' },
  NOON: { en: 'at noon', ar: 'ظهرًا' },
  AFT: { en: 'in the afternoon', ar: 'عصرًا' },
  'AFT.early': { en: 'early in the afternoon', ar: 'بعد الظهر' },
  'AFT.late': { en: 'late in the afternoon', ar: 'آخر العصر' },
  EVE: { en: 'in the evening', ar: 'مساءً' },
  'EVE.early': { en: 'early in the evening', ar: 'أول المساء' },
  'EVE.late': { en: 'late in the evening', ar: 'آخر المساء' },
  NIGHT: { en: 'at night', ar: 'ليلًا' },
  PHS: { en: 'after sleep', ar: 'بعد الاستيقاظ' },
  HS: { en: 'before sleep', ar: 'قبل النوم' },
  WAKE: { en: 'on waking', ar: 'عند الاستيقاظ' },
  C: { en: 'with meals', ar: 'مع الطعام' },
  CM: { en: 'with breakfast', ar: 'مع الفطور' },
  CD: { en: 'with lunch', ar: 'مع الغداء' },
  CV: { en: 'with dinner', ar: 'مع العشاء' },
  AC: { en: 'before meals', ar: 'قبل الأكل' },
  ACM: { en: 'before breakfast', ar: 'قبل الفطور' },
  ACD: { en: 'before lunch', ar: 'قبل الغداء' },
  ACV: { en: 'before dinner', ar: 'قبل العشاء' },
  PC: { en: 'after meals', ar: 'بعد الأكل' },
  PCM: { en: 'after breakfast', ar: 'بعد الفطور' },
  PCD: { en: 'after lunch', ar: 'بعد الغداء' },
  PCV: { en: 'after dinner', ar: 'بعد العشاء' },
};

export const dayNames: readonly Words[] = [
  { en: 'Sunday', ar: 'الأحد' },
  { en: 'Monday', ar: 'الاثنين' },
  { en: 'Tuesday', ar: 'الثلاثاء' },
  { en: 'Wednesday', ar: 'الأربعاء' },
  { en: 'Thursday', ar: 'الخميس' },
  { en: 'Friday', ar: 'الجمعة' },
  { en: 'Saturday', ar: 'السبت' },
];

export const dayForms: Forms = { en: ['day', 'days'], ar: ['يوم واحد', 'يومين', 'أيام', 'يومًا'] };
