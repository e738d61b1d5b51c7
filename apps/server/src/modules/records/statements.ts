import { createHash, randomUUID } from 'node:crypto';
import { indexEntries } from './entries/index-entries.ts';
import type { Tx } from '#platform/db/types.ts';
import { asBody } from './entries/entry-of.ts';
import { mayStateMore } from '@balsam/domain/records';
import { assertAllowed } from '#platform/http/failure.ts';
import { codesIn } from './fhir/codes.ts';
import type { Located } from './fhir/references.ts';
import {
  countOpenStatements,
  insertStatement,
  lockStatements,
  replaceStatement,
  statementSource,
} from './statements.store.ts';

/** A resource of FHIR R4 that says what somebody stated here. Its own id is given when it is kept. */
export type StatedResource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;

/**
 * Whether a statement is one of the person or their guardian that no doctor has confirmed: each type says so in a place of its own, a
 * procedure by who asserts it.
 */
export const waitsForDoctor = (body: Readonly<Record<string, unknown>>): boolean =>
  codesIn(body['verificationStatus']).includes('unconfirmed') ||
  codesIn(body['category']).includes('patientspecified') ||
  asBody(body['asserter'])['display'] === 'patient';

/** What a person says of themselves, and no doctor has confirmed. */
export const isUnconfirmed = ({ source, body }: Pick<Located, 'source' | 'body'>): boolean =>
  source === statementSource && waitsForDoctor(body);

const hashOf = (body: object) => createHash('sha256').update(JSON.stringify(body)).digest();

/**
 * Keeps what the person, their guardian or a doctor stated beside what others sent, so that every screen, warning and summary
 * reads it as it reads them. Answers the id that it is kept under.
 */
export async function keepStatement(tx: Tx, personId: number, resource: StatedResource, now: Date): Promise<number> {
  const id = randomUUID();
  const body = {
    ...resource,
    id,
    meta: { ...(resource['meta'] as object | undefined), lastUpdated: now.toISOString() },
  };
  const row = {
    person_id: personId,
    resource_type: resource.resourceType,
    source_id: id,
    body,
    hash: hashOf(body),
    now,
  };
  const kept = await insertStatement(tx, row);
  await indexEntries(tx, personId, now, [kept]);
  return kept;
}

/** Holds the statements of a person while so many are added that wait for a doctor. @throws too_many_statements */
export async function assertStatesMore(tx: Tx, personId: number, added: number): Promise<void> {
  await lockStatements(tx, personId);
  assertAllowed(mayStateMore(await countOpenStatements(tx, personId), added));
}

/** Writes a statement anew, under the id that it has; false when the person has none by it. */
export async function changeStatement(
  tx: Tx,
  personId: number,
  kept: number,
  resource: StatedResource,
  now: Date,
): Promise<boolean> {
  const body = { ...resource, meta: { ...(resource['meta'] as object | undefined), lastUpdated: now.toISOString() } };
  const isChanged = await replaceStatement(tx, { personId, kept, body, hash: hashOf(body), now });
  if (isChanged) await indexEntries(tx, personId, now, [kept]);
  return isChanged;
}
