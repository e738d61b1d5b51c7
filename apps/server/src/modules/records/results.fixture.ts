import type { World } from '#test/world.ts';
import { clientOf, type Client } from '#modules/booking/booking.fixture.ts';
import { filesIn, exportsClient } from '#modules/privacy/privacy.fixture.ts';
import { importBundle } from './index.ts';

export type Resource = { readonly resourceType: string; readonly id: string } & Readonly<Record<string, unknown>>;

/** A number as a laboratory writes it, which JavaScript would shorten. */
export const written = (decimal: string): unknown =>
  (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(decimal);

/** An observation of the laboratory, of the first of March 2025, with what a test changes of it. */
export const observation = (id: string, more: object = {}): Resource => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: 'http://loinc.org', code: '3016-3', display: 'TSH' }] },
  effectiveDateTime: '2025-03-01T09:30:00+03:00',
  ...more,
});

/** The code of a test. */
export const codeOf = (loinc: string, display = loinc) => ({
  code: { coding: [{ system: 'http://loinc.org', code: loinc, display }] },
});

export const quantity = (value: unknown, unit: string, comparator?: string) => ({
  valueQuantity: {
    value,
    unit,
    system: 'http://unitsofmeasure.org',
    code: unit,
    ...(comparator !== undefined && { comparator }),
  },
});

export const between = (low: number | undefined, high: number | undefined, more: object = {}) => ({
  ...(low !== undefined && { low: { value: low } }),
  ...(high !== undefined && { high: { value: high } }),
  ...more,
});

export type Lab = {
  readonly id: number;
  readonly loinc: string | null;
  readonly title: string;
  readonly value: number | null;
  readonly decimal: string | null;
  readonly comparator: string | null;
  readonly value_text: string | null;
  readonly value_text_ar: string | null;
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly flag: string;
  readonly range_says: string | null;
  readonly range_kind: string;
  readonly range_text: string | null;
  readonly amended: boolean;
  readonly confirmation: string;
  readonly withdrawn: boolean;
  readonly day: string;
  readonly precision: string;
  readonly count: number;
};
export type Trend = Lab & {
  readonly trend_unit: string | null;
  readonly values: readonly (Lab & { readonly converted: { readonly decimal: string } | null })[];
};

let phones = 0;

/** Somebody whose record comes from elsewhere, who signs in and reads it. */
export class Imported {
  readonly #w: World;
  readonly #id: string;
  readonly #who: object;
  readonly #phone = `+96655577${String((phones += 1)).padStart(4, '0')}`;
  #mrn = '';

  constructor(w: World, id: string, who: object = {}) {
    this.#w = w;
    this.#id = id;
    this.#who = who;
  }

  /** Brings a bundle with these resources. */
  async bring(...resources: readonly Resource[]): Promise<void> {
    const subject = { reference: `urn:uuid:${this.#id}` };
    const person = {
      resourceType: 'Patient',
      id: this.#id,
      name: [{ family: 'Kanari', given: ['Huda'] }],
      gender: 'female',
      birthDate: '1984-02-29',
      ...this.#who,
    };
    const all = resources.map((resource) =>
      resource.resourceType === 'AllergyIntolerance' ? { ...resource, patient: subject } : { ...resource, subject },
    );
    const entry = [person, ...all].map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource }));
    const text = JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
    const phone = this.#mrn === '' ? { phone: this.#phone } : {};
    const now = this.#w.clock.now();
    const { mrn } = await this.#w.db.transaction().execute((tx) => importBundle(tx, text, { now, ...phone }));
    this.#mrn = mrn;
  }

  get mrn(): string {
    return this.#mrn;
  }

  async client(): Promise<Client> {
    return clientOf(this.#w, await this.#w.tokenOf(this.#mrn));
  }

  async labs(): Promise<readonly Lab[]> {
    return (await (await this.client()).get<{ items: Lab[] }>('/reports')).data.items;
  }

  /** The trend of the first test, or of the one with this title. */
  async trend(title?: string): Promise<Trend> {
    const found = (await this.labs()).find((lab) => title === undefined || lab.title === title);
    return (await (await this.client()).get<Trend>(`/reports/trend?id=${found?.id}`)).data;
  }
}

/** The copy of their data that somebody takes home, as files by name. */
export async function copyOf(w: World, person: Imported): Promise<ReadonlyMap<string, string>> {
  await w.pool.query(
    `update account set password_hash = (select a.password_hash from account a join person p on p.id = a.person_id where p.mrn = '1000001')
     where person_id = (select id from person where mrn = $1)`,
    [person.mrn],
  );
  const token = await w.tokenOf(person.mrn);
  const take = exportsClient(w);
  const { body } = await take.request(token);
  await w.due();
  return filesIn((await take.file(token, body.data.id)).rawPayload);
}
type Entry = { readonly resource: { readonly resourceType: string } & Readonly<Record<string, unknown>> };

/** The resources of a type in the summary of such a copy. */
export const summaryOf = (files: ReadonlyMap<string, string>, type: string) =>
  (JSON.parse(files.get('records/ips.json')!) as { entry: Entry[] }).entry
    .map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === type);

/** What one result is read as. */
export async function readOne(w: World, id: string, more: object, who: object = {}): Promise<Lab | undefined> {
  const person = new Imported(w, id, who);
  await person.bring(observation('o', more));
  return (await person.labs())[0];
}
