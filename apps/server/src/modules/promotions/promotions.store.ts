import { sql as raw, type Selectable } from 'kysely';
import type { Promotion } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export type PromotionRow = Selectable<Promotion> & { used: boolean };

/** Of what was published and not taken back (D14.04), what this person may know of. */
const withUse = (sql: Sql, personId: number | undefined, now: Date) =>
  sql
    .selectFrom('promotion as p')
    .selectAll('p')
    .where('p.published_from', '<=', now)
    .where((x) => x.or([x('p.published_until', 'is', null), x('p.published_until', '>', now)]))
    .select(
      raw<boolean>`exists (select from promotion_use u where u.promotion_id = p.id and u.person_id = ${personId ?? 0}
        and u.ended_at is null)`.as('used'),
    )
    .where(
      raw<boolean>`(p.for_everybody or exists (select from promotion_assignment a
        where a.promotion_id = p.id and a.person_id = ${personId ?? 0}))`,
    );

/** The promotions of a person, or those for everybody: what can be used first, then what begins soonest. */
export const listPromotions = (
  sql: Sql,
  personId: number | undefined,
  { now, today }: { now: Date; today: string },
): Promise<PromotionRow[]> =>
  withUse(sql, personId, now)
    .orderBy(raw`(p.is_available and p.starts_on <= ${today}::date and p.ends_on >= ${today}::date)`, 'desc')
    .orderBy('p.ends_on', 'desc')
    .orderBy('p.id')
    .limit(100)
    .execute();

/** The promotion of a code that this person may know of. */
export const findPromotion = (sql: Sql, personId: number, code: string, now: Date): Promise<PromotionRow | undefined> =>
  withUse(sql, personId, now).where('p.code', '=', code).executeTakeFirst();

/** The promotion that takes something off a visit. */
export const promotionOn = (sql: Sql, appointmentId: number): Promise<Selectable<Promotion> | undefined> =>
  sql
    .selectFrom('promotion as p')
    .innerJoin('promotion_use as u', 'u.promotion_id', 'p.id')
    .selectAll('p')
    .where('u.appointment_id', '=', appointmentId)
    .where('u.ended_at', 'is', null)
    .executeTakeFirst();

/** Whether a speciality is the wanted one, or belongs to it. */
export async function isWithin(sql: Sql, specialityId: number, wantedId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('speciality')
    .select('id')
    .where('id', '=', specialityId)
    .where((x) => x.or([x('id', '=', wantedId), x('parent_id', '=', wantedId)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes one of the uses that are left; false when there is none. */
export async function takeUse(tx: Tx, promotionId: number): Promise<boolean> {
  const row = await tx
    .updateTable('promotion')
    .set({ uses_left: raw`uses_left - 1` })
    .where('id', '=', promotionId)
    .where((x) => x.or([x('uses_left', 'is', null), x('uses_left', '>', 0)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Use = { promotion_id: number; person_id: number; appointment_id: number; applied_at: Date };

/** False when the person uses it already. */
export async function insertUse(tx: Tx, use: Use): Promise<boolean> {
  const row = await tx
    .insertInto('promotion_use')
    .values(use)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The use of a visit is that of another one now. */
export async function moveUse(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .updateTable('promotion_use')
    .set({ appointment_id: to })
    .where('appointment_id', '=', from)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * One more use is left, as far as the desk allows that many by now: where it has lowered their number below those that are in use, a use that
 * is given back is nobody's.
 */
async function giveBack(tx: Tx, promotionId: number): Promise<void> {
  // Locked before it is counted: a claim or a publication that comes at once is counted, or waits.
  await tx.selectFrom('promotion').select('id').where('id', '=', promotionId).forUpdate().execute();
  const allowed = raw`(select (c.fields ->> 'uses')::int from content_publication c
    where c.item_id = promotion.item_id order by c.id desc limit 1)`;
  const inUse = raw`(select count(*)::int from promotion_use u where u.promotion_id = promotion.id and u.ended_at is null)`;
  await tx
    .updateTable('promotion')
    .set({ uses_left: raw`greatest(0, least(uses_left + 1, ${allowed} - ${inUse}))` })
    .where('id', '=', promotionId)
    .where('uses_left', 'is not', null)
    .execute();
}

/** Ends the uses on these visits and gives them back to whoever comes next. */
export async function endUses(tx: Tx, appointmentIds: readonly number[], now: Date): Promise<void> {
  if (appointmentIds.length === 0) return;
  const ended = await tx
    .updateTable('promotion_use')
    .set({ ended_at: now })
    .where('appointment_id', 'in', appointmentIds)
    .where('ended_at', 'is', null)
    .returning('promotion_id')
    .execute();
  for (const { promotion_id: id } of ended.toSorted((a, b) => a.promotion_id - b.promotion_id)) await giveBack(tx, id);
}
