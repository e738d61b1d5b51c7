import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

/** Of a person. */
export const ofPerson = (personId: number): RawBuilder<boolean> => sql<boolean>`c.person_id = ${personId}`;

/** What waits and reaches nobody: neither its doctor nor the one to whom it has gone, or would go, signs in. */
export const reachesNobody = sql<boolean>`(
  c.acknowledged_at is null and c.superseded_at is null
  and not exists (select from doctor d where d.id in (c.doctor_id, c.escalated_to) and d.is_active)
  and (c.escalated_to is not null or not exists (
    select from doctor d join department dep on dep.id = d.department_id join doctor h on h.id = dep.head_doctor_id
    where d.id = c.doctor_id and h.is_active)))`;

/** What reaches nobody (`reachesNobody`), of the doctors of a department. */
export const unreachedOf = (departmentId: number): RawBuilder<boolean> => sql<boolean>`
  c.doctor_id in (select id from doctor where department_id = ${departmentId}) and ${reachesNobody}`;

type Unreached = { readonly id: number; readonly head_id: number | null };

/** The departments of whose doctors something reaches nobody, with the head who signs in. Who names a head waits until the transaction ends. */
export async function unreachedDepartments(tx: Tx): Promise<readonly Unreached[]> {
  const { rows } = await sql<Unreached>`
    select dep.id, (select h.id from doctor h where h.id = dep.head_doctor_id and h.is_active) as head_id
    from department dep
    where exists (select from critical_result c join doctor o on o.id = c.doctor_id
      where o.department_id = dep.id and ${reachesNobody})
    order by dep.id for share of dep`.execute(tx);
  return rows;
}

type Moved = {
  readonly id: number;
  readonly person_id: number;
  readonly anew: boolean;
  /** The persons of the doctors who had it and have it no more. */
  readonly had: readonly number[];
};

/**
 * Puts those that wait under another doctor. What had gone to a head of department stays with that head too; where it went to nobody else,
 * or to somebody who no longer signs in, the new doctor has the time until `dueAt` (`anew`).
 */
export async function moveOpen(
  tx: Tx,
  which: RawBuilder<boolean>,
  { doctorId, dueAt }: { readonly doctorId: number; readonly dueAt: Date },
): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    with open as (
      select c.id, c.doctor_id as had_by, c.escalated_to as had_after,
        coalesce(not e.is_active or e.id = c.doctor_id, false) as anew
      from critical_result c left join doctor e on e.id = c.escalated_to
      where c.acknowledged_at is null and c.superseded_at is null and c.doctor_id <> ${doctorId} and ${which}
      order by c.id for update of c)
    update critical_result c set doctor_id = ${doctorId},
      due_at = case when open.anew then ${dueAt} else c.due_at end,
      escalated_at = case when open.anew then null else c.escalated_at end,
      escalated_to = case when open.anew then null else c.escalated_to end
    from open where c.id = open.id
    returning c.id, c.person_id, open.anew,
      array(select d.person_id from doctor d
        where (d.id = open.had_by or (open.anew and d.id = open.had_after))
          and d.id not in (c.doctor_id, coalesce(c.escalated_to, 0)) order by d.id) as had`.execute(tx);
  return rows;
}
