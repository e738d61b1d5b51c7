import { rowsOf } from '../hospital/table.ts';

/** The fifteen brands of the demo's categories. */
export const brands = rowsOf(
  ['code', 'title', 'title_ar'],
  `
  haleon | Haleon | هاليون
  spimaco | Spimaco | الدوائية
  tabuk | Tabuk Pharma | تبوك الدوائية
  jamjoom | Jamjoom Pharma | جمجوم فارما
  julphar | Julphar | جلفار
  bayer | Bayer | باير
  sanofi | Sanofi | سانوفي
  astrazeneca | AstraZeneca | أسترازينيكا
  novonordisk | Novo Nordisk | نوفو نورديسك
  abbott | Abbott | أبوت
  nestle | Nestlé | نستله
  beiersdorf | Beiersdorf | بايرسدورف
  reckitt | Reckitt | ريكيت
  laroche | La Roche-Posay | لاروش بوزيه
  omron | Omron | أومرون
  `,
);
