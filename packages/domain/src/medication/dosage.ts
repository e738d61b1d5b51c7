import type { Day } from '../time/index.ts';

/** How much, how often and when, as FHIR R4 `Dosage` states it; what is absent was not said. */
export type Dosage = {
  readonly text?: string | undefined;
  /** The patient instruction of the prescriber, in the language in which it was written. */
  readonly instruction?: string | undefined;
  readonly amount?: number | undefined;
  readonly amountHigh?: number | undefined;
  readonly unit?: string | undefined;
  readonly frequency?: number | undefined;
  readonly frequencyMax?: number | undefined;
  readonly period?: number | undefined;
  readonly periodMax?: number | undefined;
  /** UCUM: s, min, h, d, wk, mo, a. */
  readonly periodUnit?: string | undefined;
  /** Codes of EventTiming: AC, PC, HS, MORN and so on. */
  readonly when?: readonly string[] | undefined;
  readonly timesOfDay?: readonly string[] | undefined;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekdays?: readonly number[] | undefined;
  /** For how many days. */
  readonly days?: number | undefined;
  /** The last day on which it is taken. */
  readonly until?: Day | undefined;
  readonly asNeeded?: boolean | undefined;
  readonly route?: string | undefined;
};

export type Words = { readonly en: string; readonly ar: string };

type Forms = {
  readonly en: readonly [one: string, many: string];
  readonly ar: readonly [one: string, two: string, few: string, many: string];
};

const arabicDigits = (text: string): string =>
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

const units: Readonly<Record<string, Forms>> = {
  tablet: { en: ['tablet', 'tablets'], ar: ['قرص واحد', 'قرصان', 'أقراص', 'قرصًا'] },
  capsule: { en: ['capsule', 'capsules'], ar: ['كبسولة واحدة', 'كبسولتان', 'كبسولات', 'كبسولة'] },
  puff: { en: ['puff', 'puffs'], ar: ['بخة واحدة', 'بختان', 'بخات', 'بخة'] },
  drop: { en: ['drop', 'drops'], ar: ['قطرة واحدة', 'قطرتان', 'قطرات', 'قطرة'] },
  sachet: { en: ['sachet', 'sachets'], ar: ['كيس واحد', 'كيسان', 'أكياس', 'كيسًا'] },
  patch: { en: ['patch', 'patches'], ar: ['لصقة واحدة', 'لصقتان', 'لصقات', 'لصقة'] },
  unit: { en: ['unit', 'units'], ar: ['وحدة واحدة', 'وحدتان', 'وحدات', 'وحدة'] },
  spoon: { en: ['spoon', 'spoons'], ar: ['ملعقة واحدة', 'ملعقتان', 'ملاعق', 'ملعقة'] },
  ml: { en: ['mL', 'mL'], ar: ['١ مل', '٢ مل', 'مل', 'مل'] },
  mg: { en: ['mg', 'mg'], ar: ['١ ملغ', '٢ ملغ', 'ملغ', 'ملغ'] },
  dose: { en: ['dose', 'doses'], ar: ['جرعة واحدة', 'جرعتان', 'جرعات', 'جرعة'] },
};

/** How files write units that mean one of these. */
const alsoWritten: Readonly<Record<string, keyof typeof units>> = {
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
  teaspoon: 'spoon',
  spoonful: 'spoon',
  milliliter: 'ml',
  doses: 'dose',
};

const times: Forms = { en: ['time', 'times'], ar: ['مرة واحدة', 'مرتين', 'مرات', 'مرة'] };

const periods: Readonly<Record<string, Forms & { readonly every: Words }>> = {
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
const moments: Readonly<Record<string, Words>> = {
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

const asNeeded: Words = { en: 'when needed', ar: 'عند الحاجة' };

function amountWords({ amount, amountHigh, unit }: Dosage): Words | undefined {
  if (amount === undefined) return undefined;
  const name = unit?.trim().toLowerCase() ?? '';
  const forms = units[name] ?? units[alsoWritten[name] ?? ''];
  const range = amountHigh === undefined ? undefined : `${amount}-${amountHigh}`;
  if (forms && range !== undefined)
    return { en: `${range} ${forms.en[1]}`, ar: `${arabicDigits(range)} ${forms.ar[2]}` };
  if (forms) return counted(amount, forms);
  const shown = range ?? String(amount);
  return { en: `${shown} ${unit ?? ''}`.trim(), ar: `${arabicDigits(shown)} ${unit ?? ''}`.trim() };
}

function frequencyWords({ frequency = 1, frequencyMax, period, periodMax, periodUnit }: Dosage): Words | undefined {
  const unit = periods[periodUnit ?? ''];
  if (period === undefined || !unit) return undefined;
  const [often, oftenMax] = [frequency, frequencyMax];
  const howOften =
    oftenMax === undefined
      ? { en: often === 1 ? 'once' : often === 2 ? 'twice' : `${often} times`, ar: counted(often, times).ar }
      : {
          en: `${often} to ${oftenMax} times`,
          ar: `${arabicDigits(`${often}`)} إلى ${arabicDigits(`${oftenMax}`)} مرات`,
        };
  if (period === 1 && periodMax === undefined)
    return { en: `${howOften.en} ${unit.every.en}`, ar: `${howOften.ar} ${unit.every.ar}` };
  const every =
    periodMax === undefined
      ? { en: `every ${period} ${unit.en[1]}`, ar: `كل ${counted(period, unit).ar}` }
      : {
          en: `every ${period} to ${periodMax} ${unit.en[1]}`,
          ar: `كل ${arabicDigits(`${period}`)} إلى ${arabicDigits(`${periodMax}`)} ${unit.ar[2]}`,
        };
  return often === 1 && oftenMax === undefined
    ? every
    : { en: `${howOften.en} ${every.en}`, ar: `${howOften.ar} ${every.ar}` };
}

const whenWords = ({ when = [], timesOfDay = [] }: Dosage): Words[] => [
  ...when.flatMap((code) => moments[code] ?? []),
  ...(timesOfDay.length > 0
    ? [
        {
          en: `at ${timesOfDay.join(', ')}`,
          ar: `الساعة ${timesOfDay.map(arabicDigits).join('، ')}`,
        },
      ]
    : []),
];

const dayForms: Forms = { en: ['day', 'days'], ar: ['يوم واحد', 'يومين', 'أيام', 'يومًا'] };

/**
 * A dosage in everyday words of both languages. Where the file has only a sentence, that sentence stands in both, as it was written;
 * undefined when it says nothing.
 */
export function dosageWords(dosage: Dosage): Words | undefined {
  const [amount, frequency] = [amountWords(dosage), frequencyWords(dosage)];
  const when = whenWords(dosage);
  const duration = dosage.days === undefined ? undefined : counted(dosage.days, dayForms);
  const hasTiming = frequency !== undefined || when.length > 0;
  if (!hasTiming && dosage.text) return { en: dosage.text, ar: dosage.text };
  const parts: Words[] = [
    ...(amount ? [amount] : []),
    ...(frequency ? [frequency] : []),
    ...when,
    ...(duration ? [{ en: `for ${duration.en}`, ar: `لمدة ${duration.ar}` }] : []),
    ...(dosage.asNeeded ? [asNeeded] : []),
  ];
  if (parts.length === 0) return undefined;
  return { en: parts.map(({ en }) => en).join(', '), ar: parts.map(({ ar }) => ar).join('، ') };
}

/**
 * How many times a day a medicine is taken as far as its dosage says so; undefined for what is taken when needed or less often than every
 * day, and where it is not said.
 */
export function timesADay({
  frequency = 1,
  period,
  periodUnit,
  when = [],
  timesOfDay = [],
  weekdays = [],
  asNeeded: ifNeeded,
}: Dosage): number | undefined {
  if (ifNeeded || weekdays.length > 0) return undefined;
  if (period === undefined) return timesOfDay.length || when.length || undefined;
  const isDaily = (periodUnit === 'd' && period === 1) || (periodUnit === 'h' && period <= 24);
  if (!isDaily) return undefined;
  if (timesOfDay.length > 0) return timesOfDay.length;
  return periodUnit === 'd' ? frequency : Math.round((24 / period) * frequency);
}
