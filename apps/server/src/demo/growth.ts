import { sql } from 'kysely';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

type Size = readonly [
  mrn: string,
  loinc: string,
  title: string,
  titleAr: string,
  unit: string,
  values: readonly (readonly [daysAgo: number, value: number])[],
];

/** Noura's growth from a year on, and what was last measured of Sara. */
const sizes: readonly Size[] = [
  [
    '1000003',
    '29463-7',
    'Body weight',
    'الوزن',
    'kg',
    [
      [1850, 9.1],
      [1480, 11.8],
      [1110, 14],
      [740, 16.2],
      [370, 18.3],
      [20, 20.6],
    ],
  ],
  [
    '1000003',
    '8302-2',
    'Body height',
    'الطول',
    'cm',
    [
      [1850, 74],
      [1480, 86],
      [1110, 95.5],
      [740, 103],
      [370, 109.5],
      [20, 115.8],
    ],
  ],
  ['1000001', '29463-7', 'Body weight', 'الوزن', 'kg', [[14, 71.2]]],
  ['1000001', '8302-2', 'Body height', 'الطول', 'cm', [[14, 163]]],
];

/** Measurements of the demo people. */
export async function seedGrowth(tx: Tx, { now }: Seeding): Promise<void> {
  const today = riyadhDay(now);
  const rows = sizes.flatMap(([mrn, loinc, title, titleAr, unit, values]) =>
    values.map(([daysAgo, value]) => ({
      mrn,
      loinc,
      title,
      titleAr,
      unit,
      value,
      at: `${addDays(today, -daysAgo)}T09:00:00Z`,
    })),
  );
  await sql`
    insert into observation (person_id, category, loinc, title, title_ar, value_number, value_decimal, unit, unit_code, unit_system, status,
      taken_at, released_at)
    select p.id, 'vital-signs', r.loinc, r.title, r."titleAr", r.value, r.value::text, r.unit, r.unit, 'http://unitsofmeasure.org', 'final', r.at, r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(mrn text, loinc text, title text, "titleAr" text, unit text, value double precision, at timestamptz)
    join person p on p.mrn = r.mrn`.execute(tx);
}
