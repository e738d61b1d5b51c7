import { dueDay, refillStates, mayMoveRefill, supplyRules, type RefillState } from '@balsam/domain/medication';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { fullNames, patientById } from '#modules/people/index.ts';
import { medicinesOf } from '#modules/records/index.ts';
import { refillMoved } from './events.ts';
import { medicationView, refillView, supplyOf } from './medications.view.ts';
import { findRefill, moveRefillRow, queueOfRefills, type RefillRow } from './refills.store.ts';
import { insertSupply, latestSupplies, statedSupplyDays } from './supplies.store.ts';

type Query = {
  readonly status?: RefillState | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

const patientView = (mrn: string | null, { name, nameAr }: { name: string; nameAr: string }) => ({
  mrn_number: mrn,
  name,
  name_ar: nameAr,
});

/** The requests of everybody: names, what is asked for and how to reach them; what the record says opens with one of them. */
export async function readRefillQueue(db: Sql, call: UserCall, query: Query) {
  const page = pageOf(query);
  const { rows, total } = await readPage(page, (at) => queueOfRefills(db, query.status, at));
  const entries = [...new Set(rows.map(({ person_id }) => person_id))].map(
    (personId) => ({ personId, action: 'read', what: 'refill', why: 'staff' }) as const,
  );
  await audit(db, call, ...entries);
  return {
    items: rows.map((row) => ({
      ...refillView(row),
      patient: patientView(row.mrn, fullNames(row)),
    })),
    total,
    page: page.page,
    limit: page.limit,
  };
}

/** One request, as the pharmacist opens it. */
export async function readDeskRefill(db: Sql, call: UserCall, id: number) {
  const row = await findRefill(db, id);
  if (!row) throw fail('not_found');
  await audit(db, call, { personId: row.person_id, action: 'read', what: 'refill', recordId: id, why: 'staff' });
  return deskView(db, call, row);
}

/** A request with the dosage and the due date of its medicine, for the pharmacist who decides. */
async function deskView(sql: Sql, call: UserCall, row: RefillRow) {
  const patient = await patientById(sql, row.person_id);
  const scope = { personId: row.person_id, hideSensitive: false };
  const medicine = (await medicinesOf(sql, scope, call.now)).find(({ id }) => id === row.resource_id);
  const here = (await latestSupplies(sql, row.person_id)).find(({ resource_id }) => resource_id === row.resource_id);
  const supply = medicine && supplyOf(medicine, here && { on: here.supplied_on, days: here.days });
  const around = {
    refill: row,
    supply,
    reminder: undefined,
    subscription: undefined,
    priceNow: undefined,
    hasVisit: true,
    mayAsk: false,
    terms: supplyRules,
    now: call.now,
  };
  const shown = medicine && medicationView(medicine, around);
  return {
    ...refillView(row),
    patient: patientView(patient?.mrn ?? null, patient ?? { name: '', nameAr: '' }),
    dosage: shown?.dosage ?? null,
    dosage_ar: shown?.dosage_ar ?? null,
    due_date: supply ? dueDay(supply) : null,
  };
}

type Move = {
  readonly to: 'ready' | 'completed' | 'rejected';
  readonly reason?: string | undefined;
  readonly days?: number | undefined;
};

/**
 * Moves a request on for the pharmacist. What is handed out is a supply: the due date moves with it.
 * @throws refill_changed when it is not where the table allows the move, refill_reason_required
 */
export async function moveRefill(tx: Tx, call: UserCall, id: number, { to, reason, days }: Move) {
  const found = await findRefill(tx, id);
  if (!found) throw fail('not_found');
  if (to === 'rejected' && !reason) throw fail('refill_reason_required', { path: 'reason' });
  const from = refillStates.filter((state) => mayMoveRefill(state, to, 'pharmacist'));
  const change = { state: to, reason: reason ?? null, decided_by: call.actor.accountId, decided_at: call.now };
  const row = await moveRefillRow(tx, id, from, change);
  if (!row) throw fail('refill_changed');
  if (to === 'completed') await handOut(tx, row, days, call.now);
  await audit(tx, call, { personId: row.person_id, action: 'write', what: 'refill', recordId: id, why: 'staff' });
  await publish(tx, refillMoved, { refill_id: id, to }, call.now);
  return deskView(tx, call, row);
}

async function handOut(tx: Tx, row: RefillRow, days: number | undefined, now: Date): Promise<void> {
  const stated = days ?? (await statedSupplyDays(tx, row.resource_id)) ?? supplyRules.usualDays;
  await insertSupply(tx, {
    person_id: row.person_id,
    resource_id: row.resource_id,
    supplied_on: riyadhDay(now),
    days: stated,
    refill_id: row.id,
    created_at: now,
  });
}
