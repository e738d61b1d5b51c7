import { createHash } from 'node:crypto';
import type { Tx } from '#platform/db/types.ts';
import type { MappedEncounter } from './fhir/map-record.ts';
import { idWithin } from './fhir/references.ts';
import { isVisitWithdrawn, saveRecord, saveResources } from './import.store.ts';

/** The name under which the portal's own resources are kept, beside those of other systems. */
export const ownSource = 'balsam';

/** A resource that the portal writes itself: whole FHIR R4, with an id that no other of its type has. */
export type OwnResource = {
  readonly resourceType: string;
  readonly id: string;
  readonly [part: string]: unknown;
};

/** A visit of the portal as the timeline shows it, and what was written about it. */
export type OwnVisit = {
  readonly personId: number;
  readonly visit: Omit<MappedEncounter, 'sourceId' | 'startedText'> & { readonly id: string };
  /** The Encounter among them has the visit's id. */
  readonly resources: readonly OwnResource[];
};

const verificationStatus = 'http://terminology.hl7.org/CodeSystem/condition-ver-status';

/** A resource of which it was said afterwards that it is not true. A condition has no other state then. */
const inError = (resource: OwnResource): OwnResource =>
  resource.resourceType === 'Condition'
    ? {
        ...resource,
        clinicalStatus: undefined,
        verificationStatus: { coding: [{ system: verificationStatus, code: 'entered-in-error' }] },
      }
    : { ...resource, status: 'entered-in-error' };

const asKept = ({ resourceType: type, id, ...parts }: OwnResource) => {
  const body = { resourceType: type, id, ...parts };
  return {
    type,
    sourceId: idWithin(ownSource, id),
    fullUrl: null,
    source: ownSource,
    body,
    isAboutPatient: true,
    hash: createHash('sha256').update(JSON.stringify(body)).digest(),
  };
};

const nothingElse = { observations: [], currentObservations: [] } as const;

/**
 * Brings a visit of the portal into the record of its patient, in the store where imports keep theirs: timeline, medicines, conditions
 * and the patient's summary read it from there. Again with the same ids it takes over what changed.
 */
export async function recordOwnVisit(tx: Tx, { personId, visit, resources }: OwnVisit, now: Date): Promise<void> {
  const { id, ...rest } = visit;
  await saveResources(tx, personId, resources.map(asKept), now);
  const encounter = { ...rest, sourceId: idWithin(ownSource, id), startedText: visit.startedAt.toISOString() };
  await saveRecord(tx, personId, { ...nothingElse, encounters: [encounter], retractedEncounters: [] }, now);
}

/**
 * Takes a visit of the portal back: it and all that was written of it say nothing true of the person any more, as what another system
 * entered in error. `recordOwnVisit` brings it back.
 */
export async function retractOwnVisit(tx: Tx, { personId, visit, resources }: OwnVisit, now: Date): Promise<void> {
  await saveResources(tx, personId, resources.map(inError).map(asKept), now);
  const retracted = { sourceId: idWithin(ownSource, visit.id), status: 'entered-in-error', components: [] };
  await saveRecord(tx, personId, { ...nothingElse, encounters: [], retractedEncounters: [retracted] }, now);
}

/** Whether a visit of the portal stands in the record as taken back. */
export const isOwnVisitRetracted = (tx: Tx, { personId, visit }: OwnVisit): Promise<boolean> =>
  isVisitWithdrawn(tx, personId, idWithin(ownSource, visit.id));
