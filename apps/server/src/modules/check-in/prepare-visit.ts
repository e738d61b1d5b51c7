import type { CallReply, contract } from '@balsam/contract';
import {
  checkInOpensAt,
  mayConsentToTreatment,
  mayPrepare,
  treatmentConsentVersion,
  type CheckInStep,
} from '@balsam/domain/check-in';
import { roleMay } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import { isOwnAffair } from '@balsam/domain/visits';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { readVisit, sayWhether, visitAtDesk, visitToChange, type Visit } from '#modules/booking/index.ts';
import { factsOf, requireAgreedTerms } from '#modules/people/index.ts';
import { requireOwnAffairs } from '#modules/visits/index.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { findCover } from '#modules/insurance/index.ts';
import { findCheckIn, saveStep } from './check-in.store.ts';
import { findQuestionnaire, findResponse } from './questionnaire.store.ts';

type View = CallReply<typeof contract.checkIn.read>;
/** A visit with the side from which it is looked at. */
type Seen = Omit<Visit, 'side'> & { readonly side: Visit['side'] | 'desk' };
type SavedStep = Exclude<CheckInStep, 'questionnaire'>;

/** Doctors and desks read what the patient has done. */
const theirs = { ok: false, code: 'forbidden', values: {} } as const;

/** Why a step may not be taken now by whoever looks at the visit. */
async function rulesOf(sql: Sql, { actor, now }: UserCall, visit: Seen) {
  const { birthDay } = await factsOf(sql, visit.patient.personId);
  const [today, byGuardian] = [riyadhDay(now), actor.guardianId !== undefined];
  const open = visit.side !== 'patient' ? theirs : mayPrepare(visit, now);
  const isClosed = byGuardian && isOwnAffair(birthDay, today);
  const own = open.ok && isClosed ? ({ ok: false, code: 'own_affair', values: {} } as const) : open;
  const consents = open.ok ? mayConsentToTreatment({ birthDay, byGuardian, today }) : open;
  return { details: open, insurance: open, case_history: own, questionnaire: own, consents } as const;
}

async function show(sql: Sql, call: UserCall, visit: Seen): Promise<View> {
  const [saved, asked, response] = [
    await findCheckIn(sql, visit.id),
    await findQuestionnaire(sql, visit.id),
    await findResponse(sql, visit.id),
  ];
  const rules = await rulesOf(sql, call, visit);
  const done = {
    details: saved?.details_at,
    insurance: saved?.insurance_at,
    case_history: saved?.case_history_at,
    questionnaire: response?.completed_at,
    consents: saved?.consents_at,
  } as const satisfies Record<CheckInStep, Date | null | undefined>;
  const names = (Object.keys(done) as CheckInStep[]).filter((name) => name !== 'questionnaire' || asked);
  return {
    appointment_id: visit.id,
    steps: names.map((name) => ({
      name,
      done_at: done[name]?.toISOString() ?? null,
      may: sayWhether(rules[name]),
    })),
    paying: saved?.paying ?? null,
    opens_at: checkInOpensAt(visit.startsAt).toISOString(),
  };
}

const noted = (sql: Sql, call: UserCall, { id, patient, why }: Seen, action: 'read' | 'write') =>
  audit(sql, call, { personId: patient.personId, action, what: 'visit check-in', recordId: id, why });

/** The visit as the patient, its doctor, or the desk at which the patient stands may see it. */
async function visitOf(sql: Sql, call: UserCall, id: number): Promise<Seen> {
  if (roleMay(call.actor.roleId, 'find_patients')) return { ...(await visitAtDesk(sql, call, id)), side: 'desk' };
  return readVisit(sql, call, id);
}

/** How far the check-in before a visit is. @throws not_found */
export async function readVisitCheckIn(sql: Sql, call: UserCall, id: number): Promise<View> {
  const visit = await visitOf(sql, call, id);
  await noted(sql, call, visit, 'read');
  return show(sql, call, visit);
}

/** Whether an insurer bears a part of the visit, or is asked to. */
async function isInsured(sql: Sql, id: number): Promise<boolean> {
  const cover = await findCover(sql, id);
  return cover !== undefined && cover.state !== 'rejected';
}

type Said = { readonly step: SavedStep; readonly paying?: 'insurance' | 'self' | null | undefined };

/** What a step writes, with who agreed. */
function changeOf({ step, paying }: Said, { actor, now }: UserCall) {
  if (step === 'details') return { details_at: now };
  if (step === 'insurance') return { insurance_at: now, paying: paying ?? 'self' };
  if (step === 'case_history') return { case_history_at: now };
  return {
    consents_at: now,
    consent_version: treatmentConsentVersion,
    consented_by: actor.guardianId ?? actor.personId,
  };
}

/**
 * Finishes a step of the check-in; doing it again changes what was said (D13.20).
 * Whoever says that an insurance pays has used it for the visit.
 * @throws not_found, terms_not_agreed, check_in_not_open, check_in_over, own_affair, guardian_agrees, insurance_first
 */
export async function saveVisitCheckIn(tx: Tx, call: UserCall, id: number, said: Said): Promise<View> {
  const visit = await visitToChange(tx, call, id);
  await requireAgreedTerms(tx, call);
  const rules = await rulesOf(tx, call, visit);
  assertAllowed(rules[said.step]);
  if (said.paying === 'insurance' && !(await isInsured(tx, id))) throw fail('insurance_first', { path: 'paying' });
  if (said.step === 'case_history') await requireOwnAffairs(tx, call, visit.patient.personId);
  await saveStep(tx, id, changeOf(said, call));
  await noted(tx, call, visit, 'write');
  return show(tx, call, visit);
}
