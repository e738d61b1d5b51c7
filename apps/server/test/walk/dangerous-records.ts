import type { World } from '../world.ts';
import { agreeToTerms } from '#modules/records/bundle.fixture.ts';
import { importBundle } from '#modules/records/index.ts';

/*
 * Two people of whom another hospital sent records with the same ids, and in the first one's record everything that has ever been
 * read wrongly. `right` must be told, `wrong` never.
 */
type Resource = { readonly resourceType: string; readonly id: string } & Readonly<Record<string, unknown>>;

const subject = { reference: 'Patient/twin' };
const result = (id: string, value: object, more: object = {}): Resource => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: 'http://loinc.org', code: '3016-3', display: 'TSH' }] },
  subject,
  encounter: { reference: 'Encounter/visit' },
  effectiveDateTime: '2025-03-01T09:30:00+03:00',
  valueQuantity: { unit: 'mIU/L', ...value },
  ...more,
});
const visit = (id: string, reason: string, status = 'finished'): Resource => ({
  resourceType: 'Encounter',
  id,
  status,
  subject,
  reasonCode: [{ text: reason }],
  period: { start: '2025-03-01T09:00:00+03:00' },
});
const allergy = (id: string, text: string, verification = 'confirmed'): Resource => ({
  resourceType: 'AllergyIntolerance',
  id,
  patient: subject,
  code: { text },
  verificationStatus: { coding: [{ code: verification }] },
});
const order = (id: string, more: object): Resource => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject,
  ...more,
});
const film = (id: string, text: string, status = 'final'): Resource => ({
  resourceType: 'DiagnosticReport',
  id,
  status,
  category: [{ coding: [{ code: 'RAD' }] }],
  code: { text: 'Chest film' },
  subject,
  effectiveDateTime: '2025-03-02',
  conclusion: text,
});
const medicine = (id: string, text: string): Resource => ({ resourceType: 'Medication', id, code: { text } });

const person = (system: string, family: string, birthDate: string): Resource => ({
  resourceType: 'Patient',
  id: 'twin',
  identifier: [{ system, value: '7' }],
  name: [{ family, given: ['Nawal'] }],
  gender: 'female',
  birthDate,
});

const first = (isLater: boolean): readonly Resource[] => [
  person('https://a.example/mrn', 'Alkanari', '1984-02-29'),
  visit('visit', 'Thyroid check'),
  visit('visit-error', 'Visit of error', isLater ? 'entered-in-error' : 'finished'),
  visit('visit-cancelled', 'Never of error', 'cancelled'),
  result('tsh', { value: 0.0107, comparator: '<' }),
  result('error', { value: 47.3031 }, { status: isLater ? 'entered-in-error' : 'final' }),
  result('cancelled', { value: 47.3032 }, { status: 'cancelled' }),
  result('fetus', { value: 47.3033 }, { focus: [{ display: 'Fetus' }] }),
  allergy('allergy', 'Ibuprofen'),
  allergy('allergy-error', 'Paracetamol of error', isLater ? 'entered-in-error' : 'confirmed'),
  allergy('allergy-refuted', 'Amoxicillin of error', 'refuted'),
  film('film', 'Clear chest of Alkanari'),
  film('film-error', 'A shadow of error', isLater ? 'entered-in-error' : 'final'),
  medicine('1', 'Rosuvastatin'),
  medicine('11', 'Warfarin 5 mg'),
  order('warfarin', { medicationReference: { reference: 'Medication/11' } }),
  order('metformin', { contained: [medicine('m', 'Metformin 500 mg')], medicationReference: { reference: '#m' } }),
];
const second: readonly Resource[] = [
  person('https://b.example/mrn', 'Bekanari', '1990-07-01'),
  visit('visit', 'Skin of the other'),
  result('tsh', { value: 88.8077 }),
  film('film', 'Chest of the other'),
  allergy('allergy', 'Latex of the other'),
  medicine('11', 'Rosuvastatin 20 mg'),
  order('warfarin', { medicationReference: { reference: 'Medication/11' } }),
];

export type RecordOwner = {
  readonly mrn: string;
  readonly personId: number;
  /** What must never be told of them as true. */
  readonly wrong: RegExp;
};

async function importFor(
  w: World,
  resources: readonly Resource[],
  phone?: string,
): Promise<Omit<RecordOwner, 'wrong'>> {
  const entry = resources.map((resource) => ({ resource }));
  const text = JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
  const contact = phone === undefined ? {} : { phone, isNewPerson: true };
  const now = w.clock.now();
  const { mrn } = await w.db.transaction().execute((tx) => importBundle(tx, text, { now, ...contact }));
  const { rows } = await w.pool.query<{ id: number }>(
    `update account a set password_hash = (select s.password_hash from account s join person p on p.id = s.person_id where p.mrn = '1000001')
     from person p where p.id = a.person_id and p.mrn = $1 returning p.id`,
    [mrn],
  );
  if (phone !== undefined) await agreeToTerms(w, mrn);
  return { mrn, personId: rows[0]!.id };
}

const ofError = String.raw`47\.303\d|of error`;

/** Brings both records in; the first one twice, for what is taken back the second time. */
export async function dangerousRecords(w: World): Promise<readonly [RecordOwner, RecordOwner]> {
  await importFor(w, first(false), '+966555880001');
  const other = await importFor(w, second, '+966555880002');
  const one = await importFor(w, first(true));
  return [
    { ...one, wrong: new RegExp(`${ofError}|88\\.8077|of the other|Bekanari`) },
    { ...other, wrong: new RegExp(`${ofError}|0\\.0107|Thyroid|Warfarin|Alkanari`) },
  ];
}

/** Where in a reply the first one's result stands as a bare number, without its comparator. */
export function bareValues(reply: unknown, path = ''): string[] {
  if (typeof reply === 'string') return /(?<!(<|&lt;) ?)0\.0107/.test(reply) && !/^0\.0107$/.test(reply) ? [path] : [];
  if (typeof reply !== 'object' || reply === null) return [];
  const { comparator } = reply as { comparator?: unknown };
  const isBare = Object.values(reply).some((value) => value === 0.0107 || value === '0.0107') && comparator !== '<';
  const within = Object.entries(reply).flatMap(([key, value]) => bareValues(value, `${path}.${key}`));
  return isBare ? [path, ...within] : within;
}
