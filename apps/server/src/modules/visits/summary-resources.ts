import type { Coding, Condition, Encounter, MedicationRequest, Reference } from 'fhir/r4.js';
import { isSensitiveDiagnosis } from '@balsam/domain/visits';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { StockedProduct } from '#modules/catalogue/index.ts';
import type { VisitFacts } from '#modules/booking/index.ts';
import { inArabic, type OwnVisit } from '#modules/records/index.ts';
import type { DiagnosisRow, MedicineRow } from './summary.store.ts';
import { visitsTexts as texts } from './visits.texts.ts';

type Written = { readonly diagnoses: readonly DiagnosisRow[]; readonly medicines: readonly MedicineRow[] };
type Around = { readonly products: ReadonlyMap<number, StockedProduct>; readonly now: Date };

const icd10 = 'http://hl7.org/fhir/sid/icd-10';
const atc = 'http://www.whocc.no/atc';
/** Others than the person are kept from it (DECISIONS §3). */
const restricted = {
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
};
const classes = { onsite: 'AMB', onspot: 'AMB', home: 'HH', virtual: 'VR' } as const;

const concept = (text: string, textAr: string, coding: Coding[]) => ({
  text,
  _text: inArabic(textAr),
  ...(coding.length > 0 && { coding }),
});

type Common = { readonly subject: Reference; readonly encounter: Reference };

const conditionOf = ({ code, text, text_ar }: DiagnosisRow, n: number, visit: VisitFacts, of: Common) =>
  ({
    resourceType: 'Condition',
    id: `visit-${visit.id}-condition-${n + 1}`,
    ...(isSensitiveDiagnosis(code) && restricted),
    clinicalStatus: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
    },
    verificationStatus: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status', code: 'confirmed' }],
    },
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-category', code: 'encounter-diagnosis' }] },
    ],
    code: concept(text, text_ar, [{ system: icd10, code, display: text }]),
    ...of,
    recordedDate: riyadhDay(visit.startsAt),
  }) satisfies Condition;

function medicationOf(
  row: MedicineRow,
  n: number,
  visit: VisitFacts,
  around: Around & { of: Common; isSensitive: boolean },
) {
  const product = around.products.get(row.product_id);
  const today = riyadhDay(around.now);
  const dosage = texts.dosage(row);
  return {
    resourceType: 'MedicationRequest',
    id: `visit-${visit.id}-medicine-${n + 1}`,
    ...(around.isSensitive && restricted),
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: concept(
      row.name,
      row.name_ar,
      product?.atc ? [{ system: atc, code: product.atc, display: product.substance }] : [],
    ),
    ...around.of,
    authoredOn: around.now.toISOString(),
    requester: { display: texts.doctor(visit.doctor).en, _display: inArabic(texts.doctor(visit.doctor).ar) },
    dosageInstruction: [
      {
        text: dosage.en,
        _text: inArabic(dosage.ar),
        timing: {
          repeat: {
            boundsDuration: { value: row.days, unit: 'd', system: 'http://unitsofmeasure.org', code: 'd' },
            frequency: row.times_per_day,
            period: 1,
            periodUnit: 'd',
          },
        },
      },
    ],
    dispenseRequest: {
      validityPeriod: { start: today, end: addDays(today, row.days) },
      expectedSupplyDuration: { value: row.days, unit: 'd', system: 'http://unitsofmeasure.org', code: 'd' },
    },
  } satisfies MedicationRequest;
}

/** A signed summary as the record keeps it: an Encounter, a Condition for each diagnosis, a MedicationRequest for each medicine. */
export function ownVisitOf(visit: VisitFacts, { diagnoses, medicines }: Written, around: Around): OwnVisit {
  const id = `visit-${visit.id}`;
  const isSensitive = diagnoses.some(({ code }) => isSensitiveDiagnosis(code));
  const subject = {
    identifier: { system: 'urn:balsam:mrn', value: visit.patient.mrn ?? String(visit.patient.personId) },
  };
  const of = { subject, encounter: { reference: `Encounter/${id}` } };
  const [title, doctor] = [texts.visit(visit.speciality), texts.doctor(visit.doctor)];
  const encounter = {
    resourceType: 'Encounter',
    id,
    ...(isSensitive && restricted),
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: classes[visit.type] },
    type: [concept(title.en, title.ar, [])],
    subject,
    participant: [{ individual: { display: doctor.en, _display: inArabic(doctor.ar) } }],
    period: { start: visit.startsAt.toISOString(), end: visit.endsAt.toISOString() },
    reasonCode: diagnoses.map(({ code, text, text_ar }) =>
      concept(text, text_ar, [{ system: icd10, code, display: text }]),
    ),
    serviceProvider: { display: texts.hospital.en, _display: inArabic(texts.hospital.ar) },
  } satisfies Encounter;
  return {
    personId: visit.patient.personId,
    visit: {
      id,
      class: visit.type === 'virtual' ? 'virtual' : 'visit',
      title: title.en,
      titleAr: title.ar,
      reason: diagnoses[0]?.text ?? null,
      provider: texts.hospital.en,
      providerAr: texts.hospital.ar,
      practitioner: doctor.en,
      practitionerAr: doctor.ar,
      status: 'finished',
      startedAt: visit.startsAt,
      endedAt: visit.endsAt,
      isRestricted: isSensitive,
    },
    resources: [
      encounter,
      ...diagnoses.map((row, n) => conditionOf(row, n, visit, of)),
      ...medicines.map((row, n) => medicationOf(row, n, visit, { ...around, of, isSensitive })),
    ],
  };
}
