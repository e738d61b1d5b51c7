import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { describeJsonFault } from '#platform/json/json-fault.ts';
import { Bundle, BundleEntry, Named, PatientResource, Resource } from './bundle.ts';
import { parseExactly } from './exact-json.ts';
import { baseOf, plainId, plainUrl, referencesIn, resolverOf, type Located, type Resolve } from './references.ts';
import { textFault } from './text-fault.ts';
import { isPatientOrThing, subjectsOf } from './whose.ts';

/** A file that is no usable bundle; its message is one line for the person at the terminal. Nothing of it was imported. */
export class BrokenBundle extends Error {}

/** A bundle of more entries than whoever reads it has time for. */
export class LargeBundle extends BrokenBundle {}

/** One resource as it came: its type, what other resources name it by, and itself. */
export type BundleResource = Located & { readonly hash: Buffer };
export type RefusedEntry = { readonly line: number; readonly reason: string };
export type ReadBundle = {
  readonly patient: z.output<typeof PatientResource>;
  /** The Patient as it came. */
  readonly subject: BundleResource;
  readonly resources: readonly BundleResource[];
  readonly refused: readonly RefusedEntry[];
  readonly read: number;
  /** It is one page of what a server answered: it names a next one, which is not in it. */
  readonly isOnePage: boolean;
  readonly resolve: Resolve;
  /** How many references lead to nothing in the file. */
  readonly unresolved: number;
};

/** What a resource is refused for before it is read: by its shape alone. */
function shapeFault({ issues }: z.ZodError): string {
  return issues.some(({ path: [field] }) => field === 'id') ? 'an id that is no FHIR id' : 'not a FHIR resource';
}

const keep = (entry: unknown): BundleResource | string => {
  const { fullUrl, resource: given } = BundleEntry.safeParse(entry).data ?? {};
  // A transaction that deletes has entries of addresses alone.
  if (given === undefined || given === null) return 'no resource in it';
  const parsed = Resource.safeParse(given);
  if (!parsed.success) return shapeFault(parsed.error);
  const { resourceType: type, id } = parsed.data;
  const name = id ?? fullUrl;
  if (!name) return `${type} without an id`;
  const fault = textFault(parsed.data);
  if (fault) return `${type} ${fault}`;
  return {
    type,
    sourceId: plainId(name),
    fullUrl: fullUrl === undefined ? null : plainUrl(fullUrl),
    source: '',
    body: parsed.data,
    hash: createHash('sha256').update(JSON.stringify(parsed.data)).digest(),
  };
};

type Numbered = { system?: unknown; value?: unknown };

/** Whether a subject that is named by number only is named by another number than the patient has in that scheme. */
function isOtherNumber(given: unknown, patient: z.output<typeof PatientResource>): boolean {
  const { system, value } = (typeof given === 'object' && given !== null ? given : {}) as Numbered;
  const own = patient.identifier.filter((number) => number.system !== undefined && number.system === system);
  return own.length > 0 && own.every((number) => number.value !== value);
}

function parseJson(file: string): unknown {
  // A byte order mark, as Windows begins a file with.
  const text = file.replace(/^\uFEFF/, '');
  try {
    return parseExactly(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new BrokenBundle(describeJsonFault(text));
  }
}

function onePatient(resources: readonly BundleResource[], refused: readonly RefusedEntry[]): BundleResource {
  const patients = resources.filter((r) => r.type === 'Patient');
  if (patients.length === 1) return patients[0]!;
  const [first] = refused;
  // The Patient may be the one that was refused.
  const why = patients.length === 0 && first ? ` (entry ${first.line} was refused: ${first.reason})` : '';
  throw new BrokenBundle(`the bundle must hold one Patient, this one holds ${patients.length}${why}`);
}

/** What stands in the place of a Bundle, as far as its first names say. */
function refuseOther(json: unknown): never {
  const { data: other } = Named.safeParse(json);
  if (other?.resourceType === 'Bundle') throw new BrokenBundle('the Bundle has no entries, or more than 100,000');
  const what = other === undefined ? 'no resource' : `a ${other.resourceType} alone`;
  throw new BrokenBundle(`the file is not a FHIR R4 Bundle with entries but ${what}`);
}

/** Keeps a resource unless it stands there already in the same words, as where pages of a server's answer were put together; then answers that. */
function keepOnce(kept: Map<string, BundleResource>, resource: BundleResource): string | undefined {
  const { type, sourceId, fullUrl, hash } = resource;
  const name = JSON.stringify([type, sourceId, fullUrl, hash.toString('hex')]);
  if (kept.has(name)) return `${type}/${sourceId} stands in the file more than once`;
  kept.set(name, resource);
  return undefined;
}

function readEntries(text: string, most: number) {
  const json = parseJson(text);
  const parsed = Bundle.safeParse(json);
  if (!parsed.success) return refuseOther(json);
  if (parsed.data.entry.length > most) throw new LargeBundle(`the bundle has more than ${most} entries`);
  const kept = new Map<string, BundleResource>();
  const refused: RefusedEntry[] = [];
  for (const [index, entry] of parsed.data.entry.entries()) {
    const resource = keep(entry);
    const reason = typeof resource === 'string' ? resource : keepOnce(kept, resource);
    if (reason !== undefined) refused.push({ line: index + 1, reason });
  }
  const isOnePage = parsed.data.link.some(({ relation }) => relation === 'next');
  return { kept: [...kept.values()], refused, read: parsed.data.entry.length, isOnePage };
}

/** What comes from another server than the patient is kept by its address: its id may be in use at the patient's own. */
function byAddress(resources: readonly BundleResource[], subject: BundleResource): BundleResource[] {
  const home = baseOf(subject.fullUrl);
  return resources.map((r) => {
    const base = baseOf(r.fullUrl);
    return base === undefined || base === home ? r : { ...r, sourceId: r.fullUrl! };
  });
}

/** A record must never take in another person's data. */
function refuseStrangers(
  resources: readonly BundleResource[],
  patient: z.output<typeof PatientResource>,
  resolve: Resolve,
): void {
  const stranger = resources.find((r) =>
    subjectsOf(r.body).some((who) =>
      typeof who.reference === 'string'
        ? !isPatientOrThing(who.reference, r, resolve)
        : isOtherNumber(who.identifier, patient),
    ),
  );
  if (stranger) throw new BrokenBundle(`${stranger.type}/${stranger.sourceId} belongs to another patient`);
}

/**
 * Reads a FHIR R4 bundle of one person. Throws {@link BrokenBundle} for a file that is none, that holds no patient or several, or
 * that speaks of somebody else, and {@link LargeBundle} for one of more entries than `most`; entries that are no resources are listed as refused.
 */
export function readBundle(text: string, most = Infinity): ReadBundle {
  const { kept, refused, read, isOnePage } = readEntries(text, most);
  const subject = onePatient(kept, refused);
  const resources = byAddress(kept, subject);
  const parsed = PatientResource.safeParse(subject.body);
  if (!parsed.success) throw new BrokenBundle('the Patient has no usable name');
  const resolve = resolverOf(resources);
  refuseStrangers(resources, parsed.data, resolve);
  const unresolved = resources.reduce(
    (n, r) => n + referencesIn(r.body).filter((reference) => !resolve(reference, r)).length,
    0,
  );
  return { patient: parsed.data, subject, resources, refused, read, isOnePage, resolve, unresolved };
}
