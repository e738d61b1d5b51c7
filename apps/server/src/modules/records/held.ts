import type { Sql } from '#platform/db/types.ts';
import { heldEntries } from './entries/entries.store.ts';
import { resolverOf, type Located } from './fhir/references.ts';
import { heldObservations, linksOfRecord } from './held.store.ts';
import { located } from './safety-facts.store.ts';

/** What is true by itself, whatever result gave reason to it; everything else that names a held result reports it. */
const statements: ReadonlySet<string> = new Set([
  'Patient',
  'RelatedPerson',
  'Encounter',
  'EpisodeOfCare',
  'AllergyIntolerance',
  'Condition',
  'Immunization',
  'Medication',
  'MedicationRequest',
  'MedicationStatement',
  'MedicationDispense',
  'MedicationAdministration',
  'Procedure',
  'ServiceRequest',
  'Specimen',
  'Substance',
  'Device',
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
]);
/** What a report shows and does not say itself. */
const pictures: ReadonlySet<string> = new Set(['Media', 'Binary']);

type Node = { readonly id: number; readonly resource: Located; readonly isReport: boolean; readonly links: unknown[] };

const nodesOf = (rows: Awaited<ReturnType<typeof linksOfRecord>>): readonly Node[] =>
  rows.map(({ references, urls, contained, ...row }) => ({
    id: row.id,
    resource: located(row),
    // A statement that contains a report is held with it.
    isReport: [row.resource_type, ...contained].some((type) => typeof type !== 'string' || !statements.has(type)),
    links: [...references, ...urls],
  }));

/**
 * The kept resources of a person that must not leave the system: results of the laboratory and reports that are not released, and what
 * reports them, straight or through another (reports, panels, letters, pictures). Statements of their own are not among them.
 */
export async function heldBack(db: Sql, personId: number): Promise<ReadonlySet<number>> {
  const held = new Set([...(await heldObservations(db, personId)), ...(await heldEntries(db, personId))]);
  if (held.size === 0) return held;
  const nodes = nodesOf(await linksOfRecord(db, personId));
  const resolve = resolverOf(nodes.map(({ resource }) => resource));
  const byResource = new Map(nodes.map((node) => [node.resource, node]));
  const targets = new Map(
    nodes.map((node) => [node, new Set(node.links.map((link) => byResource.get(resolve(link, node.resource)!)))]),
  );
  const waiting = nodes.filter(({ id }) => held.has(id));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const current = next;
    const reports = nodes.filter((node) => node.isReport && targets.get(node)!.has(current));
    const shown = [...targets.get(current)!].filter((node) => node !== undefined && pictures.has(node.resource.type));
    for (const node of [...reports, ...shown])
      if (node && !held.has(node.id)) {
        held.add(node.id);
        waiting.push(node);
      }
  }
  return held;
}
