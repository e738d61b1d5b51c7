import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { Bundle, PatientResource, Resource } from './bundle.ts';
import { parseExactly } from './exact-json.ts';

/** A file that is no usable bundle; its message is one line for the person at the terminal. Nothing of it was imported. */
export class BrokenBundle extends Error {}

/** One resource as it came: its type, the name that other resources call it by, and itself. */
export type KeptResource = {
  readonly type: string;
  readonly sourceId: string;
  /** Whatever a reference to it may read: `urn:uuid:…`, `Type/id`. */
  readonly names: readonly string[];
  readonly body: Record<string, unknown>;
  readonly hash: Buffer;
};
export type RefusedEntry = { readonly line: number; readonly reason: string };
export type ReadBundle = {
  readonly patient: z.output<typeof PatientResource>;
  readonly patientSourceId: string;
  readonly resources: readonly KeptResource[];
  readonly refused: readonly RefusedEntry[];
  readonly read: number;
};

const keep = (given: unknown, fullUrl: string | undefined): KeptResource | string => {
  const parsed = Resource.safeParse(given);
  if (!parsed.success) return 'not a FHIR resource';
  const { resourceType: type, id } = parsed.data;
  const sourceId = id ?? fullUrl;
  if (!sourceId) return `${type} without an id`;
  const names = [fullUrl, id && `${type}/${id}`, id && `urn:uuid:${id}`].filter((n): n is string => Boolean(n));
  return {
    type,
    sourceId,
    names,
    body: parsed.data,
    hash: createHash('sha256').update(JSON.stringify(parsed.data)).digest(),
  };
};

/** References to a patient other than the bundle's own; a record must never take in another person's data. */
const subjectOf = (body: Record<string, unknown>): string | undefined => {
  const who = (body['subject'] ?? body['patient']) as { reference?: unknown } | undefined;
  return typeof who?.reference === 'string' ? who.reference : undefined;
};

function parseJson(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    throw new BrokenBundle('the file is not JSON');
  }
}

function onePatient(resources: readonly KeptResource[]): KeptResource {
  const patients = resources.filter((r) => r.type === 'Patient');
  if (patients.length !== 1)
    throw new BrokenBundle(`the bundle must hold one Patient, this one holds ${patients.length}`);
  return patients[0]!;
}

/**
 * Reads a FHIR R4 bundle of one person. Throws {@link BrokenBundle} for a file that is none, that holds no patient or several, or
 * that speaks of somebody else; entries that are no resources are listed as refused.
 */
export function readBundle(text: string): ReadBundle {
  const parsed = Bundle.safeParse(parseJson(text));
  if (!parsed.success) throw new BrokenBundle('the file is not a FHIR R4 Bundle with entries');
  const kept: KeptResource[] = [];
  const refused: RefusedEntry[] = [];
  for (const [index, entry] of parsed.data.entry.entries()) {
    const resource = keep(entry.resource, entry.fullUrl);
    if (typeof resource === 'string') refused.push({ line: index + 1, reason: resource });
    else kept.push(resource);
  }
  const subject = onePatient(kept);
  const stranger = kept.find((r) => {
    const name = subjectOf(r.body);
    return name !== undefined && !subject.names.includes(name);
  });
  if (stranger) throw new BrokenBundle(`${stranger.type}/${stranger.sourceId} belongs to another patient`);
  const patient = PatientResource.safeParse(subject.body);
  if (!patient.success) throw new BrokenBundle('the Patient has no usable name');
  return {
    patient: patient.data,
    patientSourceId: subject.sourceId,
    resources: kept,
    refused,
    read: parsed.data.entry.length,
  };
}
