import type { Sql, Tx } from '#platform/db/types.ts';
import { heldEntries, sensitiveEntries } from './entries/entries.store.ts';
import { correctionsOf, heldWith, saveHeldWith } from './entries/held-with.store.ts';
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

type Spread = (found: readonly number[]) => ReadonlySet<number>;

/** These resources and what reports them, straight or through another (reports, panels, letters, pictures). Statements of their own are not among them. */
async function spreadIn(db: Sql, personId: number): Promise<Spread> {
  const nodes = nodesOf(await linksOfRecord(db, personId));
  const resolve = resolverOf(nodes.map(({ resource }) => resource));
  const byResource = new Map(nodes.map((node) => [node.resource, node]));
  const targets = new Map(
    nodes.map((node) => [node, new Set(node.links.map((link) => byResource.get(resolve(link, node.resource)!)))]),
  );
  return (found) => {
    const hidden = new Set(found);
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
  };
}

const heldRoots = async (db: Sql, personId: number): Promise<readonly number[]> => [
  ...(await heldObservations(db, personId)),
  ...(await heldEntries(db, personId)),
];

/** Of each resource that is hidden with what is held back, by what it says or an earlier version said: what that is. */
export async function hiddenWith(db: Sql, personId: number): Promise<ReadonlyMap<number, readonly number[]>> {
  const roots = await heldRoots(db, personId);
  if (roots.length === 0) return new Map();
  const earlier = await heldWith(db, personId, roots);
  const spread = await spreadIn(db, personId);
  const pairs = roots.flatMap((root) => {
    const kept = earlier.filter(({ with: held }) => held.includes(root)).map(({ id }) => id);
    return [...spread([root, ...kept])].filter((id) => id !== root).map((id) => ({ id, root }));
  });
  return new Map([...Map.groupBy(pairs, ({ id }) => id)].map(([id, all]) => [id, all.map(({ root }) => root)]));
}

/** A resource and what is hidden with it while it is held back, by what that says or an earlier version said. */
export async function reportsOf(db: Sql, personId: number, root: number): Promise<ReadonlySet<number>> {
  const earlier = await heldWith(db, personId, [root]);
  return (await spreadIn(db, personId))([root, ...earlier.map(({ id }) => id)]);
}

/** After newer versions came: what was hidden with a held result stays so, and its correction with it, though they no longer name it. */
export async function keepHidden(
  tx: Tx,
  personId: number,
  before: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  if (before.size === 0) return;
  const corrections = await correctionsOf(tx, personId, [...before.keys()]);
  const after = await hiddenWith(tx, personId);
  const due = [...before, ...corrections.map(({ by, old }) => [by, before.get(old)!] as const)];
  const lost = [...Map.groupBy(due, ([id]) => id)]
    .map(([id, all]) => ({ id, roots: [...new Set(all.flatMap(([, roots]) => roots))].filter((root) => root !== id) }))
    .filter(({ id, roots }) => roots.some((root) => after.get(id)?.includes(root) !== true));
  await saveHeldWith(tx, personId, lost);
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
  const roots = held ? await heldRoots(db, personId) : [];
  const found = [
    ...roots,
    ...(roots.length > 0 ? (await heldWith(db, personId, roots)).map(({ id }) => id) : []),
    ...(sensitive ? [...(await sensitiveResults(db, personId)), ...(await sensitiveEntries(db, personId))] : []),
  ];
  return found.length === 0 ? new Set() : (await spreadIn(db, personId))(found);
}

/** Whether one of these is marked as sensitive or reports what is: a guardian with limited access may not know of it. */
export async function areSensitive(db: Sql, personId: number, resourceIds: readonly number[]): Promise<boolean> {
  const hidden = await hiddenResources(db, personId, { held: false, sensitive: true });
  return resourceIds.some((id) => hidden.has(id));
}
