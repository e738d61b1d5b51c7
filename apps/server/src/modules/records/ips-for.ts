import type { SummaryPart } from '@balsam/domain/sharing';
import type { Sql } from '#platform/db/types.ts';
import { patientById } from '#modules/people/index.ts';
import { newestResults, storedObservations, storedResources } from './export.store.ts';
import { parseExactly } from './fhir/exact-json.ts';
import { isRestricted } from './fhir/restricted.ts';
import { hiddenResources } from './hidden-resources.ts';
import { ipsBundle, ipsTypes } from './ips.ts';
import type { Scope } from './records.store.ts';

/**
 * The International Patient Summary of a person as it is now, without what a doctor holds back, and without what is marked sensitive where
 * the reader must not see it, whole or these parts alone; undefined without a medical file.
 */
export async function ipsFor(
  sql: Sql,
  { personId, hideSensitive }: Scope,
  now: Date,
  parts?: readonly SummaryPart[],
): Promise<ReturnType<typeof ipsBundle> | undefined> {
  const [patient, results, kept] = await Promise.all([
    patientById(sql, personId),
    newestResults(sql, personId, hideSensitive),
    storedResources(sql, personId, ipsTypes),
  ]);
  if (!patient) return undefined;
  const mapped = results.flatMap(({ source_id }) => source_id ?? []);
  const observations = await storedObservations(sql, personId, mapped);
  const person = {
    id: personId,
    mrn: patient.mrn,
    ...patient.names,
    gender: patient.gender,
    birthDate: patient.birthDate,
  };
  const hidden = await hiddenResources(sql, personId, { held: true, sensitive: hideSensitive });
  const whole = [...kept, ...observations]
    .filter(({ id }) => !hidden.has(id))
    .map((row) => ({ ...row, body: parseExactly(row.body_text) }))
    .filter(({ body }) => !(hideSensitive && isRestricted(body as Readonly<Record<string, unknown>>)));
  return ipsBundle({ person, results, kept: whole, now, parts });
}
