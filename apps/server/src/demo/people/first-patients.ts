import { addDays, type Day } from '@balsam/domain/time';
import { rowsOf } from '../hospital/table.ts';

/** `born` is a day, or `-6` for somebody of six years today; `-` is an empty cell. */
const table = rowsOf(
  [
    'mrn',
    'first_name',
    'middle_name',
    'family_name',
    'first_name_ar',
    'middle_name_ar',
    'family_name_ar',
    'gender',
    'nationality',
    'born',
    'national_id',
    'iqama',
    'phone',
    'email',
    'address',
    'portrait',
  ],
  `
  1000001 | Sara | Khalid | Al-Harbi | سارة | خالد | الحربي | female | SA | 1990-03-14 | 1010101010 | - | +966500000001 | sara@balsam.example | العليا، الرياض | hijab
  1000002 | Fahad | Nasser | Al-Otaibi | فهد | ناصر | العتيبي | male | JO | 1983-07-02 | - | 2020202020 | +966500000002 | fahad@balsam.example | الملقا، الرياض | shemagh
  1000003 | Noura | Fahad | Al-Otaibi | نورة | فهد | العتيبي | female | JO | -6 | - | - | - | - | الملقا، الرياض | girl
  1000004 | Omar | Fahad | Al-Otaibi | عمر | فهد | العتيبي | male | JO | -16 | - | - | - | - | الملقا، الرياض | m
  1000005 | Lama | Ahmed | Al-Shehri | لمى | أحمد | الشهري | female | SA | 1998-12-05 | 1050505050 | - | +966500000005 | lama@balsam.example | الروضة، الرياض | hijab
  `,
);

/** About so many years and three months before `today`, so that the age holds whenever the demo begins. */
const yearsOld = (today: Day, years: number): Day => addDays(today, -Math.round(years * 365.25 + 90));
const orNull = (cell: string): string | null => (cell === '-' ? null : cell);

/** Sara, Fahad and the children in his care, and somebody who has just come (DECISIONS §8). */
export const firstPatients = (today: Day) =>
  table.map(({ born, ...p }) => ({
    ...p,
    gender: p.gender as 'male' | 'female',
    birth_date: born.startsWith('-') ? yearsOld(today, Number(born.slice(1))) : born,
    national_id: orNull(p.national_id),
    iqama: orNull(p.iqama),
    phone: orNull(p.phone),
    email: orNull(p.email),
    city: 'Riyadh',
  }));
