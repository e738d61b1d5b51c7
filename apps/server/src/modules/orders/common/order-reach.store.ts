import { accessEnds, lastBirthDayOf } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/**
 * SQL over an order `o` of a person `p`: the guardian `c` who is reached in their place, as in a child's: whoever ordered, as long as they act for
 * the person, else who has acted for them longest. Nobody whose access has ended learns where the order is or proves its hand-over.
 */
const inTheirPlace = (what: RawBuilder<unknown>, isReached: RawBuilder<unknown>, now: Date) => sql`(
  select ${what} from guardianship g join person c on c.id = g.guardian_id
  where g.dependent_id = p.id and g.revoked_at is null and c.deleted_at is null and ${isReached}
    and (g.basis = 'consent' or p.birth_date > ${lastBirthDayOf(accessEnds.limited, riyadhDay(now))}::date)
  order by c.id <> (select a.person_id from account a where a.id = o.account_id), g.id limit 1)`;

/** SQL over an order `o` of a person `p`: the phone to call about it. */
export const phoneToCall = (now: Date) =>
  sql<string | null>`coalesce(p.phone, ${inTheirPlace(sql`c.phone`, sql`c.phone is not null`, now)})`;

/** The phones to call about these orders, by their ids. */
export async function readPhonesToCall(
  db: Sql,
  orderIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await db
    .selectFrom('pharmacy_order as o')
    .innerJoin('person as p', 'p.id', 'o.person_id')
    .select(['o.id', phoneToCall(now).as('phone')])
    .where('o.id', 'in', [...orderIds, 0])
    .execute();
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}

/** Who gets the code of an order whose person has neither phone nor e-mail address; undefined when nobody acts for them who has. */
export async function findInTheirPlace(db: Sql, orderId: number, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('pharmacy_order as o')
    .innerJoin('person as p', 'p.id', 'o.person_id')
    .select(
      inTheirPlace(sql`c.id`, sql`coalesce(c.phone, c.email) is not null`, now)
        .$castTo<number | null>()
        .as('id'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  return row?.id ?? undefined;
}
