import { sql } from 'kysely';
import { fullNames } from '#modules/people/index.ts';

type Holder = Parameters<typeof fullNames>[0];

/** The name of the doctor who holds a row back: of a result (`o`) or of an entry (`e`). */
export const holderOf = (row: 'o' | 'e') =>
  sql<Holder | null>`(
    select json_build_object('first_name', p.first_name, 'middle_name', p.middle_name, 'family_name', p.family_name,
      'first_name_ar', p.first_name_ar, 'middle_name_ar', p.middle_name_ar, 'family_name_ar', p.family_name_ar)
    from doctor d join person p on p.id = d.person_id where d.id = ${sql.ref(`${row}.held_by`)})`.as('holder');

type Held = { readonly released_at: Date | null; readonly held_at: Date | null; readonly holder: Holder | null };

/** That a row is held back, by which doctor and since when. */
export function holdView({ released_at: releasedAt, held_at: since, holder }: Held) {
  const { name, nameAr } = holder ? fullNames(holder) : { name: '', nameAr: '' };
  return {
    held: releasedAt === null,
    hold: since === null ? null : { by: name, by_ar: nameAr, since: since.toISOString() },
  };
}

/** The columns of what a doctor releases now, or holds back from now on. */
export const holdColumns = (isReleased: boolean, doctorId: number, now: Date) =>
  isReleased
    ? { released_at: now, held_by: null, held_at: null }
    : { released_at: null, held_by: doctorId, held_at: now };
