import type { AppointmentType } from '@balsam/domain/booking';
import type { Allowed } from '@balsam/domain/booking';
import { mayUseAnyOf, mayUseService, type UseRefusal } from '@balsam/domain/packages';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { ownReason } from '#modules/people/index.ts';
import { lockBooked, unitsOfVisits, updateUnit, type UnitRow } from './booked.store.ts';
import { listServices } from './offers.store.ts';
import { factsOf, ownPackage, shareOf, type BookedPackage } from './packages.policy.ts';
import { serviceReturned } from './events.ts';

/** The visit that a package is to bear. The calling module has locked its row. */
export type PackageVisit = {
  readonly appointmentId: number;
  readonly type: AppointmentType;
  /** The speciality of the visit and the one above it. */
  readonly specialityIds: readonly number[];
  readonly startsAt: Date;
};

/** A single service without a visit that fits this one. */
async function fittingUnit(sql: Sql, booked: BookedPackage, visit: PackageVisit): Promise<UnitRow | undefined> {
  const services = await listServices(sql, [booked.row.package_id]);
  const fits = new Set(
    services
      .filter(({ type, speciality_id: id }) => type === visit.type && (id === null || visit.specialityIds.includes(id)))
      .map(({ id }) => id),
  );
  return booked.units.find(({ service_id: id, appointment_id: taken }) => taken === null && fits.has(id));
}

/** Whether a package may bear a visit today (D12.05); undefined where it has ended, or none of its services fits. */
export async function verdictOf(
  sql: Sql,
  booked: BookedPackage,
  visit: PackageVisit,
  now: Date,
): Promise<Allowed<UseRefusal> | undefined> {
  const unit = booked.row.state === 'active' ? await fittingUnit(sql, booked, visit) : undefined;
  const use = unit && { share: shareOf(unit), visitDay: riyadhDay(visit.startsAt) };
  return use && mayUseService(factsOf(booked), use, riyadhDay(now));
}

/** Whether one of these packages may bear a visit today (D12.05). */
export async function mayBear(sql: Sql, packages: readonly BookedPackage[], visit: PackageVisit, now: Date) {
  const verdicts = [];
  for (const booked of packages) {
    const verdict = await verdictOf(sql, booked, visit, now);
    if (verdict) verdicts.push(verdict);
  }
  return mayUseAnyOf(verdicts);
}

/**
 * Lets a package of the open profile bear a visit (D12.05); its row is locked, so that one service bears one visit.
 * @throws not_found, package_not_active, package_over, package_term_late, package_not_paid_enough, package_service_mismatch
 */
export async function takeService(tx: Tx, call: UserCall, bookedId: number, visit: PackageVisit): Promise<void> {
  const booked = await ownPackage(tx, call, bookedId);
  const unit = await fittingUnit(tx, booked, visit);
  if (!unit) throw fail('package_service_mismatch');
  const use = { share: shareOf(unit), visitDay: riyadhDay(visit.startsAt) };
  const verdict = mayUseService(factsOf(booked), use, riyadhDay(call.now));
  assertAllowed(verdict);
  await updateUnit(tx, unit.id, { appointment_id: visit.appointmentId });
  const entry = { personId: booked.row.person_id, what: 'package', recordId: bookedId } as const;
  await audit(tx, call, { ...entry, action: 'write', why: ownReason(call) });
}

/** These visits do not take place: a package that goes on has the service again, of one that has ended its share goes back. */
export async function returnServices(tx: Tx, appointmentIds: readonly number[], now: Date): Promise<void> {
  for (const { id, booked_package_id: bookedId } of await unitsOfVisits(tx, appointmentIds)) {
    const booked = await lockBooked(tx, bookedId);
    const goesOn = booked?.state === 'active';
    await updateUnit(tx, id, { appointment_id: null, ...(!goesOn && { given_back_at: now }) });
    if (!goesOn) await publish(tx, serviceReturned, { unit_id: id }, now);
  }
}
