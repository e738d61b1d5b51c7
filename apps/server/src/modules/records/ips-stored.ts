import { namedIn, titleOf } from './fhir/medicine.ts';
import { resolverOf, type Located } from './fhir/references.ts';
import { isWithdrawn } from './fhir/withdrawn.ts';
import { nameOf, type Entry, type IpsResource } from './ips-entries.ts';
import { partsOf } from './ips-links.ts';

/** Resources that stand in a document because another points to them: who, where, with what. */
export const supportTypes: readonly string[] = [
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
  'Device',
  'Specimen',
  'Medication',
  'Substance',
];

/** An entry from elsewhere, the resource that it was, and the words that a narrative names its medicine or substance by. */
export type StoredEntry = Entry & { readonly came: Located; readonly named: string | undefined };

export type StoredEntries = {
  readonly entries: readonly StoredEntry[];
  /** What the entries point to. */
  readonly support: readonly Entry[];
  /** Orders and statements of which nobody can say what medicine they are about, by type. */
  readonly unnamed: readonly string[];
};

const asLocated = ({ resource_type, source_id, full_url, source, body }: IpsResource): Located => ({
  type: resource_type,
  sourceId: source_id,
  fullUrl: full_url ?? null,
  source: source ?? '',
  body: typeof body === 'object' && body !== null ? (body as Located['body']) : {},
});

const isMedicineUse = ({ type }: Located) => type === 'MedicationRequest' || type === 'MedicationStatement';
const bare = new Set(['resourceType', 'id', 'meta', 'text', 'code', 'status']);
/** A Medication that is no more than a code. */
const isJustCode = ({ body }: Located): boolean =>
  body['code'] !== undefined && Object.keys(body).every((key) => bare.has(key));

const who: Readonly<Record<string, 'patient'>> = { AllergyIntolerance: 'patient', Immunization: 'patient' };
const whose = ({ type }: Located) => (supportTypes.includes(type) ? undefined : (who[type] ?? 'subject'));
const none: ReadonlySet<string> = new Set();
const subjects: ReadonlySet<string> = new Set(['subject', 'patient']);
const withMedicine: ReadonlySet<string> = new Set([...subjects, 'medicationReference']);

/** Types of which the profile asks when it was, by the beginning of the element's name. */
const timed: Readonly<Record<string, string>> = {
  Procedure: 'performed',
  Immunization: 'occurrence',
  MedicationStatement: 'effective',
};
const notKnown = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

/** That nobody knows when it was, where the profile asks for that and nothing says it. */
function undated(type: string, parts: Readonly<Record<string, unknown>>) {
  const moment = timed[type];
  if (moment === undefined) return {};
  const isSaid = Object.keys(parts).some((name) => name.startsWith(moment) || name.startsWith(`_${moment}`));
  return isSaid ? {} : { [`_${moment}DateTime`]: notKnown };
}

/** Draws the entries of one document from what is kept. */
export class StoredResources {
  readonly #resolve;
  readonly #ids: ReadonlyMap<Located, number>;
  readonly #names = new Map<Located, string>();
  readonly #waiting: Located[] = [];
  readonly #patient: string;
  readonly all: readonly Located[];

  constructor(kept: readonly IpsResource[], patient: string) {
    this.#ids = new Map(kept.map((resource) => [asLocated(resource), resource.id]));
    this.all = [...this.#ids.keys()];
    this.#resolve = resolverOf(this.all);
    this.#patient = patient;
  }

  /** The entries for these resources, with all that they point to. */
  toEntries(chosen: readonly Located[]): StoredEntries {
    const valid = chosen.filter((resource) => !isWithdrawn(resource));
    const named = valid.filter((resource) => !isMedicineUse(resource) || this.#hasMedicine(resource));
    for (const resource of named) this.#name(resource);
    const entries = named.flatMap((came) => {
      const entry = this.#entry(came);
      return entry ? [{ ...entry, came, named: titleOf(namedIn(came, this.#resolve)) }] : [];
    });
    const support: Entry[] = [];
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      const entry = this.#entry(next);
      if (entry) support.push(entry);
    }
    const lost = valid.filter((resource) => !named.includes(resource));
    return { entries, support, unnamed: lost.map(({ type }) => type) };
  }

  #name(resource: Located): string {
    const name = nameOf(`Kept ${resource.type}`, this.#ids.get(resource)!);
    this.#names.set(resource, name);
    return name;
  }

  #medicine(resource: Located): Located | undefined {
    const { medicationReference } = resource.body as { medicationReference?: { reference?: unknown } };
    const found = this.#resolve(medicationReference?.reference, resource);
    return found?.type === 'Medication' && !isWithdrawn(found) ? found : undefined;
  }

  /** Whether it names the medicine: by its own text or code, or by a Medication that is there. */
  #hasMedicine(resource: Located): boolean {
    const { medicationCodeableConcept, medicationReference } = resource.body as {
      medicationCodeableConcept?: unknown;
      medicationReference?: { display?: unknown; identifier?: unknown };
    };
    const isNamed = medicationReference?.display !== undefined || medicationReference?.identifier !== undefined;
    return medicationCodeableConcept !== undefined || isNamed || this.#medicine(resource) !== undefined;
  }

  #nameFor(reference: string, from: Located): string | undefined {
    const found = this.#resolve(reference, from);
    if (!found) return undefined;
    if (found.container) return reference;
    if (found.type === 'Patient') return this.#patient;
    const known = this.#names.get(found);
    if (known !== undefined || !supportTypes.includes(found.type) || isWithdrawn(found)) return known;
    this.#waiting.push(found);
    return this.#name(found);
  }

  #entry(came: Located): Entry | undefined {
    const medicine = isMedicineUse(came) ? this.#medicine(came) : undefined;
    const concept = medicine && !medicine.container && isJustCode(medicine) ? medicine.body['code'] : undefined;
    const subject = whose(came);
    const dropped = concept === undefined ? (subject === undefined ? none : subjects) : withMedicine;
    const parts = partsOf(came, (reference, from) => this.#nameFor(reference, from), dropped);
    const fullUrl = this.#names.get(came);
    if (!parts || fullUrl === undefined) return undefined;
    return {
      fullUrl,
      resource: {
        ...parts,
        ...(concept !== undefined && { medicationCodeableConcept: concept }),
        resourceType: came.type,
        // FHIR requires a status, and one that did not come is not known.
        ...(came.type === 'Observation' && parts['status'] === undefined && { status: 'unknown' }),
        ...undated(came.type, parts),
        ...(subject !== undefined && { [subject]: { reference: this.#patient } }),
      },
    };
  }
}
