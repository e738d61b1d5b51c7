import type { CallReply, contract } from '@balsam/contract';
import { isSaudiMobile, normaliseIdentity, normalisePhone, toE164 } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { fullNames } from '#modules/people/index.ts';
import { countLook } from './limits.ts';
import { findByName, findByNumber, insertSearch, type FoundRow } from './patients.store.ts';

type Found = CallReply<typeof contract.frontDesk.find>['items'][number];
type Asked =
  | { readonly number: string }
  | { readonly first_name: string; readonly family_name: string; readonly reason: string };

/** As short as a reason may be that says something. */
const shortestReason = 5;

/** The last four digits: enough to tell two people apart who stand at the desk. */
export const endOf = (number: string | null): string | null => number && number.slice(-4);

const foundView = (row: FoundRow): Found => {
  const { name, nameAr } = fullNames(row);
  return {
    mrn_number: row.mrn ?? '',
    name,
    name_ar: nameAr,
    birth_date: row.birth_date,
    gender: row.gender,
    identity_ends: endOf(row.national_id ?? row.iqama),
    phone_ends: endOf(row.phone),
  };
};

async function byNumber(tx: Tx, call: UserCall, typed: string): Promise<FoundRow[]> {
  await countLook(tx, call, 'patient_number');
  const number = normaliseIdentity(typed);
  const phone = normalisePhone(typed);
  return findByNumber(tx, number, isSaudiMobile(phone) ? toE164(phone) : undefined);
}

/**
 * Finds files: by exact number, or by name with a reason, which the audit log shows beside everybody who was found (D13.33).
 * @throws search_reason_required, too_many_requests
 */
export async function findPatients(tx: Tx, call: UserCall, asked: Asked): Promise<{ items: Found[] }> {
  const search = { rows: [] as FoundRow[], id: undefined as number | undefined };
  if ('number' in asked) search.rows = await byNumber(tx, call, asked.number);
  else {
    if (asked.reason.length < shortestReason) throw fail('search_reason_required', { path: 'reason' });
    await countLook(tx, call, 'patient_name');
    search.rows = await findByName(tx, asked.first_name, asked.family_name);
    const { accountId: account_id } = call.actor;
    search.id = await insertSearch(tx, { account_id, reason: asked.reason, found: search.rows.length, at: call.now });
  }
  const recordId = search.id === undefined ? {} : { recordId: search.id };
  await audit(
    tx,
    call,
    ...search.rows.map(
      ({ id: personId }) => ({ personId, action: 'read', what: 'person', ...recordId, why: 'staff' }) as const,
    ),
  );
  return { items: search.rows.map(foundView) };
}
