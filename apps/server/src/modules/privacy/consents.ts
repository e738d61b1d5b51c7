import { consentFor, consents, isGiven, mayConsent, type ConsentPurpose } from '@balsam/domain/privacy';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { ownReason } from '#modules/people/index.ts';
import { insertDecision, lastDecision, lastDecisions, type DecisionRow } from './consents.store.ts';
import { deciderOf } from './decider.ts';

const decisionOf = (row: Pick<DecisionRow, 'given' | 'text_version'> | undefined) =>
  row && { given: row.given, version: row.text_version };

const itemsOf = (rows: readonly DecisionRow[]) => {
  const byPurpose = new Map(rows.map((row) => [row.purpose, row]));
  return consents.map(({ purpose, version, title, titleAr, text, textAr }) => {
    const last = byPurpose.get(purpose);
    return {
      purpose,
      version,
      title,
      title_ar: titleAr,
      text,
      text_ar: textAr,
      given: isGiven(purpose, decisionOf(last)),
      decided_at: last?.decided_at.toISOString() ?? null,
      decided_by: last?.decided_by ?? null,
    };
  });
};

const consentsOf = async (sql: Sql, call: UserCall) => {
  const [rows, decider] = await Promise.all([lastDecisions(sql, call.actor.personId), deciderOf(sql, call)]);
  const verdict = mayConsent(decider);
  return { items: itemsOf(rows), may_change: verdict.ok, decided_elsewhere: verdict.ok ? null : verdict.code };
};

/** Every purpose with what the open profile's person decided about it. */
export async function readConsents(sql: Sql, call: UserCall) {
  const { personId } = call.actor;
  await audit(sql, call, { personId, action: 'read', what: 'consent', why: ownReason(call) });
  return consentsOf(sql, call);
}

type ConsentChoice = { readonly purpose: ConsentPurpose; readonly given: boolean; readonly version: number };

/**
 * Gives or withdraws a consent; each decision is kept with the version of the text it was about.
 * @throws person_decides, guardian_decides, consent_text_changed
 */
export async function decideConsent(tx: Tx, call: UserCall, { purpose, given, version }: ConsentChoice) {
  const { personId, guardianId } = call.actor;
  const verdict = mayConsent(await deciderOf(tx, call));
  assertAllowed(verdict);
  if (version !== consentFor(purpose).version) throw fail('consent_text_changed');
  await insertDecision(tx, {
    person_id: personId,
    purpose,
    given,
    text_version: version,
    decided_by: guardianId === undefined ? 'self' : 'guardian',
    by_person_id: guardianId ?? personId,
    decided_at: call.now,
  });
  await audit(tx, call, { personId, action: 'write', what: 'consent', recordId: purpose, why: ownReason(call) });
  return consentsOf(tx, call);
}

/** Whether this person allows this use of their data today; who never decided does not. */
export async function hasConsented(sql: Sql, personId: number, purpose: ConsentPurpose): Promise<boolean> {
  return isGiven(purpose, decisionOf(await lastDecision(sql, personId, purpose)));
}
