import { dangerOf, precisionOf, procedureProgress, readComparator, worstDanger } from '@balsam/domain/records';
import { dosageWords } from '@balsam/domain/medication';
import { ageOn, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { policiesOf } from '#modules/insurance/index.ts';
import { patientById } from '#modules/people/index.ts';
import { listIn } from '../entries/entry-of.ts';
import { ipsFor } from '../ips-for.ts';
import { medicinesOf } from '../medicines.ts';
import { readableRecord, type Reading } from '../records.policy.ts';
import { entryScope } from '../reports/read-reports.ts';
import { doubtBeside, isOver, linesOfNames, statedOf, verificationOf, withoutNone } from './lines-of-a-name.ts';
import { contactsOf, fileEntries, newestMeasurements } from './medical-file.store.ts';

type EntryRow = Awaited<ReturnType<typeof fileEntries>>[number];
type MeasurementRow = Awaited<ReturnType<typeof newestMeasurements>>[number];

const bloodGroups: ReadonlySet<string | null> = new Set(['882-1', '883-9']);

const lineView = (row: EntryRow) => ({
  id: row.id,
  title: row.title,
  title_ar: row.title_ar ?? row.title,
  title_ar_missing: row.title_ar === null,
  note: row.detail,
  day: row.at ? riyadhDay(row.at) : null,
  precision: row.at ? precisionOf(row.at_text ?? '') : null,
  is_over: isOver(row),
  doubt: doubtBeside(verificationOf(row), statedOf(row) === 'waiting'),
  progress: row.kind === 'procedure' ? procedureProgress(row.status) : null,
  stated: statedOf(row),
});

const dangerIn = ({ facts }: EntryRow) => dangerOf([facts['criticality']], listIn(facts['severities']));

/** Allergies with the worst that anybody says of each: the newest entry of a name may say nothing of it. */
function allergyLines(rows: readonly EntryRow[]) {
  const now = Map.groupBy(
    rows.filter((row) => !isOver(row)),
    ({ title }) => title.toLowerCase(),
  );
  return linesOfNames(rows).map((row) => {
    const same = isOver(row) ? [row] : (now.get(row.title.toLowerCase()) ?? []);
    return { ...lineView(row), ...worstDanger(same.map(dangerIn)) };
  });
}

/** Doses of a vaccine: one that is too weak to count hides none that counts. */
function vaccineLines(rows: readonly EntryRow[]) {
  const [counted, weak] = [rows.filter((row) => !row.is_subpotent), rows.filter((row) => row.is_subpotent)];
  const shown = new Set([...linesOfNames(counted), ...linesOfNames(weak)]);
  return rows.filter((row) => shown.has(row)).map((row) => ({ ...lineView(row), is_subpotent: row.is_subpotent }));
}

const measurementView = (row: MeasurementRow) => ({
  id: row.id,
  loinc: row.loinc,
  title: row.title,
  title_ar: row.title_ar ?? row.title,
  title_ar_missing: row.title_ar === null,
  decimal: row.value_decimal ?? (row.value_number === null ? null : String(row.value_number)),
  comparator: readComparator(row.comparator ?? '') ?? null,
  value_text: row.value_text,
  unit: row.unit,
  day: riyadhDay(row.taken_at),
  precision: precisionOf(row.taken_text ?? ''),
});

async function medicinesNow(db: Sql, reading: Reading, now: Date) {
  const all = await medicinesOf(db, reading, now);
  return all
    .filter(({ isActive, isPlanned }) => isActive || isPlanned)
    .map(({ id, title, titleAr, dosages, startedOn, origin, isConfirmed, isPlanned }) => {
      const words = dosages.flatMap((dosage) => dosageWords(dosage) ?? []);
      return {
        id,
        title,
        title_ar: titleAr ?? title,
        dosage: words.map(({ en }) => en).join('; ') || null,
        dosage_ar: words.map(({ ar }) => ar).join('؛ ') || null,
        since: startedOn,
        is_planned: isPlanned,
        stated: origin === 'own' ? (isConfirmed ? ('confirmed' as const) : ('waiting' as const)) : null,
      };
    });
}

/** All of a person's file, drawn in a constant number of reads. @throws not_found */
export async function fileOf(db: Sql, call: UserCall, mrn: string | undefined) {
  const reading = await readableRecord(db, call, mrn);
  const patient = await patientById(db, reading.personId);
  if (!patient) throw fail('not_found');
  const scope = await entryScope(db, reading);
  const [entries, measurements, medicines, contacts, policies] = [
    await fileEntries(db, scope),
    await newestMeasurements(db, scope),
    await medicinesNow(db, reading, call.now),
    await contactsOf(db, reading.personId),
    await policiesOf(db, reading.personId, call.now),
  ];
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'medical file', why: reading.why });
  const ofKind = (kind: EntryRow['kind']) => withoutNone(entries.filter((row) => row.kind === kind));
  const lines = (kind: EntryRow['kind']) => linesOfNames(ofKind(kind)).map(lineView);
  const group = measurements.find(({ loinc }) => bloodGroups.has(loinc));
  const today = riyadhDay(call.now);
  return {
    identity: {
      mrn_number: patient.mrn,
      name: patient.name,
      name_ar: patient.nameAr,
      birth_date: patient.birthDate,
      age: patient.birthDate === null ? null : ageOn(patient.birthDate, today),
      gender: patient.gender,
      phone: patient.phone,
      email: patient.email,
    },
    blood_group: group?.value_text ?? null,
    allergies: allergyLines(ofKind('allergy')),
    conditions: lines('condition'),
    medicines,
    procedures: lines('procedure'),
    vaccines: vaccineLines(ofKind('vaccine')),
    policies,
    insurance: lines('insurance'),
    measurements: measurements.filter(({ loinc }) => !bloodGroups.has(loinc)).map(measurementView),
    contacts,
    may_decide: reading.why === 'care',
  };
}

/** The summary as a file for other hospitals. */
export async function ipsFile(db: Sql, call: UserCall, mrn: string | undefined): Promise<FileReply> {
  const reading = await readableRecord(db, call, mrn);
  const bundle = await ipsFor(db, reading, call.now);
  if (!bundle) throw fail('not_found');
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'medical summary', why: reading.why });
  return { mime: 'application/fhir+json', name: 'ips.json', bytes: Buffer.from(JSON.stringify(bundle)) };
}
