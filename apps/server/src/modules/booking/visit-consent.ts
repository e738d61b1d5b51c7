import {
  mayBookUnderPolicy,
  mayConsentToVisit,
  policyOf,
  visitPolicies,
  type AppointmentType,
} from '@balsam/domain/booking';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { ownReason, type Patient } from '#modules/people/index.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { sayWhether } from './may.view.ts';
import { hasAgreedTo, insertVisitConsent } from './visit-consent.store.ts';

type Subject = { readonly call: UserCall; readonly patient: Patient; readonly type: AppointmentType };

const consentOf = async (sql: Sql, { call, patient, type }: Subject) => {
  const policy = policyOf(type);
  return {
    policy,
    isStored: policy !== undefined && (await hasAgreedTo(sql, patient.personId, policy)),
    birthDay: patient.birthDate,
    byGuardian: call.actor.guardianId !== undefined,
    today: riyadhDay(call.now),
  };
};

/**
 * Lets a visit be booked under its policy, and stores what is agreed to with this request once for the profile, with who gave it (D10.06).
 * @throws policy_not_accepted, guardian_consents
 */
export async function agreeToPolicy(tx: Tx, subject: Subject, isAccepted: boolean): Promise<void> {
  const { call, patient } = subject;
  const consent = await consentOf(tx, subject);
  assertAllowed(mayBookUnderPolicy({ ...consent, isAccepted }));
  if (consent.policy === undefined || consent.isStored) return;
  const { personId } = patient;
  const byPersonId = call.actor.guardianId ?? call.actor.personId;
  await insertVisitConsent(tx, { personId, policy: consent.policy, byPersonId, now: call.now });
  await audit(tx, call, { personId, action: 'write', what: 'consent', recordId: consent.policy, why: ownReason(call) });
}

/** What a visit of this kind asks to be agreed to; null when its kind has no policy. */
export async function policyView(sql: Sql, subject: Subject) {
  const consent = await consentOf(sql, subject);
  if (consent.policy === undefined) return null;
  return {
    name: consent.policy,
    version: visitPolicies[consent.policy],
    accepted: consent.isStored,
    may_accept: sayWhether(mayConsentToVisit(consent)),
  };
}
