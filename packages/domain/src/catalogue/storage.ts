import { normaliseArabic } from '../text/index.ts';

export type Storage = 'room_25' | 'room_30' | 'refrigerator' | 'freezer' | 'unknown';

/** To its sign what is below zero in words; every dash as one. */
const belowZeroSaid: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/(?:\bminus|\bnegative|ناقص|سالب) ?(?=\d)/g, '-'],
  [/(\d{1,3}(?!\d)(?:(?!\bnot\b|\bnever\b| و?لا )[^\d.,;،؛]){0,20}(?:below zero|تحت الصفر))/g, '-$1'],
  [/(?:below zero|تحت الصفر) ?(?=\d)/g, '-'],
];

const not = String.raw`(?:(?:do|must|should|may|shall) not|don.?t|never|not to)(?: be)?`;
const clause = '[^.,;،؛]*';
/** What is not to be kept cold, to the end of its clause. */
const mustStayWarm = new RegExp(
  String.raw`(?:${not} (?:(?:stor(?:e|ed)|keep|kept|put|placed?) (?:it )?in (?:a |the )?)?|(?:out of|away from) (?:a |the )?)(?:refrigerat|fridge)${clause}|لا \S+ (?:في )?(?:ال)?(?:ثلاجه|براد)${clause}`,
  'g',
);

/** That no cold is needed, told as that it is not to be kept cold. */
const needsNoCold: readonly (readonly [RegExp, string])[] = [
  [
    /(?:\bno|\bwithout|\b(?:not|n.?t) (?:require|need)) (?:any )?refrigeration(?: (?:is )?(?:needed|required|necessary))?/g,
    'do not refrigerate',
  ],
  [/\brefrigeration (?:is )?(?:not |un)(?:needed|required|necessary)/g, 'do not refrigerate'],
  [
    /(?:(?<!\p{L})(?:بدون|دون|بلا)|لا (?:ي|ت)حتاج (?:الي )?(?:ال)?) ?تبريد|لا (?:ي|ت)برد(?!\p{L})|لا (?:ي|ت)حفظ مبرد\p{L}*/gu,
    'لا يوضع في الثلاجه',
  ],
];

/** To the end of a clause, or to where it goes on with how it is kept. */
const untilKept = String.raw`(?:(?!\b(?:stor(?:e|ed)|keep|kept)\b|و?(?:ي|ت)(?:حفظ|خزن))[^.,;،؛])*`;
/** Where it is not to be kept says nothing of where it is; unless that is above a temperature, up to which it may be kept. */
const keptNotAt = new RegExp(
  String.raw`(?:(?:${not} (?:stor(?:e|ed)|keep|kept)|avoid)(?!${clause}(?:above|over|exceed|higher|greater|more than))|لا (?:ي|ت)(?:حفظ|خزن)(?!${clause}(?:اعلي|اكثر|فوق|تزيد|يزيد|تتجاوز|تتعدي))) ${untilKept}`,
  'g',
);

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

/** What is told of a product once it is opened or prepared says nothing of where it is kept before. */
const unopened = String.raw`(?<!(?:\b(?:after|once|upon|when)|(?<!\p{L})بعد) [^.;]{0,60})`;
const untilOpened = String.raw`(?! (?:it )?(?:immediately )?(?:after|once|upon|when|بعد))`;
const cooled = String.raw`\brefrigerat(?:e|ion)\b|(?<!\p{L}|حتي |ان )(?:(?:ي|ت)برد|مبرد(?:ا|ه)?|(?:ال|ب|بال)?تبريد)(?!\p{L})`;
/** Ways to say where a product is kept; the first that a text has is how it is kept before it is opened. */
const place = new RegExp(
  String.raw`(?<frozen>freezer|frozen|deep[- ]?freeze|nitrogen|فريزر|مجمد)|(?<cold>refrigerator|refrigerated|fridge|cold (?:chain|storage|place)|ثلاجه|براد|${unopened}(?:${cooled})${untilOpened})`,
  'u',
);
/** Room temperature without a number is 25 °C, and not what something is warmed to before its use. */
const atRoom = new RegExp(
  String.raw`${unopened}(?<!\b(?:to|reach|reaches|attain) |(?:يصل|تصل|الوصول) [^.]{0,20})(?:(?:room|ambient) temperature|حراره الغرفه)${untilOpened}`,
  'u',
);
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

const ofSomethingElse = String.raw`(?! ?(?:\d|%|m[gl]\b|hours?|days?|weeks?|months?|years?|vials?|tab|cap|ساع|يوم|ايام|اسابيع|شهر|اشهر|سن[هوي]|عام))`;
const numberOf = (degrees: number) => new RegExp(String.raw`(?<![\d.])${degrees}${ofSomethingElse}`);
const [has30, has25] = [numberOf(30), numberOf(25)];
const isBelowZero = /(?<![\d°cم] ?)-\d/;

const roomOf = (text: string): Storage => {
  if (isBelowZero.test(text)) return 'unknown';
  if (has30.test(text)) return 'room_30';
  return has25.test(text) || atRoom.test(text) ? 'room_25' : 'unknown';
};

/**
 * How a product is kept, by the words of a register in either language. What must stay cold is `refrigerator` or `freezer`: it travels in a cold
 * chain. A range that reaches room temperature needs none.
 */
export function storageOf(conditions: string): Storage {
  const text = [...belowZeroSaid, ...needsNoCold].reduce(
    (left, [words, sign]) => left.replaceAll(words, sign),
    normaliseArabic(conditions.replaceAll('º', '°')),
  );
  const warm = text.replaceAll(mustStayWarm, ' ');
  const said = [keptNotAt, ...beside].reduce((left, words) => left.replaceAll(words, ' '), warm);
  const [first = bareRange.exec(said)] = [place, range, limit]
    .map((way) => way.exec(said))
    .filter((found) => found !== null)
    .toSorted((one, other) => one.index - other.index);
  const storage = first ? storageSaid(first.groups ?? {}) : roomOf(said);
  if (storage !== 'unknown' || warm === text) return storage;
  return has30.test(text) ? 'room_30' : 'room_25';
}

/** Whether it must be kept cold on its way. */
export function isColdChain(storage: Storage): boolean {
  return storage === 'refrigerator' || storage === 'freezer';
}
