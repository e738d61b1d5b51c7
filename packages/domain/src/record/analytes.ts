/*
 * What is needed to convert between mass, amount of substance and equivalents, by LOINC. Molar masses in g/mol from the formulae in
 * PubChem with the standard atomic weights of IUPAC (2021); triglycerides as triolein and urea nitrogen as two atoms of nitrogen in
 * one molecule of urea, as laboratories do by convention. What is not one defined molecule (proteins, vitamin D2 and D3 together)
 * is not here on purpose.
 */
type Analyte = { readonly molarMass: number; readonly valence?: number; readonly loinc: readonly string[] };

const analytes: readonly Analyte[] = [
  { molarMass: 180.156, loinc: ['2339-0', '2345-7', '1558-6', '2340-8', '14749-6', '15074-8'] }, // glucose
  { molarMass: 386.65, loinc: ['2093-3', '14647-2', '2085-9', '14646-4', '18262-6', '13457-7', '2089-1', '22748-8'] }, // cholesterol
  { molarMass: 885.4, loinc: ['2571-8', '14927-8'] }, // triglycerides
  { molarMass: 113.12, loinc: ['38483-4', '2160-0', '14682-9'] }, // creatinine
  { molarMass: 28.014, loinc: ['6299-2', '3094-0', '14937-7'] }, // urea nitrogen
  { molarMass: 168.11, loinc: ['3084-1', '14933-6'] }, // urate
  { molarMass: 584.66, loinc: ['1975-2', '14631-6', '42719-5'] }, // bilirubin
  { molarMass: 40.078, valence: 2, loinc: ['49765-1', '17861-6', '2000-8'] }, // calcium
  { molarMass: 24.305, valence: 2, loinc: ['19123-9', '2601-3'] }, // magnesium
  { molarMass: 55.845, loinc: ['2498-4', '14798-3'] }, // iron
  { molarMass: 30.974, loinc: ['2777-1', '14879-1'] }, // phosphate, as phosphorus
  { molarMass: 400.64, loinc: ['1989-3'] }, // 25-hydroxyvitamin D3
  { molarMass: 22.99, valence: 1, loinc: ['2947-0', '2951-2'] }, // sodium
  { molarMass: 39.098, valence: 1, loinc: ['6298-4', '2823-3'] }, // potassium
  { molarMass: 35.45, valence: 1, loinc: ['2069-3', '2075-0'] }, // chloride
  { molarMass: 61.016, valence: 1, loinc: ['20565-8', '2028-9', '1963-8'] }, // bicarbonate and carbon dioxide
];

const byLoinc = new Map(analytes.flatMap((analyte) => analyte.loinc.map((code) => [code, analyte] as const)));

/** Grams of one mole, and charges of one ion where the analyte is one; undefined for what the table does not know. */
export const analyteOf = (loinc: string | null): Analyte | undefined =>
  loinc === null ? undefined : byLoinc.get(loinc);
