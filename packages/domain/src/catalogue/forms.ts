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

/** Looked for in this order in the words of a register, which names dozens of forms in many spellings. */
const signs: readonly (readonly [RegExp, DosageForm])[] = [
  [/lozenge|pastille|gum/, 'lozenge'],
  [/suppositor|pessar|ovule|vaginal tablet/, 'suppository'],
  [/patch|transdermal|plaster/, 'patch'],
  [/inhal|aerosol|powder, metered|nebuli/, 'inhaler'],
  [/spray/, 'spray'],
  [/drop/, 'drops'],
  [/pre-?filled pen/, 'pen'],
  [/injection|infusion|concentrate|emulsion for|implant|vaccine|pre-?filled syringe/, 'injection'],
  [/tablet|caplet|pill/, 'tablet'],
  [/capsule|capslue/, 'capsule'],
  [/syrup|suspension|elixir|oral solution|oral liquid|linctus/, 'syrup'],
  [/cream|ointment|paste/, 'cream'],
  [/gel|lotion|shampoo|foam|emulsion|liniment/, 'gel'],
  [/powder|granule|sachet|effervescent/, 'powder'],
  [/solution|irrigant|liquid|mouth ?wash|enema/, 'solution'],
];
/** A register calls many things a solution; how it is given and packed tells what a person gets. */
const solutionSigns: readonly (readonly [RegExp, DosageForm])[] = [
  [/pre-?filled pen|cartridge/, 'pen'],
  [/parenteral|intraven|subcutan|intramuscul|vial|ampoule|syringe|bag/, 'injection'],
  [/ophthalm|otic|dropper/, 'drops'],
  [/nasal/, 'spray'],
];

const firstOf = (table: typeof signs, text: string): DosageForm | undefined =>
  table.find(([sign]) => sign.test(text))?.[1];

/** The form of a product by what a register says of its form, the way it is given and its package, in English. */
export function dosageForm(described: {
  readonly form: string;
  readonly route: string;
  readonly pack: string;
}): DosageForm {
  const form = firstOf(signs, described.form.toLowerCase()) ?? 'other';
  if (form !== 'solution' && form !== 'powder') return form;
  return firstOf(solutionSigns, `${described.route} ${described.pack}`.toLowerCase()) ?? form;
}
