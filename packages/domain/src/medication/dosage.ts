import type { Day } from '../time/index.ts';
import {
  alsoWritten,
  arabicDigits,
  counted,
  dayForms,
  dayNames,
  moments,
  periods,
  times,
  units,
  type Words,
} from './dosage-terms.ts';

/** How much, how often and when, as FHIR R4 `Dosage` states it; what is absent was not said. */
export type Dosage = {
  /** Its place among several: those of another number come after it, those of the same one beside it. */
  readonly sequence?: number | undefined;
  readonly text?: string | undefined;
  /** The same sentence in Arabic, where it came with one. */
  readonly textAr?: string | undefined;
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
  /** The most that may be taken in a time. */
  readonly most?:
    | {
        readonly amount: number;
        readonly unit?: string | undefined;
        readonly period: number;
        readonly periodUnit: string;
      }
    | undefined;
  /** It says something that has no words here: the sentence that came with it is then the only whole one. */
  readonly isPartial?: boolean | undefined;
  /** For how many days. */
  readonly days?: number | undefined;
  /** The last day on which it is taken. */
  readonly until?: Day | undefined;
  readonly asNeeded?: boolean | undefined;
  readonly route?: string | undefined;
};

const asNeeded: Words = { en: 'when needed', ar: 'عند الحاجة' };

/** A unit that has no words here, as it came: an island among Arabic words, so that its digits and signs stay in their places. */
const unitInArabic = (unit: string): string => (/\p{Script=Arabic}/u.test(unit) ? unit : `\u2066${unit}\u2069`);

function amountWords({ amount, amountHigh, unit }: Pick<Dosage, 'amount' | 'amountHigh' | 'unit'>): Words | undefined {
  if (amount === undefined) {
    const most = amountHigh === undefined ? undefined : amountWords({ amount: amountHigh, unit });
    return most && { en: `up to ${most.en}`, ar: `حتى ${most.ar}` };
  }
  const name = unit?.trim().toLowerCase() ?? '';
  const forms = units[name] ?? units[alsoWritten[name] ?? ''];
  const range = amountHigh === undefined ? undefined : `${amount}-${amountHigh}`;
  if (forms && range !== undefined)
    return { en: `${range} ${forms.en[1]}`, ar: `${arabicDigits(range)} ${forms.ar[2]}` };
  if (forms) return counted(amount, forms);
  const shown = range ?? String(amount);
  const written = unit?.trim() ?? '';
  if (written === '') return { en: shown, ar: arabicDigits(shown) };
  return { en: `${shown} ${written}`, ar: `${arabicDigits(shown)} ${unitInArabic(written)}` };
}

function frequencyWords(dosage: Dosage): Words | undefined {
  const { frequency = 1, frequencyMax, period, periodMax, periodUnit } = dosage;
  const unit = periods[periodUnit ?? ''];
  if (period === undefined || !unit) return undefined;
  // Once on each of those days: "once a day" beside them would be read as every day.
  if (isDaily(dosage) && frequency === 1 && frequencyMax === undefined && weekdayWords(dosage).length > 0)
    return undefined;
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

const isDaily = ({ period, periodMax, periodUnit }: Dosage): boolean =>
  periodUnit === 'd' && period === 1 && periodMax === undefined;

/** On which days of the week, and on no others. */
function weekdayWords({ weekdays = [] }: Dosage): Words[] {
  const days = dayNames.filter((_, day) => weekdays.includes(day));
  if (days.length === 0 || days.length === dayNames.length) return [];
  const english = days.map(({ en }) => en);
  const last = english.pop();
  const arabicDays = ['يوم', 'يومي'][days.length - 1] ?? 'أيام';
  return [
    {
      en: `only on ${english.length > 0 ? `${english.join(', ')} and ` : ''}${last}`,
      ar: `${arabicDays} ${days.map(({ ar }) => ar).join(' و')} فقط`,
    },
  ];
}

/** The most in a time. */
function mostWords({ most }: Dosage): Words[] {
  const [amount, unit] = [most && amountWords(most), periods[most?.periodUnit ?? '']];
  if (!most || !amount || !unit) return [];
  if (most.period === 1)
    return [{ en: `no more than ${amount.en} ${unit.every.en}`, ar: `بحد أقصى ${amount.ar} ${unit.every.ar}` }];
  const time = counted(most.period, unit);
  return [{ en: `no more than ${amount.en} in ${time.en}`, ar: `بحد أقصى ${amount.ar} خلال ${time.ar}` }];
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

/**
 * A dosage in everyday words of both languages. Where the file has only a sentence, or says in it what has no words here, that sentence stands,
 * as it was written, in Arabic too where it came in no other. Where the sentence alone says how much is taken, it stands in the place of the
 * amount, and what it says already is not said twice. Undefined when it says nothing.
 */
export function dosageWords(dosage: Dosage): Words | undefined {
  const [amount, frequency] = [amountWords(dosage), frequencyWords(dosage)];
  const when = [...weekdayWords(dosage), ...whenWords(dosage)];
  const duration = dosage.days === undefined ? undefined : counted(dosage.days, dayForms);
  const hasTiming = frequency !== undefined || when.length > 0;
  const isPartial = dosage.isPartial === true || dosage.when?.some((code) => moments[code] === undefined);
  const sentence = dosage.text ? { en: dosage.text, ar: dosage.textAr ?? dosage.text } : undefined;
  if ((!hasTiming || isPartial) && sentence) return sentence;
  const howMuch = amount ?? sentence;
  const others: Words[] = [
    ...(frequency ? [frequency] : []),
    ...when,
    ...(duration ? [{ en: `for ${duration.en}`, ar: `لمدة ${duration.ar}` }] : []),
    ...(dosage.asNeeded ? [asNeeded] : []),
    ...mostWords(dosage),
  ];
  const isSaid = ({ en }: Words) => howMuch === sentence && sentence?.en.toLowerCase().includes(en.toLowerCase());
  const parts = [...(howMuch ? [howMuch] : []), ...others.filter((part) => !isSaid(part))];
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
  const isOftenEnough = (periodUnit === 'd' && period === 1) || (periodUnit === 'h' && period <= 24);
  if (!isOftenEnough) return undefined;
  if (timesOfDay.length > 0) return timesOfDay.length;
  return periodUnit === 'd' ? frequency : Math.round((24 / period) * frequency);
}
