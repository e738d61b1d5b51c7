import { contract } from '@balsam/contract';
import { standardVatPercent } from '@balsam/domain/billing';
import { toSar } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { ownReason, patientOf } from '#modules/people/index.ts';
import { bookPackage } from './book-package.ts';
import { findBooked, listBooked } from './booked.store.ts';
import { cancelPackage } from './end-package.ts';
import { createOffer, endOffer } from './manage-offers.ts';
import { findOffer, listOffered, listOffers, listServices, type OfferRow } from './offers.store.ts';
import { readOwnTerm, wholesOf, type Whole } from './packages.policy.ts';
import { packagesTexts } from './packages.texts.ts';
import { bookedView, offerView, partialView, termViews } from './packages.view.ts';

const { packages } = contract;

async function offerViews(sql: Sql, rows: readonly OfferRow[]) {
  const percent = await readNumberSetting(sql, 'VAT_PERCENT', standardVatPercent);
  const services = await listServices(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => offerView(row, services, percent));
}

async function offerById(sql: Sql, id: number) {
  const row = await findOffer(sql, id);
  const [view] = row ? await offerViews(sql, [row]) : [];
  if (!view) throw fail('not_found');
  return view;
}

/** The packages of the open profile with all that belongs to them, audited as read. */
export async function readOwnPackages(sql: Sql, call: UserCall, mrn?: string): Promise<Whole[]> {
  const { personId } = await patientOf(sql, call, mrn);
  await audit(sql, call, { personId, action: 'read', what: 'package', why: ownReason(call) });
  return wholesOf(sql, await listBooked(sql, personId));
}

/** Booked packages as they stand now. */
export async function showPackages(sql: Sql, wholes: readonly Whole[], now: Date) {
  const services = await listServices(sql, [...new Set(wholes.map(({ row }) => row.package_id))]);
  return wholes.map((whole) => bookedView(whole, services, now));
}

async function showPackage(sql: Sql, id: number, now: Date) {
  const [view] = await showPackages(sql, await wholesOf(sql, [(await findBooked(sql, id))!]), now);
  return view!;
}

const open: readonly Route[] = [
  read(packages.list, async ({ db }) => ({ items: await offerViews(db, await listOffered(db)) })),
  read(packages.detail, ({ db, params }) => offerById(db, params.id)),
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
    const wholes = await readOwnPackages(db, call, query.mrn_number);
    const wanted = query.booked_package_id;
    const chosen = wanted === undefined ? wholes : wholes.filter(({ row }) => row.id === wanted);
    if (wanted !== undefined && chosen.length === 0) throw fail('not_found');
    return { items: chosen.flatMap((whole) => termViews(whole, riyadhDay(call.now))).slice(0, 100) };
  }),

  read(packages.partial, async ({ db, call, query }) => {
    const { term, whole } = await readOwnTerm(db, call, query.term_id);
    const { person_id: personId, id: recordId } = whole.row;
    if (query.patient_id !== undefined && query.patient_id !== personId) throw fail('not_found');
    await audit(db, call, { personId, action: 'read', what: 'package', recordId, why: ownReason(call) });
    return partialView(whole, term.id, call.now);
  }),

  write(packages.cancel, async ({ tx, call, params }) => {
    const { refund } = await cancelPackage(tx, call, params.id);
    const booked = await showPackage(tx, params.id, call.now);
    return withMessage({ booked, refunded: toSar(refund) }, packagesTexts.cancelled);
  }),
];

const desk: readonly Route[] = [
  read(packages.ofStaff, async ({ db }) => {
    const rows = await listOffers(db);
    const views = await offerViews(db, rows);
    return {
      items: rows.map(({ holders, ended_at: endedAt }, n) => ({
        ...views[n]!,
        holders,
        ended_at: endedAt?.toISOString() ?? null,
      })),
    };
  }),

  write(packages.create, async ({ tx, call, body }) =>
    withMessage(await offerById(tx, await createOffer(tx, call, body)), packagesTexts.created),
  ),

  write(packages.end, async ({ tx, call, params }) => {
    await endOffer(tx, call, params.id);
    return withMessage(await offerById(tx, params.id), packagesTexts.ended);
  }),
];

/** What is offered, what somebody has of it, and the offers of the administrator. Visits on a package are booking's. */
export const packagesRoutes: readonly Route[] = [...open, ...own, ...desk];
