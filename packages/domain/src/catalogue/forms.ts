import { normaliseArabic } from '../text/index.ts';

/** How a product is taken, as far as the shop tells them apart: each has a drawn picture. */
export const dosageForms = [
  'tablet',
  'capsule',
  'syrup',
  'drops',
  'cream',
  'gel',
  'injection',
  'pen',
  'inhaler',
  'spray',
  'suppository',
  'powder',
  'patch',
  'solution',
  'lozenge',
  'device',
  'other',
] as const;
export type DosageForm = (typeof dosageForms)[number];

/**
 * Looked for in this order in the words of a register, which names dozens of forms in many spellings: in English, then in Arabic as
 * `normaliseArabic` spells it.
 */
const signs: readonly (readonly [sign: RegExp, form: DosageForm])[] = [
  [/lozenge|pastille|gum|استحلاب|للمص|علكه/, 'lozenge'],
  [/suppositor|pessar|ovule|vaginal tablet|تحاميل|تحميله|لبوس|(?:اقراص|قرص) مهبلي/, 'suppository'],
  [/patch|transdermal|plaster|لصقه|لصقات|لاصق/, 'patch'],
  [/inhal|aerosol|powder, metered|nebuli|استنشاق/, 'inhaler'],
  [/spray|بخاخ|رذاذ/, 'spray'],
  [/drop|قطره|قطرات|نقط/, 'drops'],
  [/pre-?filled pen|قلم|اقلام/, 'pen'],
  [
    /injection|infusion|concentrate|emulsion for|implant|vaccine|pre-?filled syringe|حقن(?!ه شرجيه)|تسريب|امبول|لقاح|زرعه/,
    'injection',
  ],
  [/tablet|caplet|pill|اقراص|قرص|حبوب|حبه/, 'tablet'],
  [/capsule|capslue|كبسول/, 'capsule'],
  [/syrup|suspension|elixir|oral solution|oral liquid|linctus|شراب|معلق|اكسير|(?:محلول|سائل) (?:فموي|للشرب)/, 'syrup'],
  [/cream|ointment|paste|كريم|مرهم|معجون/, 'cream'],
  [
    /gel|lotion|shampoo|foam|emulsion|liniment|(?<!\p{L})جي?ل(?!\p{L})|هلام|لوشن|غسول(?! (?:لل)?فم)|شامبو|رغوه|مستحلب/u,
    'gel',
  ],
  [/powder|granule|sachet|effervescent|مسحوق|بودره|حبيبات|اكياس|فوار/, 'powder'],
  [/solution|irrigant|liquid|mouth ?wash|enema|محلول|سائل|غسول|شرجيه/, 'solution'],
];
/** A register calls many things a solution; how it is given and packed tells what a person gets. */
const solutionSigns: readonly (readonly [sign: RegExp, form: DosageForm])[] = [
  [/pre-?filled pen|cartridge|قلم|خرطوش/, 'pen'],
  [/parenteral|intraven|subcutan|intramuscul|vial|ampoule|syringe|bag|حقن|وريد|عضل|تحت الجلد|فيال|امبول/, 'injection'],
  [/ophthalm|otic|dropper|(?:^|[\sل])(?:عين|اذن)/, 'drops'],
  [/nasal|انف/, 'spray'],
];

const firstOf = (table: typeof signs, text: string): DosageForm | undefined =>
  table.find(([sign]) => sign.test(text))?.[1];

/** The form of a product by what a register says of its form, the way it is given and its package, in either language. */
export function dosageForm(described: {
  readonly form: string;
  readonly route: string;
  readonly pack: string;
}): DosageForm {
  const form = firstOf(signs, normaliseArabic(described.form)) ?? 'other';
  if (form !== 'solution' && form !== 'powder') return form;
  return firstOf(solutionSigns, normaliseArabic(`${described.route} ${described.pack}`)) ?? form;
}
