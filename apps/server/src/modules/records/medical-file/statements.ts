import type { AllergyIntolerance, Condition, Procedure } from 'fhir/r4.js';
import type { Doubt } from '@balsam/domain/records';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { patientById } from '#modules/people/index.ts';
import { publishWritten } from '../publish-written.ts';
import { readableRecord } from '../records.policy.ts';
import { entryScope } from '../reports/read-reports.ts';
import {
  assertStatesMore,
  changeStatement,
  keepStatement,
  waitsForDoctor,
  type StatedResource,
} from '../statements.ts';
import { findStatement } from './medical-file.store.ts';

export const statementKinds = ['allergy', 'condition', 'procedure'] as const;
export type StatementKind = (typeof statementKinds)[number];

type Statement = {
  readonly mrn_number?: string | undefined;
  readonly kind: StatementKind;
  readonly text: string;
  readonly since?: string | undefined;
  readonly note: string;
};

const system = (name: string) => `http://terminology.hl7.org/CodeSystem/${name}`;
const coded = (name: string, code: string) => ({ coding: [{ system: system(name), code }] });

type Verification = 'confirmed' | Doubt;

/** A provisional diagnosis is unconfirmed as well, as every statement that waits for a doctor. */
const verificationCoded = (name: string, verification: Verification) => {
  const codes =
    verification === 'provisional' || verification === 'differential' ? ['unconfirmed', verification] : [verification];
  return { coding: codes.map((code) => ({ system: system(name), code })) };
};

/** What somebody states, as FHIR has it: unconfirmed until a doctor confirms it. */
export function stateOf(
  { kind, text, since, note }: Omit<Statement, 'mrn_number'>,
  verification: Verification,
  now: Date,
): StatedResource {
  const common = { code: { text }, ...(note !== '' && { note: [{ text: note }] }) };
  const recorded = { recordedDate: now.toISOString() };
  if (kind === 'allergy')
    return {
      resourceType: 'AllergyIntolerance',
      clinicalStatus: coded('allergyintolerance-clinical', 'active'),
      verificationStatus: verificationCoded('allergyintolerance-verification', verification),
      ...common,
      ...recorded,
      ...(since && { onsetDateTime: since }),
    } satisfies Omit<AllergyIntolerance, 'patient'>;
  if (kind === 'condition')
    return {
      resourceType: 'Condition',
      clinicalStatus: coded('condition-clinical', 'active'),
      verificationStatus: verificationCoded('condition-ver-status', verification),
      ...common,
      ...recorded,
      ...(since && { onsetDateTime: since }),
    } satisfies Omit<Condition, 'subject'>;
  // A procedure has no verification status: who asserts it says the same.
  return {
    resourceType: 'Procedure',
    status: 'completed',
    ...common,
    ...(since && { performedDateTime: since }),
    asserter: { display: verification === 'confirmed' ? 'doctor' : 'patient' },
  } satisfies Omit<Procedure, 'subject'>;
}

/** Adds what somebody says of themselves, or what a doctor adds; the first waits for a doctor. @throws day_not_possible for a day ahead or before birth; too_many_statements */
export async function addStatement(tx: Tx, call: UserCall, statement: Statement): Promise<void> {
  const { personId, why } = await readableRecord(tx, call, statement.mrn_number);
  const birth = (await patientById(tx, personId))?.birthDate ?? null;
  const { since } = statement;
  if (since !== undefined && (since > riyadhDay(call.now) || (birth !== null && since < birth)))
    throw fail('day_not_possible', { path: 'since' });
  if (why !== 'care') await assertStatesMore(tx, personId, 1);
  const resource = stateOf(statement, why === 'care' ? 'confirmed' : 'unconfirmed', call.now);
  const id = await keepStatement(tx, personId, resource, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'record entry', recordId: id, why });
  await publishWritten(tx, { personId, why }, [id], call.now);
}

const verifications: Readonly<Record<string, string>> = {
  AllergyIntolerance: 'allergyintolerance-verification',
  Condition: 'condition-ver-status',
};

type Decision = 'confirmed' | 'rejected' | 'removed';

function decided(body: Readonly<Record<string, unknown>>, decision: Decision): StatedResource {
  const resourceType = String(body['resourceType']);
  const name = verifications[resourceType];
  if (name === undefined) {
    const change = decision === 'confirmed' ? { asserter: { display: 'doctor' } } : { status: 'entered-in-error' };
    return { ...body, resourceType, ...change };
  }
  const code = { confirmed: 'confirmed', rejected: 'refuted', removed: 'entered-in-error' }[decision];
  return { ...body, resourceType, verificationStatus: coded(name, code) };
}

/**
 * A doctor in care confirms or rejects what a person stated; the person takes it back, until a doctor has confirmed it. What a doctor
 * recorded is not the person's to take back.
 * @throws not_found for what was not stated here; statement_of_other_side
 */
export async function decideStatement(
  tx: Tx,
  call: UserCall,
  id: number,
  { mrn_number, decision }: { mrn_number?: string | undefined; decision: Decision },
): Promise<void> {
  const reading = await readableRecord(tx, call, mrn_number);
  const isDoctor = reading.why === 'care';
  const found = await findStatement(tx, await entryScope(tx, reading), id);
  if (!found) throw fail('not_found');
  const kept = found.body as Readonly<Record<string, unknown>>;
  const isAllowed = decision === 'removed' ? !isDoctor && waitsForDoctor(kept) : isDoctor;
  if (!isAllowed) throw fail('statement_of_other_side');
  const body = decided(kept, decision);
  if (!(await changeStatement(tx, reading.personId, found.resource_id, body, call.now))) throw fail('not_found');
  await audit(tx, call, {
    personId: reading.personId,
    action: 'write',
    what: 'record entry',
    recordId: id,
    why: reading.why,
  });
  await publishWritten(tx, reading, [found.resource_id], call.now);
}
