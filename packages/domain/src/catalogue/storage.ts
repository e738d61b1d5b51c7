import { normaliseArabic } from '../text/index.ts';

export type Storage = 'room_25' | 'room_30' | 'refrigerator' | 'freezer' | 'unknown';

const mustStayWarm =
  /(?:do not|don.?t|never) (?:(?:store|keep|put|place) (?:it )?in (?:a |the )?)?(?:refrigerat|fridge)|لا \S+ (?:في )?(?:ال)?(?:ثلاجه|براد)/;

/** What must not happen to a product says nothing of where it is kept; nor does a temperature that is told again in Fahrenheit. */
const beside: readonly RegExp[] = [
  /(?:do not|don.?t|never|avoid|protect from|if) [^.,;\d]{0,30}?(?:freez\w*|frozen)/g,
  /(?:لا|من) [^.,;،؛\d]{0,20}?(?:تجميد|يجمد|تجمد|فريزر)/g,
  /(?:\d{1,3} ?°? ?f? ?(?:[-–−]|to|and) ?)?\d{1,3} ?°? ?f\b/g,
];

const unit = String.raw`(?: |°|c\b|celsius|degrees?|درج(?:ه|ات)|مئويه|م(?!\p{L}))*`;
const degree = String.raw`(?<sign>[-–−] ?)?\+?(?<degrees>\d{1,3})(?!\d)`;
const second = degree.replaceAll('?<', '?<to_');
const upTo = String.raw`${unit}(?:[-–−]|to|and|الي|و) ?${second}(?! ?(?:%|hours?|days?|weeks?|months?|years?|ساع|يوم|ايام|اسابيع|شهر|اشهر|سن[هوي]|عام|اعوام))`;
const isTemperature = String.raw`(?= ?(?:°|c\b|celsius|degree|درج|مئوي|م(?!\p{L})|$|[.,;)،؛]))`;

/** Ways to say where a product is kept; the first that a text has is how it is kept before it is opened. */
const place =
  /(?<frozen>freezer|frozen|deep[- ]?freeze|nitrogen|فريزر|مجمد)|(?<cold>refrigerator|refrigerated|fridge|ثلاجه|براد)/u;
const twoNumbers = String.raw`(?<![\d.\p{L}])${degree}${upTo}`;
const keptAt = String.raw`(?<=\b(?:at|between|from|keep|kept|stored?|storage|temperatures?)[ :]{1,2}\(?${twoNumbers.replaceAll(/\?<\w+>/g, '?:')})`;
/** Two numbers with a unit, or where a temperature is told. */
const range = new RegExp(String.raw`${twoNumbers}(?:${isTemperature}|${keptAt})`, 'u');
/** Any other two numbers: they count only where nothing else tells how it is kept, for they may be those of vials. */
const bareRange = new RegExp(twoNumbers, 'u');
/** A temperature below zero needs no word before it; what follows another number may be the dash of a range. */
const belowZero = String.raw`(?<![\d.°\p{L}])(?<![\d°)] |\bc )(?=[-–−]\d)`;
const limit = new RegExp(
  String.raw`(?:(?:(?<!not store )below|under|above|exceed(?:ing)?|than|at|من|عن|عند|تتجاوز|تتعدي) \(?|${belowZero})${degree}${isTemperature}(?!${upTo.replaceAll(/\?<\w+>/g, '?:')})`,
  'u',
);

const signed = (sign: string | undefined, degrees: string | undefined): number =>
  (sign === undefined ? 1 : -1) * Number(degrees ?? Number.NEGATIVE_INFINITY);

/** By the warmest that it may be. */
function storageUpTo(degrees: number): Storage {
  if (degrees <= 0) return 'freezer';
  if (degrees <= 10) return 'refrigerator';
  if (degrees === 30) return 'room_30';
  return degrees === 25 ? 'room_25' : 'unknown';
}

function storageSaid({ frozen, cold, ...told }: Readonly<Record<string, string | undefined>>): Storage {
  if (frozen !== undefined) return 'freezer';
  if (cold !== undefined) return 'refrigerator';
  const [one, other] = [signed(told['sign'], told['degrees']), told['to_degrees']];
  return storageUpTo(other === undefined ? one : Math.max(one, signed(told['to_sign'], other)));
}

const roomOf = (text: string): Storage => {
  if (text.includes('30')) return 'room_30';
  return text.includes('25') ? 'room_25' : 'unknown';
};

/**
 * How a product is kept, by the words of a register in either language. What must stay cold is `refrigerator` or `freezer`: it travels in a cold
 * chain. A range that reaches room temperature needs none.
 */
export function storageOf(conditions: string): Storage {
  const text = normaliseArabic(conditions.replaceAll('º', '°'));
  if (mustStayWarm.test(text)) return text.includes('30') ? 'room_30' : 'room_25';
  const said = beside.reduce((left, words) => left.replaceAll(words, ' '), text);
  const [first = bareRange.exec(said)] = [place, range, limit]
    .map((way) => way.exec(said))
    .filter((found) => found !== null)
    .toSorted((one, other) => one.index - other.index);
  return first ? storageSaid(first.groups ?? {}) : roomOf(said);
}

/** Whether it must be kept cold on its way. */
export function isColdChain(storage: Storage): boolean {
  return storage === 'refrigerator' || storage === 'freezer';
}
