import type { Sql } from '#platform/db/types.ts';
import { heldEntries, sensitiveEntries } from './entries/entries.store.ts';
import { resolverOf, type Located } from './fhir/references.ts';
import { heldObservations, linksOfRecord, sensitiveResults } from './hidden-resources.store.ts';
import { located } from './safety-facts.store.ts';

/** What is true by itself, whatever result gave reason to it; everything else that names a hidden result reports it. */
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
    // A statement that contains a report is hidden with it.
    isReport: [row.resource_type, ...contained].some((type) => typeof type !== 'string' || !statements.has(type)),
    links: [...references, ...urls],
  }));

/** These resources and what reports them, straight or through another (reports, panels, letters, pictures). Statements of their own are not among them. */
async function withReports(db: Sql, personId: number, found: readonly number[]): Promise<ReadonlySet<number>> {
  const hidden = new Set(found);
  if (hidden.size === 0) return hidden;
  const nodes = nodesOf(await linksOfRecord(db, personId));
  const resolve = resolverOf(nodes.map(({ resource }) => resource));
  const byResource = new Map(nodes.map((node) => [node.resource, node]));
  const targets = new Map(
    nodes.map((node) => [node, new Set(node.links.map((link) => byResource.get(resolve(link, node.resource)!)))]),
  );
  const waiting = nodes.filter(({ id }) => hidden.has(id));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const current = next;
    const reports = nodes.filter((node) => node.isReport && targets.get(node)!.has(current));
    const shown = [...targets.get(current)!].filter((node) => node !== undefined && pictures.has(node.resource.type));
    for (const node of [...reports, ...shown])
      if (node && !hidden.has(node.id)) {
        hidden.add(node.id);
        waiting.push(node);
      }
  }
  return hidden;
}

type Hidden = {
  /** From everybody but a doctor in care: results of the laboratory and reports that are not released. */
  readonly held: boolean;
  /** From a guardian with limited access: what is marked as sensitive, by its sender or the catalogue of tests. */
  readonly sensitive: boolean;
};

/** The kept resources of a person that a reader must not see, with the reports of them. */
export async function hiddenResources(
  db: Sql,
  personId: number,
  { held, sensitive }: Hidden,
): Promise<ReadonlySet<number>> {
  return withReports(db, personId, [
    ...(held ? [...(await heldObservations(db, personId)), ...(await heldEntries(db, personId))] : []),
    ...(sensitive ? [...(await sensitiveResults(db, personId)), ...(await sensitiveEntries(db, personId))] : []),
  ]);
}
