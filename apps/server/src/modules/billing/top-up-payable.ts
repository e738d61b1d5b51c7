import { fromSar, halalas, type Halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { ownPerson, ownPatientId, ownReason, requireAgreedTerms } from '#modules/people/index.ts';
import { billingTexts } from './billing.texts.ts';
import type { Payable, Price } from './payable.ts';
import { closeTopUp, findTopUp, insertTopUp, lockTopUp } from './top-ups.store.ts';

/** So long a top-up waits for its payment. */
const openMinutes = 60;

/** Between which amounts money may be added to a wallet, SAR. */
export async function topUpLimits(sql: Sql) {
  const [minimum_top_up, maximum_top_up] = await Promise.all([
    readNumberSetting(sql, 'WALLET_TOP_UP_MINIMUM', 10),
    readNumberSetting(sql, 'WALLET_TOP_UP_MAXIMUM', 5000),
  ]);
  return { minimum_top_up, maximum_top_up };
}

/**
 * Says how much is to be added to the wallet of the open profile (D12.06). Answers its id.
 * @throws invalid_amount outside what the hospital allows; terms_not_agreed
 */
export async function requestTopUp(tx: Tx, call: UserCall, riyals: number): Promise<number> {
  const personId = ownPatientId(call);
  await requireAgreedTerms(tx, call);
  const { minimum_top_up: minimum, maximum_top_up: maximum } = await topUpLimits(tx);
  if (riyals < minimum || riyals > maximum) throw fail('invalid_amount', { path: 'amount' });
  const id = await insertTopUp(tx, { personId, amount: fromSar(riyals), now: call.now });
  await audit(tx, call, { personId, action: 'write', what: 'wallet', recordId: id, why: ownReason(call) });
  return id;
}

/** Money for a wallet is no supply: it carries no VAT. */
const priceOf = (personId: number, amount: Halalas): Price => ({
  personId,
  net: amount,
  vat: halalas(0),
  total: amount,
  vatPercent: 0,
});

async function priced(sql: Sql, call: UserCall, id: number): Promise<Price> {
  const row = await findTopUp(sql, id);
  if (!row) throw fail('not_found');
  return priceOf(ownPerson(call, row.person_id), halalas(row.amount));
}

/** How billing takes money for a wallet. */
export const topUpPayable: Payable = {
  lock: async (tx, id) => {
    await lockTopUp(tx, id);
  },
  owed: async (tx, call, id) => {
    const row = await lockTopUp(tx, id);
    if (!row) throw fail('not_found');
    ownPerson(call, row.person_id);
    if (row.state === 'paid') throw fail('already_paid');
    const payableUntil = addMinutes(row.created_at, openMinutes);
    if (call.now > payableUntil) throw fail('top_up_over');
    const { en, ar } = billingTexts.topUp;
    return { ...priceOf(row.person_id, halalas(row.amount)), title: en, titleAr: ar, payableUntil, isTopUp: true };
  },
  priced,
  settled: async (tx, id) => ((await closeTopUp(tx, id)) ? 'accepted' : 'released'),
};
