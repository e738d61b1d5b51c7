import { isDescribedAlike, matchPerson, type Description, type PersonDecision } from '@balsam/domain/records';
import { isDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { birthDateCorrected } from './events.ts';
import {
  toCandidate,
  insertIdentifiers,
  insertImportedPerson,
  insertPatientAccount,
  lockImportedPersons,
  personsBornOn,
  personsFromSource,
  personsWithIdentifiers,
  personsWithIdentity,
  personWithMrn,
  updateImportedPerson,
  type Identifier,
  type ImportedColumns,
  type KnownRow,
} from './imported-file.store.ts';

/** A person as another system describes them. `contactPhone` is no Saudi mobile: kept as contact, never for codes. */
export type ImportedPerson = Omit<Description, 'gender'> & {
  /** The address of the Patient at its server where it has one, else its id. */
  readonly sourceId: string;
  /** By what else a file of the same source may have named it. */
  readonly alsoSourceIds: readonly string[];
  readonly identifiers: readonly Identifier[];
  /** Numbers that may be a national ID or an iqama, whatever scheme they were given in. */
  readonly identityNumbers: readonly string[];
  readonly gender: 'male' | 'female' | null;
  readonly contactPhone: string | null;
  readonly city: string | null;
};

/** Options of the operator: a Saudi mobile for log-ins (E.164), whose file it is, and whether the person may be updated. */
export type PersonImportOptions = {
  readonly phone?: string;
  readonly mrn?: string;
  readonly isNewPerson?: boolean;
  readonly updatePerson?: boolean;
};

export type ImportedFile = {
  readonly personId: number;
  readonly mrn: string;
  readonly isNew: boolean;
  /** The source of the record when it is not the one that the file was opened from, else empty. */
  readonly source: string;
  /** What was changed of a known person, in words, without the values. */
  readonly changed: readonly string[];
  /** Whether the profile was changed, its birth date among it, and whether the phone for codes was set. */
  readonly profileChanged: boolean;
  readonly birthDateChanged: boolean;
  readonly contactChanged: boolean;
  /** MRNs of others with a similar description: possible duplicates. */
  readonly sameDescription: readonly string[];
};

/** It is unclear whose file a record belongs to; the message says what to do, in one line. */
export class UnclearPerson extends Error {
  override readonly name = 'UnclearPerson';
}

const list = (mrns: readonly string[]) => mrns.map((mrn) => `MRN ${mrn}`).join(' and ');

function reasonOf(decision: PersonDecision & { is: 'refused' }): string {
  if (decision.why === 'closed') return `the file of MRN ${decision.mrn} is closed`;
  if (decision.why === 'differs') {
    const { mrn, in: fields, isFinal } = decision;
    if (isFinal) return `MRN ${mrn} has another ${fields.join(' and another ')} than this file`;
    return `the ${fields.join(', ')} ${fields.length > 1 ? 'differ' : 'differs'} from MRN ${mrn}, who has an identifier of this file; if it is the same person, say so with --mrn ${mrn}`;
  }
  const who = list(decision.mrns);
  const [mrn] = decision.mrns;
  if (decision.why === 'identifier_of_another')
    return `identifiers of this file belong to ${who}: correct the identifiers first`;
  if (decision.why === 'registered')
    return `${who} is registered with an identity number of this file; if it is the same person, say so with --mrn ${mrn}`;
  return `the Patient has the same id as ${who} and no identifier tells whether it is the same person: say --mrn ${mrn} or --new-person`;
}

async function findPerson(tx: Tx, person: ImportedPerson, options: PersonImportOptions): Promise<{ known?: KnownRow }> {
  const named = options.mrn === undefined ? undefined : await personWithMrn(tx, options.mrn);
  if (options.mrn !== undefined && !named) throw new UnclearPerson(`nobody here has MRN ${options.mrn}`);
  const byIdentifier = await personsWithIdentifiers(tx, person.identifiers);
  const byNationalId = await personsWithIdentity(tx, person.identityNumbers);
  const bySource = await personsFromSource(tx, [person.sourceId, ...person.alsoSourceIds]);
  const decision = matchPerson({
    file: person,
    hasIdentifiers: person.identifiers.length > 0,
    byIdentifier: byIdentifier.map(toCandidate),
    byNationalId: byNationalId.map(toCandidate),
    bySource: bySource.map(toCandidate),
    ...(named ? { chosen: toCandidate(named) } : options.isNewPerson && { chosen: 'new' as const }),
  });
  if (decision.is === 'refused') throw new UnclearPerson(reasonOf(decision));
  if (decision.is === 'new') return {};
  return { known: [named, ...byIdentifier, ...bySource].find((row) => row?.mrn === decision.mrn)! };
}

/** A month or a year alone is no day of birth that a profile could show. */
const birthDayOf = ({ birthDate }: ImportedPerson): Pick<ImportedColumns, 'birth_date'> =>
  birthDate !== null && isDay(birthDate) ? { birth_date: birthDate } : {};

const columnsOf = (person: ImportedPerson, phone: string | undefined): ImportedColumns => ({
  ...(person.firstName && { first_name: person.firstName }),
  ...(person.middleName && { middle_name: person.middleName }),
  ...(person.familyName && { family_name: person.familyName }),
  ...(person.gender && { gender: person.gender }),
  ...birthDayOf(person),
  ...(person.contactPhone && { contact_phone: person.contactPhone }),
  ...(person.city && { city: person.city }),
  ...(phone !== undefined && { phone }),
});

const columnLabels: Readonly<Record<keyof ImportedColumns, string>> = {
  first_name: 'first name',
  middle_name: 'middle name',
  family_name: 'family name',
  gender: 'gender',
  birth_date: 'birth date',
  contact_phone: 'contact phone',
  city: 'city',
  phone: 'phone for codes',
};
const isColumn = (name: string): name is keyof ImportedColumns => name in columnLabels;

/** The columns that would change; without `--update-person` only a phone where there is none. */
function changesOf(known: KnownRow, person: ImportedPerson, options: PersonImportOptions): ImportedColumns {
  const { phone } = options;
  if (phone !== undefined && known.phone !== null && known.phone !== phone && !options.updatePerson)
    throw new UnclearPerson(`MRN ${known.mrn} gets codes on another phone: say --update-person to change it`);
  if (!options.updatePerson) return phone !== undefined && known.phone === null ? { phone } : {};
  return Object.fromEntries(
    Object.entries(columnsOf(person, phone)).filter(([column, value]) => isColumn(column) && known[column] !== value),
  );
}

const describeChanges = (changes: ImportedColumns): string[] =>
  Object.entries(changes).flatMap(([column, value]) => {
    if (!isColumn(column)) return [];
    return column === 'phone' ? [`${columnLabels.phone}, now ending in ${value.slice(-2)}`] : [columnLabels[column]];
  });

async function updateKnown(
  tx: Tx,
  known: KnownRow,
  person: ImportedPerson,
  options: PersonImportOptions,
): Promise<ImportedFile> {
  const changes = changesOf(known, person, options);
  await updateImportedPerson(tx, known.id, changes);
  const isSameSource = [person.sourceId, ...person.alsoSourceIds].includes(known.source_id ?? '');
  return {
    personId: known.id,
    mrn: known.mrn!,
    isNew: false,
    source: isSameSource ? '' : person.sourceId,
    changed: describeChanges(changes),
    profileChanged: Object.keys(changes).some((column) => column !== 'phone'),
    birthDateChanged: 'birth_date' in changes,
    contactChanged: 'phone' in changes,
    sameDescription: [],
  };
}

async function createFile(
  tx: Tx,
  person: ImportedPerson,
  { phone }: PersonImportOptions,
  now: Date,
): Promise<ImportedFile> {
  const { id: personId, mrn } = await insertImportedPerson(tx, columnsOf(person, phone), person.sourceId, now);
  const { birth_date: birthDay } = birthDayOf(person);
  const sameBirthday = birthDay === undefined ? [] : await personsBornOn(tx, birthDay, personId);
  const similar = sameBirthday.map(toCandidate).filter((known) => isDescribedAlike(person, known));
  const sameDescription = similar.map((known) => known.mrn);
  const contactChanged = phone !== undefined;
  return {
    personId,
    mrn,
    isNew: true,
    source: '',
    changed: [],
    profileChanged: false,
    birthDateChanged: false,
    contactChanged,
    sameDescription,
  };
}

/**
 * Opens, or finds again, the medical file of somebody whose record comes from another system; `matchPerson` decides
 * whose it is, and throws {@link UnclearPerson} when it is unclear. A new person gets an MRN; with a phone also an
 * account without password, for log-in by code. A known person is updated only with `updatePerson`; `changed` lists
 * what was.
 */
export async function openImportedFile(
  tx: Tx,
  person: ImportedPerson,
  options: PersonImportOptions,
  now: Date,
): Promise<ImportedFile> {
  await lockImportedPersons(tx);
  const { known } = await findPerson(tx, person, options);
  const file = known ? await updateKnown(tx, known, person, options) : await createFile(tx, person, options, now);
  await insertIdentifiers(tx, file.personId, person.identifiers, now);
  if (file.birthDateChanged) await publish(tx, birthDateCorrected, { person_id: file.personId }, now);
  if (options.phone !== undefined) await insertPatientAccount(tx, file.personId, now);
  return file;
}
