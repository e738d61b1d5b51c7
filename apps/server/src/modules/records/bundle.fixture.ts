import type { World } from '#test/world.ts';
import { recordsExportParts } from './export-parts.ts';
import { importBundle, type ImportOptions, type ImportSummary } from './index.ts';

export type Resource = { readonly resourceType: string; readonly id?: string } & Readonly<Record<string, unknown>>;
export type BundleEntry = { readonly fullUrl?: string; readonly resource: Resource };
export type SummaryDocument = {
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
};

/** A collection whose entries are named `urn:uuid:<id>`, as Synthea writes them. */
export const bundleOf = (...resources: readonly Resource[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource): BundleEntry => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
});

/** A collection whose entries have the addresses of a server. */
export const bundleFrom = (base: string, ...resources: readonly Resource[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource): BundleEntry => ({
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource,
  })),
});

/** Huda Ali Kanari, born 1984-02-29, with what a test changes of her. */
export const patientResource = (id: string | undefined, more: object = {}): Resource => ({
  resourceType: 'Patient',
  ...(id !== undefined && { id }),
  name: [{ use: 'official', family: 'Kanari', given: ['Huda', 'Ali'] }],
  gender: 'female',
  birthDate: '1984-02-29',
  ...more,
});

/** An identifier of a person: `system` is the address of a numbering scheme. */
export const identifier = (system: string, value: string, more: object = {}) => ({
  identifier: [{ system, value, ...more }],
});

/** Brings a bundle in, in a transaction of its own. */
export const importer =
  (w: World) =>
  (bundle: unknown, options: Omit<ImportOptions, 'now'> = {}): Promise<ImportSummary> => {
    const text = typeof bundle === 'string' ? bundle : JSON.stringify(bundle);
    return w.db.transaction().execute((tx) => importBundle(tx, text, { now: w.clock.now(), ...options }));
  };

/** The row of the person who has this MRN. */
export const personOf = (w: World, mrn: string) =>
  w.db.selectFrom('person').selectAll().where('mrn', '=', mrn).executeTakeFirstOrThrow();

/** Agrees to the terms for somebody who has never signed in. */
export const agreeToTerms = (w: World, mrn: string) =>
  w.pool.query(
    `insert into terms_agreement (person_id, terms_version_id, agreed_at)
     select p.id, v.id, $2 from person p cross join terms_version v where p.mrn = $1`,
    [mrn, w.clock.now()],
  );

/** What the copy of somebody's data holds of their record: file names, and what is in them. */
export async function copyOf(w: World, mrn: string): Promise<ReadonlyMap<string, unknown>> {
  const { id: personId } = await personOf(w, mrn);
  const source = { sql: w.db, files: w.platform.files, personId, language: 'en' as const, now: w.clock.now() };
  const parts = recordsExportParts.flatMap((part) => ('documents' in part ? [part] : []));
  const documents = await Promise.all(parts.map(({ documents: of }) => Array.fromAsync(of(source))));
  return new Map(
    documents.flat().map(({ name, bytes }) => [name, JSON.parse(Buffer.from(bytes).toString()) as unknown]),
  );
}

/** Brings a bundle in and takes the person's summary out. */
export async function summaryOf(w: World, bundle: unknown): Promise<SummaryDocument> {
  const { mrn } = await importer(w)(bundle, { isNewPerson: true });
  return (await copyOf(w, mrn)).get('ips.json') as SummaryDocument;
}
