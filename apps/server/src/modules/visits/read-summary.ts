import { followUpDay, followUpType, mayAddToSummary, maySummarise } from '@balsam/domain/visits';
import { instantAt } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { readVisit, type Visit } from '#modules/booking/index.ts';
import { nearestFreeSlots } from '#modules/hospital/index.ts';
import { say } from './allowed.ts';
import { medicineView, productsOf, warningsOf } from './medicines.ts';
import { findSummary, listAddenda, listDiagnoses, listMedicines } from './summary.store.ts';
import { isHiddenFrom } from './visits.policy.ts';

const notTheirs = { ok: false, code: 'forbidden', values: {} } as const;

/** The day of the next visit, and the free time of this doctor that is nearest to ten o'clock of it. */
async function followUpOf(sql: Sql, visit: Visit, days: number | null, now: Date) {
  if (days === null) return null;
  const day = followUpDay(visit.startsAt, days);
  const around = instantAt(day, '10:00');
  const query = { doctorId: visit.doctor.id, type: followUpType(visit.type), around, now };
  const [slot] = around > now ? await nearestFreeSlots(sql, query, 1) : [];
  return { day, slot: slot ?? null };
}

const sickLeaveOf = ({ sick_from: from, sick_to: to }: { sick_from: string | null; sick_to: string | null }) =>
  from !== null && to !== null ? { from, to } : null;

const nothing = {
  findings: '',
  advice: '',
  sick_from: null,
  sick_to: null,
  follow_up_days: null,
  updated_at: null,
  signed_at: null,
} as const;

/** The parts of a summary as they are kept; an empty draft where nothing was written. */
export async function partsOf(sql: Sql, appointmentId: number) {
  const row = (await findSummary(sql, appointmentId)) ?? nothing;
  return {
    ...row,
    sickLeave: sickLeaveOf(row),
    diagnoses: await listDiagnoses(sql, appointmentId),
    medicines: await listMedicines(sql, appointmentId),
    addenda: await listAddenda(sql, appointmentId),
  };
}

/** A summary as one of the two sides of its visit sees it. Only the doctor is warned, and only of a draft. */
export async function showSummary(sql: Sql, call: UserCall, visit: Visit) {
  const { now } = call;
  const parts = await partsOf(sql, visit.id);
  const products = await productsOf(sql, parts.medicines, now);
  const isDraft = parts.signed_at === null;
  const isDoctors = visit.side === 'doctor';
  const add = isDoctors ? mayAddToSummary(parts.signed_at, parts.addenda.length) : notTheirs;
  const write = isDoctors ? maySummarise(visit, parts.signed_at, now) : notTheirs;
  return {
    appointment_id: visit.id,
    state: isDraft ? ('draft' as const) : ('signed' as const),
    findings: parts.findings,
    diagnoses: parts.diagnoses,
    advice: parts.advice,
    medicines: parts.medicines.map((row) => medicineView(row, products.get(row.product_id))),
    sick_leave: parts.sickLeave,
    follow_up_days: parts.follow_up_days,
    follow_up: await followUpOf(sql, visit, parts.follow_up_days, now),
    addenda: parts.addenda.map(({ written_at, ...addendum }) => ({
      ...addendum,
      written_at: written_at.toISOString(),
    })),
    updated_at: parts.updated_at?.toISOString() ?? null,
    signed_at: parts.signed_at?.toISOString() ?? null,
    warnings: isDoctors && isDraft ? await warningsOf(sql, visit, [...products.values()]) : [],
    may: { write: say(write), add: say(add) },
  };
}

/**
 * The visit of a summary that the caller may read: the doctor also a draft; the patient what is signed and not of a visit of which it is said
 * that it did not take place, for that may be somebody else's; a guardian with limited access only what is not sensitive.
 */
export async function summaryVisit(sql: Sql, call: UserCall, id: number): Promise<Visit> {
  const visit = await readVisit(sql, call, id);
  if (visit.side === 'doctor') return visit;
  const { signed_at, diagnoses } = await partsOf(sql, id);
  const isTheirs = signed_at !== null && visit.state !== 'missed';
  if (!isTheirs || isHiddenFrom(call.actor, diagnoses)) throw fail('not_found');
  return visit;
}

/** What the doctor wrote about a visit. @throws not_found, for the patient of a draft and of a visit that did not take place too */
export async function readSummary(sql: Sql, call: UserCall, id: number) {
  const visit = await summaryVisit(sql, call, id);
  const { patient, why } = visit;
  await audit(sql, call, { personId: patient.personId, action: 'read', what: 'visit summary', recordId: id, why });
  return showSummary(sql, call, visit);
}
