import { contract } from '@balsam/contract';
import { toSar } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { ownPatientId, ownReason, patientById } from '#modules/people/index.ts';
import { bookPackage, vatRateFor } from './book-package.ts';
import { findBooked, listBooked } from './booked.store.ts';
import { cancelPackage } from './end-package.ts';
import { findOffer, listOffered, listOffers, listServices, type OfferRow } from './offers.store.ts';
import { readOwnTerm, bookedPackagesOf, type BookedPackage } from './packages.policy.ts';
import { packagesTexts } from './packages.texts.ts';
import { bookedView, offerView, partialView, termViews } from './packages.view.ts';

const { packages } = contract;

/** The rate of VAT that the open profile would pay for care; null for who has no medical file. */
async function rateFor(sql: Sql, { actor }: Call): Promise<number | null> {
  const patient = actor.kind === 'user' ? await patientById(sql, actor.personId) : undefined;
  return patient ? vatRateFor(sql, patient) : null;
}

async function offerViews(sql: Sql, rows: readonly OfferRow[], percent: number | null = null) {
  const services = await listServices(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => offerView(row, services, percent));
}

async function offerById(sql: Sql, call: Call, id: number) {
  const row = await findOffer(sql, id, call.now);
  const [view] = row ? await offerViews(sql, [row], await rateFor(sql, call)) : [];
  if (!view) throw fail('not_found');
  return view;
}

/** The packages of the open profile with all that belongs to them, audited as read. */
export async function readOwnPackages(sql: Sql, call: UserCall, mrn?: string): Promise<BookedPackage[]> {
  const personId = ownPatientId(call, mrn);
  await audit(sql, call, { personId, action: 'read', what: 'package', why: ownReason(call) });
  return bookedPackagesOf(sql, await listBooked(sql, personId));
}

/** Booked packages as they stand now. */
export async function showPackages(sql: Sql, bookedPackages: readonly BookedPackage[], now: Date) {
  const services = await listServices(sql, [...new Set(bookedPackages.map(({ row }) => row.package_id))]);
  return bookedPackages.map((booked) => bookedView(booked, services, now));
}

async function showPackage(sql: Sql, id: number, now: Date) {
  const [view] = await showPackages(sql, await bookedPackagesOf(sql, [(await findBooked(sql, id))!]), now);
  return view!;
}

const open: readonly Route[] = [
  read(packages.list, async ({ db, call }) => ({
    items: await offerViews(db, await listOffered(db, call.now), await rateFor(db, call)),
  })),
  read(packages.detail, async ({ db, call, params }) => offerById(db, call, params.id)),
];

const own: readonly Route[] = [
  write(packages.book, async ({ tx, call, body }) => {
    const id = await bookPackage(tx, call, {
      packageId: body.package_id,
      terms: body.term_id,
      mrn: body.mrn_number ?? undefined,
    });
    return withMessage(await showPackage(tx, id, call.now), packagesTexts.booked);
  }),

  read(packages.terms, async ({ db, call, query }) => {
    const bookedPackages = await readOwnPackages(db, call, query.mrn_number);
    const wanted = query.booked_package_id;
    const chosen = wanted === undefined ? bookedPackages : bookedPackages.filter(({ row }) => row.id === wanted);
    if (wanted !== undefined && chosen.length === 0) throw fail('not_found');
    return { items: chosen.flatMap((booked) => termViews(booked, riyadhDay(call.now))).slice(0, 100) };
  }),

  read(packages.partial, async ({ db, call, query }) => {
    const { term, booked } = await readOwnTerm(db, call, query.term_id);
    const { person_id: personId, id: recordId } = booked.row;
    if (query.patient_id !== undefined && query.patient_id !== personId) throw fail('not_found');
    await audit(db, call, { personId, action: 'read', what: 'package', recordId, why: ownReason(call) });
    return partialView(booked, term.id, call.now);
  }),

  write(packages.cancel, async ({ tx, call, params }) => {
    const { refund } = await cancelPackage(tx, call, params.id);
    const booked = await showPackage(tx, params.id, call.now);
    return withMessage({ booked, refunded: toSar(refund) }, packagesTexts.cancelled);
  }),
];

const desk: readonly Route[] = [
  read(packages.ofStaff, async ({ db, call }) => {
    const rows = await listOffers(db, call.now);
    const views = await offerViews(db, rows);
    return { items: rows.map(({ holders }, n) => ({ ...views[n]!, holders })) };
  }),
];

/** What is offered, what somebody has of it, and all offers for the administrator. Visits on a package are booking's. */
export const packagesRoutes: readonly Route[] = [...open, ...own, ...desk];
