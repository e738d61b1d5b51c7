import { mayReduce } from '@balsam/domain/billing';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { ReductionVerdicts } from '#modules/billing/index.ts';
import { mayBear, readOwnPackages, type PackageVisit } from '#modules/packages/index.ts';
import { mayHaveFreeVisit } from '#modules/people/index.ts';
import { ownAppointment } from './appointments.policy.ts';
import type { AppointmentRow } from './appointments.store.ts';

/** A visit as packages look at it. */
export async function asVisit(sql: Sql, row: AppointmentRow): Promise<PackageVisit> {
  const speciality = await sql
    .selectFrom('speciality')
    .select('parent_id')
    .where('id', '=', row.speciality_id)
    .executeTakeFirst();
  const above = speciality?.parent_id ?? null;
  return {
    appointmentId: row.id,
    type: row.type,
    specialityIds: above === null ? [row.speciality_id] : [row.speciality_id, above],
    startsAt: row.starts_at,
  };
}

/** What the open profile may have taken off its appointment now, refused by what taking it would be refused by (D12.06). */
export async function reductionVerdicts(tx: Tx, call: UserCall, id: number): Promise<ReductionVerdicts> {
  const row = await ownAppointment(tx, call, id);
  return mayReduce({
    type: row.type,
    kind: row.discount_kind,
    isInsured: row.insurer_share > 0,
    freeVisit: await mayHaveFreeVisit(tx, row.patient_id),
    ofPackage: await mayBear(tx, await readOwnPackages(tx, call), await asVisit(tx, row), call.now),
  });
}
