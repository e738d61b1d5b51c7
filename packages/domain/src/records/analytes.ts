/*
 * What is needed to convert between mass, amount of substance and equivalents, by LOINC: the formula of each analyte, from which its molar
 * mass follows. Triglycerides are triolein and urea nitrogen the two atoms of nitrogen in one molecule of urea, as laboratories do by
 * convention. What is not one defined molecule (proteins, vitamin D2 and D3 together) is not here on purpose.
 */

/** Standard atomic weights of IUPAC, abridged to what laboratories need, in g/mol. */
const atomicWeights: Readonly<Record<string, number>> = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  Na: 22.99,
  Mg: 24.305,
  P: 30.974,
  Cl: 35.45,
  K: 39.098,
  Ca: 40.078,
  Fe: 55.845,
};

/** The molar mass of a formula such as `C6H12O6`, in g/mol. */
const massOf = (formula: string): number =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (sum, [, element = '', count]) => sum + (atomicWeights[element] ?? Number.NaN) * (Number(count) || 1),
    0,
  );

type Listed = { readonly formula: string; readonly valence?: number; readonly loinc: readonly string[] };
type Analyte = { readonly molarMass: number; readonly valence?: number };

const listed: readonly Listed[] = [
  { formula: 'C6H12O6', loinc: ['2339-0', '2345-7', '1558-6', '2340-8', '14749-6', '15074-8'] }, // glucose
  { formula: 'C27H46O', loinc: ['2093-3', '14647-2', '2085-9', '14646-4', '18262-6', '13457-7', '2089-1', '22748-8'] }, // cholesterol
  { formula: 'C57H104O6', loinc: ['2571-8', '14927-8'] }, // triglycerides, as triolein
  { formula: 'C4H7N3O', loinc: ['38483-4', '2160-0', '14682-9'] }, // creatinine
  { formula: 'N2', loinc: ['6299-2', '3094-0', '14937-7'] }, // urea nitrogen
  { formula: 'C5H4N4O3', loinc: ['3084-1', '14933-6'] }, // urate
  { formula: 'C33H36N4O6', loinc: ['1975-2', '14631-6', '42719-5'] }, // bilirubin
  { formula: 'Ca', valence: 2, loinc: ['49765-1', '17861-6', '2000-8'] }, // calcium
  { formula: 'Mg', valence: 2, loinc: ['19123-9', '2601-3'] }, // magnesium
  { formula: 'Fe', loinc: ['2498-4', '14798-3'] }, // iron
  { formula: 'P', loinc: ['2777-1', '14879-1'] }, // phosphate, as phosphorus
  { formula: 'C27H44O2', loinc: ['1989-3'] }, // 25-hydroxyvitamin D3
  { formula: 'Na', valence: 1, loinc: ['2947-0', '2951-2'] }, // sodium
  { formula: 'K', valence: 1, loinc: ['6298-4', '2823-3'] }, // potassium
  { formula: 'Cl', valence: 1, loinc: ['2069-3', '2075-0'] }, // chloride
  { formula: 'CHO3', valence: 1, loinc: ['20565-8', '2028-9', '1963-8'] }, // bicarbonate and carbon dioxide
];

const byLoinc: ReadonlyMap<string, Analyte> = new Map(
  listed.flatMap(({ formula, loinc, ...charge }) =>
    loinc.map((code) => [code, { ...charge, molarMass: massOf(formula) }] as const),
  ),
);

/** Grams of one mole, and charges of one ion where the analyte is one; undefined for what the table does not know. */
export const analyteOf = (loinc: string | null): Analyte | undefined =>
  loinc === null ? undefined : byLoinc.get(loinc);
