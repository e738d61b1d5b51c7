import { validUntil } from '@balsam/domain/packages';
import { halalas } from '@balsam/domain/money';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { systemCall } from '#platform/http/system-call.ts';
import type { Due, Owed, Payable, Price } from '#modules/billing/index.ts';
import { findTerm, lockBooked, updateBooked, updateTerm, type BookedRow, type TermRow } from './booked.store.ts';
import { lockPackage, ownPackage, readOwnTerm, type BookedPackage } from './packages.policy.ts';
import { packagesTexts } from './packages.texts.ts';

/** A term of a package that goes on is payable whenever its payer is ready. */
const openMinutes = 60;

const priceOf = ({ person_id: personId, vat_percent: vatPercent }: BookedRow, { net, vat }: TermRow): Price => ({
  personId,
  net: halalas(net),
  vat: halalas(vat),
  total: halalas(net + vat),
  vatPercent,
});

/** Refuses what is not to be paid now: a package that has ended, a term that was paid, one before its turn. */
function assertPayable({ row, terms }: BookedPackage, term: TermRow, now: Date): void {
  if (term.payment_status === 'paid') throw fail('already_paid');
  const isOpen = row.state === 'active' || (row.state === 'draft' && row.draft_until > now);
  if (!isOpen) throw fail('package_ended');
  if (terms.some(({ number, payment_status: status }) => number < term.number && status !== 'paid'))
    throw fail('earlier_term_first');
}

async function owed(tx: Tx, call: UserCall, termId: number): Promise<Owed> {
  const found = await findTerm(tx, termId);
  if (!found) throw fail('not_found');
  const booked = await ownPackage(tx, call, found.booked_package_id);
  const term = booked.terms.find(({ id }) => id === termId)!;
  assertPayable(booked, term, call.now);
  const title = packagesTexts.term(booked.row, term.number, booked.terms.length);
  return {
    ...priceOf(booked.row, term),
    title: title.en,
    titleAr: title.ar,
    payableUntil: booked.row.state === 'draft' ? booked.row.draft_until : addMinutes(call.now, openMinutes),
  };
}

/** What a term costs now: it follows while its package is a draft, and a page that was opened before takes no money for it. */
async function due(tx: Tx, termId: number): Promise<Due | undefined> {
  const term = await findTerm(tx, termId);
  if (!term) return undefined;
  const none = { insurer: { net: halalas(0), vat: halalas(0) }, discount: halalas(0) };
  return { total: halalas(term.net + term.vat), reductions: none };
}

/** The first payment makes a draft a package that can be used; money for one that has ended is not taken: billing gives it to the wallet. */
async function settled(tx: Tx, termId: number, now: Date): Promise<'accepted' | 'released'> {
  const found = await findTerm(tx, termId);
  const booked = found && (await lockPackage(tx, found.booked_package_id));
  const term = booked?.terms.find(({ id }) => id === termId);
  if (!booked || !term || term.payment_status === 'paid') return 'released';
  const { row } = booked;
  if (row.state !== 'draft' && row.state !== 'active') return 'released';
  await updateTerm(tx, termId, { payment_status: 'paid', paid_at: now });
  if (row.state === 'draft')
    await updateBooked(tx, row.id, { state: 'active', valid_until: validUntil(riyadhDay(now)) });
  const entry = { personId: row.person_id, what: 'package', recordId: row.id } as const;
  await audit(tx, systemCall(now, 'packages.paid'), { ...entry, action: 'write', why: 'system' });
  return 'accepted';
}

/** S4.11: it reads 'pending payment' while a payment of it is open. */
async function awaitsPayment(tx: Tx, termId: number, isWaiting: boolean): Promise<void> {
  const term = await findTerm(tx, termId);
  if (term && term.payment_status !== 'paid')
    await updateTerm(tx, termId, { payment_status: isWaiting ? 'pending payment' : 'unpaid' });
}

/** How billing takes the money for a term of a package (D12.05). */
export const termPayable: Payable = {
  lock: async (tx, termId) => {
    const term = await findTerm(tx, termId);
    if (term) await lockBooked(tx, term.booked_package_id);
  },
  owed,
  priced: async (sql, call, termId) => {
    const { term, booked } = await readOwnTerm(sql, call, termId);
    return priceOf(booked.row, term);
  },
  settled,
  due,
  awaitsPayment,
};
