import { landing, mustAgreeToTerms } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import {
  deleteComingTerms,
  findTerms,
  findTermsVersion,
  insertAgreement,
  insertTerms,
  listTerms,
  type TermsTexts,
} from './terms.store.ts';

/** A guardian agrees for the dependents whose profiles they open. */
const agreeingPersonId = (actor: Pick<SignedIn, 'personId' | 'guardianId'>) => actor.guardianId ?? actor.personId;

/** Whether this person has agreed to the terms in force; where there are none, there is nothing to agree to. */
export async function hasAgreedTerms(
  sql: Sql,
  actor: Pick<SignedIn, 'personId' | 'guardianId'>,
  now: Date,
): Promise<boolean> {
  const terms = await findTerms(sql, agreeingPersonId(actor), now);
  return terms === undefined || terms.agreed_at !== null;
}

/** Refuses with `terms_not_agreed` what a patient may do only after agreeing (§5); doctors, riders and staff need not agree. */
export async function requireAgreedTerms(sql: Sql, call: UserCall): Promise<void> {
  const agreedTerms = await hasAgreedTerms(sql, call.actor, call.now);
  if (mustAgreeToTerms({ roleId: call.actor.roleId, agreedTerms })) throw fail('terms_not_agreed');
}

const withTimes = <T extends { published_at: Date; agreed_at: Date | null }>({
  published_at,
  agreed_at,
  ...rest
}: T) => ({
  ...rest,
  published_at: published_at.toISOString(),
  agreed: agreed_at !== null,
  agreed_at: agreed_at?.toISOString() ?? null,
});

/** The terms in force with this person's agreement. */
export async function readTerms(sql: Sql, call: UserCall) {
  const terms = await findTerms(sql, agreeingPersonId(call.actor), call.now);
  if (!terms) throw fail('not_found');
  const { id: _, ...text } = terms;
  return withTimes(text);
}

/** What this person agreed to, and when; the version in force comes first, agreed to or not. */
export async function readTermsHistory(sql: Sql, call: UserCall) {
  const rows = await listTerms(sql, agreeingPersonId(call.actor), call.now);
  return { items: rows.map((row, place) => ({ ...withTimes(row), in_force: place === 0 })) };
}

/** A version that this person agreed to, or the one in force; any other is `not_found`. */
export async function readTermsVersion(sql: Sql, call: UserCall, version: number) {
  const personId = agreeingPersonId(call.actor);
  const [terms, inForce] = await Promise.all([
    findTermsVersion(sql, personId, version, call.now),
    findTerms(sql, personId, call.now),
  ]);
  if (!terms || (terms.agreed_at === null && terms.version !== inForce?.version)) throw fail('not_found');
  const { id: _, ...text } = terms;
  return withTimes(text);
}

/** Agrees to the terms in force; the time of an earlier agreement stays. `terms_changed` when another version was read. */
export async function agreeToTerms(tx: Tx, call: UserCall, version: number | undefined) {
  const personId = agreeingPersonId(call.actor);
  const terms = await findTerms(tx, personId, call.now);
  if (!terms) throw fail('not_found');
  if (version !== undefined && version !== terms.version) throw fail('terms_changed');
  if (!terms.agreed_at) {
    await insertAgreement(tx, personId, terms.id, call.now);
    await audit(tx, call, { personId, action: 'write', what: 'terms', recordId: terms.version, why: 'self' });
  }
  return {
    version: terms.version,
    agreed: true as const,
    agreed_at: (terms.agreed_at ?? call.now).toISOString(),
    landing: landing({ roleId: call.actor.roleId, agreedTerms: true }),
  };
}

/**
 * Publishes the next version of the terms from an instant on: whoever agreed to an earlier one is asked again then. A version that
 * has not begun gives way to it.
 */
export const publishTerms = (tx: Tx, texts: TermsTexts, from: Date, now: Date): Promise<void> =>
  insertTerms(tx, texts, from, now);

/** Takes back a version of the terms that has not begun. */
export const withdrawTerms = (tx: Tx, now: Date): Promise<void> => deleteComingTerms(tx, now);
