/** The categories of the pharmacy. Titles are rows of the database; the codes stay. */
export const categoryCodes = [
  'pain-fever',
  'cold-allergy',
  'breathing',
  'digestion',
  'vitamins',
  'skin',
  'eyes-ears',
  'heart-pressure',
  'diabetes',
  'infections',
  'bones-joints',
  'mind-nerves',
  'women-men',
  'blood-hormones',
  'immunity-tumours',
  'mother-baby',
  'personal-care',
  'first-aid',
  'other-medicines',
] as const;
export type CategoryCode = (typeof categoryCodes)[number];

/** Beginnings of ATC codes (WHO's anatomical, therapeutic, chemical groups); of several that fit the longest counts. */
const categoryByPrefix: Readonly<Record<string, CategoryCode>> = {
  A: 'digestion',
  A01: 'personal-care',
  A10: 'diabetes',
  A11: 'vitamins',
  A12: 'vitamins',
  A13: 'vitamins',
  B: 'blood-hormones',
  B03: 'vitamins',
  C: 'heart-pressure',
  D: 'skin',
  D08: 'first-aid',
  G: 'women-men',
  H: 'blood-hormones',
  J: 'infections',
  J06: 'immunity-tumours',
  J07: 'immunity-tumours',
  L: 'immunity-tumours',
  M: 'bones-joints',
  M01: 'pain-fever',
  M02: 'pain-fever',
  N: 'mind-nerves',
  N02: 'pain-fever',
  P: 'infections',
  R: 'cold-allergy',
  R03: 'breathing',
  R07: 'breathing',
  S: 'eyes-ears',
};
const prefixes = Object.keys(categoryByPrefix).toSorted((a, b) => b.length - a.length);

/** The category of an ATC code; one that is missing or unknown stands with the other medicines. */
export function categoryOfAtc(atc: string): CategoryCode {
  const prefix = prefixes.find((beginning) => atc.toUpperCase().startsWith(beginning));
  return categoryByPrefix[prefix ?? ''] ?? 'other-medicines';
}
