import { supplyRules, visitsCountFrom, type RefillTerms } from '@balsam/domain/medication';
import { warningsAmong } from '@balsam/domain/safety';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { hasCompletedVisit } from '#modules/booking/index.ts';
import {
  isVisitOf,
  medicinesOf,
  readableRecord,
  safetyFactsOf,
  type RecordMedicine,
  type Reading,
} from '#modules/records/index.ts';
import { medicationView, supplyOf, type Around } from './medications.view.ts';
import { refillsOf } from './refills.store.ts';
import { remindersOf } from './reminders.store.ts';
import { pricesNow } from './subscription-prices.ts';
import { subscriptionsOf } from './subscriptions.store.ts';
import { latestSupplies } from './supplies.store.ts';

type Query = {
  readonly mrn_number?: string | undefined;
  readonly appointment_id?: number | undefined;
  readonly is_active?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

const readRefillTerms = async (db: Sql): Promise<RefillTerms> => ({
  refillWithinDays: await readNumberSetting(db, 'REFILL_WITHIN_DAYS', supplyRules.refillWithinDays),
  cycleDays: await readNumberSetting(db, 'TREATMENT_CYCLE_DAYS', supplyRules.cycleDays),
});

/** How each medicine of a person stands: supplies, open requests, reminders and subscriptions, in a constant number of reads. */
export async function aroundMedicines(db: Sql, personId: number, mayAsk: boolean, now: Date) {
  const [refills, supplies, reminders, subscriptions, hasVisit, terms] = [
    new Map((await refillsOf(db, personId)).map((row) => [row.resource_id, row])),
    new Map(
      (await latestSupplies(db, personId)).map((row) => [row.resource_id, { on: row.supplied_on, days: row.days }]),
    ),
    new Map((await remindersOf(db, personId)).map((row) => [row.resource_id, row])),
    new Map((await subscriptionsOf(db, personId, riyadhDay(now))).map((row) => [row.resource_id, row])),
    await hasCompletedVisit(db, personId, instantAt(visitsCountFrom(riyadhDay(now)), '00:00')),
    await readRefillTerms(db),
  ];
  const prices = await pricesNow(db, [...subscriptions.values()], now);
  return (medicine: RecordMedicine): Around => ({
    refill: refills.get(medicine.id),
    supply: supplyOf(medicine, supplies.get(medicine.id)),
    reminder: reminders.get(medicine.id),
    subscription: subscriptions.get(medicine.id),
    priceNow: prices.get(subscriptions.get(medicine.id)?.product_id ?? 0),
    hasVisit,
    mayAsk,
    terms,
    now,
  });
}

/** Those taken now before those of the past; each in the order of the record, the newest first. */
const currentFirst = (medicines: readonly RecordMedicine[]): RecordMedicine[] =>
  medicines.toSorted(
    (a, b) => Number(b.isActive) - Number(a.isActive) || (b.startedOn ?? '').localeCompare(a.startedOn ?? ''),
  );

const warningView = ({
  kind,
  severity,
  text,
  textAr,
  between,
  betweenAr,
}: ReturnType<typeof warningsAmong>[number]) => ({
  kind,
  severity,
  text,
  text_ar: textAr,
  between: between.filter((name) => name !== ''),
  between_ar: betweenAr.filter((name) => name !== ''),
});

/** Nobody takes so many; a record that says so does not hold up everybody else. */
const mostTaken = 500;

/** Warnings name only what the reader may see. */
async function warningsFor(db: Sql, reading: Reading, medicines: readonly RecordMedicine[]) {
  const { allergies } = await safetyFactsOf(db, reading.personId, reading);
  const taken = medicines.filter(({ isActive, isPlanned }) => isActive || isPlanned).slice(0, mostTaken);
  const substances = taken.map(({ title, titleAr, words, atcCodes }) => ({
    name: title,
    nameAr: titleAr,
    words,
    atcCodes,
  }));
  return warningsAmong({ allergies, substances }).slice(0, 20).map(warningView);
}

/** The medicines of a patient, for themselves, a guardian or a doctor who cares for them. */
export async function listMedications(db: Sql, call: UserCall, query: Query) {
  const reading = await readableRecord(db, call, query.mrn_number);
  const { appointment_id: visit } = query;
  if (visit !== undefined && !(await isVisitOf(db, reading, visit))) throw fail('not_found');
  const all = await medicinesOf(db, reading, call.now);
  const wanted = query.is_active === undefined ? undefined : query.is_active === 'true' || query.is_active === '1';
  const list = currentFirst(all)
    .filter(({ isActive }) => wanted === undefined || isActive === wanted)
    .filter((medicine) => visit === undefined || medicine.visit?.id === visit);
  const page = pageOf(query);
  const around = await aroundMedicines(db, reading.personId, reading.why !== 'care', call.now);
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'medicines', why: reading.why });
  return {
    items: list
      .slice(page.offset, page.offset + page.limit)
      .map((medicine) => medicationView(medicine, around(medicine))),
    total: list.length,
    page: page.page,
    limit: page.limit,
    warnings: await warningsFor(db, reading, all),
  };
}

/** The visits in which something was prescribed, the newest first. */
export async function listVisitsWithMedications(db: Sql, call: UserCall, query: Query) {
  const reading = await readableRecord(db, call, query.mrn_number);
  const withVisit = (await medicinesOf(db, reading, call.now)).flatMap(({ visit, doctor, doctorAr }) =>
    visit ? [{ visit, doctor, doctorAr }] : [],
  );
  const visits = [...Map.groupBy(withVisit, ({ visit }) => visit.id).values()]
    .map((list) => ({ ...list[0]!, count: list.length }))
    .toSorted((a, b) => b.visit.day.localeCompare(a.visit.day) || b.visit.id - a.visit.id);
  const page = pageOf(query);
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'medicines', why: reading.why });
  return {
    items: visits.slice(page.offset, page.offset + page.limit).map(({ visit, doctor, doctorAr, count }) => ({
      id: visit.id,
      title: visit.title,
      title_ar: visit.titleAr,
      day: visit.day,
      doctor,
      doctor_ar: doctorAr ?? doctor,
      medications: count,
    })),
    total: visits.length,
    page: page.page,
    limit: page.limit,
  };
}

/**
 * One medicine of a record that the caller may read.
 * @throws not_found also when it is of somebody else or hidden from the reader
 */
export async function readableMedicine(db: Sql, call: UserCall, id: number, mrn?: string) {
  const reading = await readableRecord(db, call, mrn);
  const medicine = (await medicinesOf(db, reading, call.now)).find((one) => one.id === id);
  if (!medicine) throw fail('not_found');
  return { reading, medicine };
}

/**
 * What hangs on a medicine is open to a guardian with limited access as far as the medicine is: whether one that has left the record was marked as
 * sensitive nobody can tell.
 * @throws not_found
 */
export async function assertReadsMedicine(db: Sql, call: UserCall, id: number): Promise<void> {
  if (call.actor.guardianAccess === 'limited') await readableMedicine(db, call, id);
}

/** A medicine as the screens show it, after something was changed about it. */
export async function showMedication(db: Sql, call: UserCall, id: number, mrn?: string) {
  const { reading, medicine } = await readableMedicine(db, call, id, mrn);
  const around = await aroundMedicines(db, reading.personId, reading.why !== 'care', call.now);
  return medicationView(medicine, around(medicine));
}
