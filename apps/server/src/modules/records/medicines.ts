import { readMoment } from '@balsam/domain/records';
import { courseDays, durationDays, lastDayIn, readDosage, type Dosage, type Supply } from '@balsam/domain/medication';
import { addDays, riyadhDay, type Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { calledIn } from './called.ts';
import { namedIn, titleOf } from './fhir/medicine.ts';
import { resolverOf, resolveTo, type Located, type Resolve } from './fhir/references.ts';
import { isRestricted } from './fhir/restricted.ts';
import { isNoneKnown } from './fhir/none-known.ts';
import { arabicOf } from './fhir/translation.ts';
import { medicineResources, namesForMedicines, visitsBySource } from './medicines.store.ts';
import { waitsForDoctor } from './statements.ts';
import { statementSource } from './statements.store.ts';
import type { Scope } from './records.store.ts';
import { located, medicinesPointedTo } from './safety-facts.store.ts';
import { hiddenResources } from './hidden-resources.ts';

export type MedicineVisit = {
  readonly id: number;
  readonly title: string;
  readonly titleAr: string;
  readonly day: Day;
};

/** A medicine of a record, by the id that its resource is kept under. */
export type RecordMedicine = {
  readonly id: number;
  readonly title: string;
  /** Null where the source has one name only. */
  readonly titleAr: string | null;
  readonly words: readonly string[];
  readonly atcCodes: readonly string[];
  readonly origin: 'prescribed' | 'stated' | 'own';
  /** Own entries: whether a doctor has confirmed it. */
  readonly isConfirmed: boolean;
  readonly status: string;
  readonly isActive: boolean;
  /** To be taken, but not yet. */
  readonly isPlanned: boolean;
  readonly dosages: readonly Dosage[];
  readonly note: string | null;
  readonly noteAr: string | null;
  readonly startedOn: Day | null;
  readonly endsOn: Day | null;
  /** The last day on which it is taken; null for what goes on until somebody stops it. */
  readonly remindedUntil: Day | null;
  readonly doctor: string | null;
  readonly doctorAr: string | null;
  readonly visit: MedicineVisit | null;
  /** What others handed out, the newest first. */
  readonly supplies: readonly Supply[];
  /** For how many days a supply lasts, where the order says so. */
  readonly supplyDays: number | undefined;
  readonly body: Readonly<Record<string, unknown>>;
};

type Body = Readonly<Record<string, unknown>>;
const asBody = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 500) : undefined;

const dayIn = (value: unknown): Day | undefined => {
  const moment = readMoment(text(value) ?? '');
  return moment && riyadhDay(moment.at);
};

/** The days of a supply, as a quantity of FHIR says them: a number alone is of days. Undefined for more than a year. */
export function supplyDaysIn(quantity: unknown): number | undefined {
  const { value, code, unit } = asBody(quantity);
  const days = typeof value === 'number' ? durationDays(value, text(code) ?? text(unit) ?? 'd') : undefined;
  return days !== undefined && days <= 365 ? days : undefined;
}

/** A course of up to four weeks is over when its days are; a longer one goes on until somebody stops it. */
const longestCourse = 28;

/** The last day of a course of so many days, its first included; null where either is not said. */
const lastDayOfCourse = (startedOn: Day | undefined, days: number): Day | null =>
  startedOn === undefined || days === 0 ? null : addDays(startedOn, days - 1);

/** The last day of dosages that each end by a day; undefined where one goes on. */
const lastDayOfAll = (dosages: readonly Dosage[]): Day | undefined =>
  dosages.every(({ until }) => until !== undefined)
    ? dosages
        .flatMap(({ until }) => until ?? [])
        .toSorted()
        .at(-1)
    : undefined;

/** The first day of dosages that each begin by a day; undefined where one says none. */
function firstDayOfAll(dosages: readonly unknown[]): Day | undefined {
  const first = dosages.map((dosage) =>
    dayIn(asBody(asBody(asBody(asBody(dosage)['timing'])['repeat'])['boundsPeriod'])['start']),
  );
  return first.every((day) => day !== undefined) ? first.toSorted()[0] : undefined;
}

const isGoingOn = (today: Day, status: string, lastDay: Day | null): boolean =>
  ['active', 'unknown', 'intended'].includes(status) && (lastDay === null || today <= lastDay);

/** How it is taken, the sentence of its sender in Arabic too where there is one. */
const dosageOf = (given: unknown): Dosage => ({ ...readDosage(given), textAr: arabicOf(given, 'text') ?? undefined });

/** Since when, until when and how a medicine is taken, by what its resource says. `lastDay` is null for what goes on until somebody stops it. */
export function courseOf(body: Body, today: Day) {
  const given = [...listIn(body['dosageInstruction']), ...listIn(body['dosage'])];
  const dosages = given.map(dosageOf);
  const period = asBody(body['effectivePeriod']);
  const status = text(body['status']) ?? 'unknown';
  const days = courseDays(dosages);
  const statedEnd = lastDayIn(period['end']) ?? lastDayOfAll(dosages);
  const toldOn = dayIn(body['dateAsserted']);
  // What was over when it was told did not begin then, and nor did what is only intended.
  const isIntended = status === 'intended';
  const wasOver = statedEnd !== undefined && toldOn !== undefined && toldOn > statedEnd;
  const begins = dayIn(body['effectiveDateTime']) ?? dayIn(period['start']) ?? firstDayOfAll(given);
  const said = dayIn(body['authoredOn']) ?? begins ?? (wasOver || isIntended ? undefined : toldOn);
  // What is ordered today may begin later.
  const startedOn = begins !== undefined && begins > today ? begins : said;
  const endsOn = statedEnd ?? lastDayOfCourse(startedOn, days);
  const lastDay = statedEnd === undefined && days > longestCourse ? null : endsOn;
  const isAhead = isIntended || (startedOn !== undefined && startedOn > today);
  const goesOn = isGoingOn(today, status, lastDay);
  const [isActive, isPlanned] = [goesOn && !isAhead, goesOn && isAhead];
  return { status, isActive, isPlanned, dosages, startedOn: startedOn ?? null, endsOn, lastDay };
}

type Seen = { readonly practitioner: string | null; readonly practitionerAr: string | null };
type Context = {
  readonly resolve: Resolve;
  readonly visits: ReadonlyMap<string, MedicineVisit & Seen>;
  readonly supplies: ReadonlyMap<Body, readonly Supply[]>;
  readonly today: Day;
};

/** Who prescribed it: by its own words, else who saw the patient in its visit. */
function doctorOf(resource: Located, resolve: Resolve, visit: Seen | undefined) {
  const requester = asBody(resource.body['requester']);
  const named =
    text(requester['display']) ?? calledIn(resolveTo(resolve, requester['reference'], resource, 'Practitioner'));
  return named === undefined
    ? { doctor: visit?.practitioner ?? null, doctorAr: visit?.practitionerAr ?? null }
    : { doctor: named, doctorAr: arabicOf(requester, 'display') };
}

/** What the doctor says about taking it. */
function instructionOf(body: Body) {
  const said = [
    ...listIn(body['note'])
      .slice(0, 1)
      .map((note) => [note, 'text'] as const),
    ...[...listIn(body['dosageInstruction']), ...listIn(body['dosage'])].map(
      (dose) => [dose, 'patientInstruction'] as const,
    ),
  ].find(([element, name]) => text(asBody(element)[name]) !== undefined);
  if (!said) return { note: null, noteAr: null };
  const [element, name] = said;
  return { note: text(asBody(element)[name]) ?? null, noteAr: arabicOf(element, name) };
}

function medicineOf(
  id: number,
  resource: Located,
  { resolve, visits, supplies, today }: Context,
): RecordMedicine | undefined {
  const { body, source, type } = resource;
  const thing = namedIn(resource, resolve);
  const title = titleOf(thing);
  if (title === undefined || isNoneKnown(body, title)) return undefined;
  const { lastDay, ...course } = courseOf(body, today);
  const encounter = resolveTo(
    resolve,
    asBody(body['encounter'] ?? body['context'])['reference'],
    resource,
    'Encounter',
  );
  const found = visits.get(encounter?.sourceId ?? '');
  const isOwn = source === statementSource && type === 'MedicationStatement';
  return {
    id,
    title,
    titleAr: thing.nameAr ?? null,
    words: thing.words,
    atcCodes: thing.atcCodes,
    origin: isOwn ? 'own' : type === 'MedicationRequest' ? 'prescribed' : 'stated',
    isConfirmed: isOwn && !waitsForDoctor(body),
    ...course,
    ...instructionOf(body),
    remindedUntil: lastDay,
    ...doctorOf(resource, resolve, found),
    visit: found ? { id: found.id, title: found.title, titleAr: found.titleAr, day: found.day } : null,
    supplies: supplies.get(body) ?? [],
    supplyDays: supplyDaysIn(asBody(body['dispenseRequest'])['expectedSupplyDuration']),
    body,
  };
}

/** What was handed out for which order, the newest first. */
function suppliesOf(dispenses: readonly Located[], resolve: Resolve): ReadonlyMap<Body, readonly Supply[]> {
  const all = dispenses.flatMap((dispense) => {
    const { body } = dispense;
    const on = dayIn(body['whenHandedOver']) ?? dayIn(body['whenPrepared']);
    if (on === undefined || text(body['status']) !== 'completed') return [];
    return listIn(body['authorizingPrescription']).flatMap((link) => {
      const order = resolveTo(resolve, asBody(link)['reference'], dispense, 'MedicationRequest');
      return order ? [{ order: order.body, supply: { on, days: supplyDaysIn(body['daysSupply']) ?? 0 } }] : [];
    });
  });
  const byOrder = Map.groupBy(all, ({ order }) => order);
  return new Map(
    [...byOrder].map(([order, list]) => [
      order,
      list.map(({ supply }) => supply).toSorted((a, b) => b.on.localeCompare(a.on)),
    ]),
  );
}

/** The medicines of a record, the newest first, without those marked sensitive where the reader must not see them. */
export async function medicinesOf(db: Sql, { personId, hideSensitive }: Scope, now: Date): Promise<RecordMedicine[]> {
  const rows = await medicineResources(db, personId);
  const [names, things, visitRows] = [
    await namesForMedicines(db, personId),
    await medicinesPointedTo(db, personId),
    await visitsBySource(db, { personId, hideSensitive }),
  ];
  const kept = rows.map((row) => ({ id: row.id, resource: located(row) }));
  const resolve = resolverOf([...kept.map(({ resource }) => resource), ...names.map(located), ...things.map(located)]);
  const visits = new Map(
    visitRows.map(({ source_id, title_ar, started_at, practitioner_ar, ...row }) => [
      source_id!,
      { ...row, titleAr: title_ar, day: riyadhDay(started_at), practitionerAr: practitioner_ar },
    ]),
  );
  const dispenses = kept
    .filter(({ resource }) => resource.type === 'MedicationDispense')
    .map(({ resource }) => resource);
  const context = { resolve, visits, supplies: suppliesOf(dispenses, resolve), today: riyadhDay(now) };
  const hidden = await hiddenResources(db, personId, { held: false, sensitive: hideSensitive });
  return kept
    .filter(({ id, resource }) => resource.type !== 'MedicationDispense' && !hidden.has(id))
    .filter(({ resource }) => !(hideSensitive && isRestricted(resource.body)))
    .flatMap(({ id, resource }) => medicineOf(id, resource, context) ?? []);
}
