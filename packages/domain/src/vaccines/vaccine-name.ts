import { vaccineSchedule } from './schedule.ts';

type Name = { readonly en: string; readonly ar: string };

/** By CVX what the schedule names by more than the vaccine itself, and what grown-ups' cards hold that no schedule has. */
const others: readonly { readonly name: Name; readonly cvx: readonly string[] }[] = [
  { name: { en: 'Hepatitis B', ar: 'التهاب الكبد ب' }, cvx: ['08', '45', '43', '44'] },
  { name: { en: 'Diphtheria, tetanus, pertussis', ar: 'الدفتيريا والكزاز والسعال الديكي' }, cvx: ['20'] },
  {
    name: { en: 'COVID-19', ar: 'كورونا (كوفيد-١٩)' },
    cvx: ['207', '208', '210', '211', '212', '213', '217', '218', '219', '221', '229', '300', '510', '511'],
  },
  {
    name: { en: 'Seasonal influenza', ar: 'الإنفلونزا الموسمية' },
    cvx: ['88', '140', '141', '150', '158', '161', '186'],
  },
];

const byCode: ReadonlyMap<string, Name> = new Map(others.flatMap(({ name, cvx }) => cvx.map((code) => [code, name])));

/** What a vaccine is against by its CVX code, of which a first zero may be missing; undefined for a code that is not known here. */
export function vaccineName(code: string): Name | undefined {
  const cvx = code.trim().padStart(2, '0');
  const own = byCode.get(cvx);
  if (own) return own;
  // A vaccine of several series, such as measles with chickenpox, is named by all.
  const series = new Map(vaccineSchedule.filter((dose) => dose.cvx.includes(cvx)).map((dose) => [dose.vaccine, dose]));
  if (series.size === 0) return undefined;
  const names = [...series.values()];
  return { en: names.map(({ name }) => name).join(', '), ar: names.map(({ nameAr }) => nameAr).join('، ') };
}
