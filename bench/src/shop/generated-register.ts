import { registerCsv, type Line } from '../../../apps/server/test/factories/registers.ts';
import { randomFrom } from './slips.ts';

/** Syllables that names of medicines are made of, in both scripts. */
const syllables = [
  ['PA', 'با'],
  ['NA', 'نا'],
  ['DOL', 'دول'],
  ['LO', 'لو'],
  ['RA', 'را'],
  ['TI', 'تي'],
  ['ZO', 'زو'],
  ['MEX', 'مكس'],
  ['CLA', 'كلا'],
  ['VI', 'في'],
  ['SOR', 'سور'],
  ['FE', 'في'],
  ['GLU', 'جلو'],
  ['CO', 'كو'],
  ['BE', 'بي'],
  ['TRI', 'تري'],
  ['XIN', 'كسين'],
  ['MO', 'مو'],
  ['DER', 'دير'],
  ['KA', 'كا'],
  ['LIP', 'ليب'],
  ['SU', 'سو'],
  ['HEN', 'هين'],
  ['AR', 'ار'],
] as const;
const forms = [
  ['TABLET', 'قرص', 'Tablet', 'Oral'],
  ['CAPSULE', 'كبسولة', 'CAPSULE, HARD', 'Oral'],
  ['SYRUP', 'شراب', 'Syrup', 'Oral'],
  ['CREAM', 'كريم', 'Cream', 'Topical'],
  ['EYE DROPS', 'قطرة عين', 'EYE DROPS, SOLUTION', 'Ophthalmic'],
] as const;
const strengths = ['5', '10', '20', '40', '100', '250', '500', '1000'] as const;
const substances = ['PARACETAMOL', 'AMOXICILLIN', 'METFORMIN', 'ATORVASTATIN', 'OMEPRAZOLE', 'LORATADINE'] as const;
const atc = ['N02BE01', 'J01CA04', 'A10BA02', 'C10AA05', 'A02BC01', 'R06AX13'] as const;

function lineAt(place: number, random: () => number): Line {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const parts = Array.from({ length: 3 + Math.floor(random() * 2) }, () => pick(syllables));
  const [form, formAr, written, route] = pick(forms);
  const strength = pick(strengths);
  const substance = Math.floor(random() * substances.length);
  return {
    RegisterNumber: `9-${place + 1}-26`,
    'Scientific Name': substances[substance]!,
    AtcCode1: atc[substance]!,
    'Trade Name': `${parts.map(([latin]) => latin).join('')} ${strength}MG ${form}`,
    'Trade Name Arabic': `${parts.map(([, arabic]) => arabic).join('')} ${strength} مجم ${formAr}`,
    Strength: strength,
    PharmaceuticalForm: written,
    AdministrationRoute: route,
    PackageSize: pick(['10', '20', '30']),
    'Public price': (5 + Math.floor(random() * 20_000) / 100).toFixed(2),
  };
}

/** A register of so many made-up medicines, the same in every run. */
export function generatedRegister(size: number): Buffer {
  const random = randomFrom(2026);
  return Buffer.from(registerCsv(Array.from({ length: size }, (_, place) => lineAt(place, random))));
}
