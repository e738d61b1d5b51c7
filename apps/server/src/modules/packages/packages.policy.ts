import { paidOf, type PackageFacts } from '@balsam/domain/packages';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { ownPerson } from '#modules/people/index.ts';
import {
  findBooked,
  findTerm,
  listTerms,
  listUnits,
  lockBooked,
  type BookedRow,
  type TermRow,
  type UnitRow,
} from './booked.store.ts';

/** A booked package with its terms and single services, as rules and views read it. */
export type BookedPackage = {
  readonly row: BookedRow;
  readonly terms: readonly TermRow[];
  readonly units: readonly UnitRow[];
};

const gross = ({ net, vat }: { readonly net: number; readonly vat: number }): Halalas => halalas(net + vat);

/** As the rules of the domain take it. */
export const factsOf = ({ row, terms, units }: BookedPackage): PackageFacts => ({
  state: row.state,
  validUntil: row.valid_until,
  terms: terms.map((term) => ({ amount: gross(term), dueOn: term.due_on, status: term.payment_status })),
  services: units.map((unit) => ({ share: gross(unit), isTaken: unit.appointment_id !== null })),
});

/** What a single service is of the price, with VAT. */
export const shareOf = (unit: UnitRow): Halalas => gross(unit);

/** What was paid, with VAT. */
export const paidFor = (booked: BookedPackage): Halalas => paidOf(factsOf(booked));

/** Packages with all that belongs to them, in their order. */
export async function bookedPackagesOf(sql: Sql, rows: readonly BookedRow[]): Promise<BookedPackage[]> {
  const ids = rows.map(({ id }) => id);
  const [terms, units] = [await listTerms(sql, ids), await listUnits(sql, ids)];
  return rows.map((row) => ({
    row,
    terms: terms.filter((term) => term.booked_package_id === row.id),
    units: units.filter((unit) => unit.booked_package_id === row.id),
  }));
}

const bookedPackageOf = async (sql: Sql, row: BookedRow): Promise<BookedPackage> =>
  (await bookedPackagesOf(sql, [row]))[0]!;

/** A locked package with all that belongs to it. */
export async function lockPackage(tx: Tx, id: number): Promise<BookedPackage | undefined> {
  const row = await lockBooked(tx, id);
  return row && bookedPackageOf(tx, row);
}

/** The open profile's own package, locked; anybody else's is `not_found`. */
export async function ownPackage(tx: Tx, call: UserCall, id: number): Promise<BookedPackage> {
  const booked = await lockPackage(tx, id);
  if (!booked) throw fail('not_found');
  ownPerson(call, booked.row.person_id);
  return booked;
}

/** The open profile's own package as it stands, by the id of a term; anybody else's is `not_found`. */
export async function readOwnTerm(
  sql: Sql,
  call: UserCall,
  termId: number,
): Promise<{ term: TermRow; booked: BookedPackage }> {
  const term = await findTerm(sql, termId);
  const row = term && (await findBooked(sql, term.booked_package_id));
  if (!term || !row) throw fail('not_found');
  ownPerson(call, row.person_id);
  return { term, booked: await bookedPackageOf(sql, row) };
}
