import { bundleFrom, bundleOf, type Resource } from './bundle.fixture.ts';

/** What the people of the two bundles differ in. */
type Character = {
  readonly id: (name: string) => string;
  /** How one entry names another. */
  readonly refer: (type: string, name: string) => { readonly reference: string };
  readonly name: { readonly family: string; readonly given: readonly string[] };
  readonly gender: 'male' | 'female';
  readonly birthDate: string;
};

const concept = (system: string, code: string, display: string) => ({
  coding: [{ system, code, display }],
  text: display,
});
const loinc = (code: string, display: string) => concept('http://loinc.org', code, display);
const snomed = (code: string, display: string) => concept('http://snomed.info/sct', code, display);
const quantity = (value: number, unit: string) => ({
  valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
});
const category = (code: string) => ({
  category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code }] }],
});
const status = (system: string, code: string) => ({ coding: [{ system, code }] });

const visitsOf = ({ id, refer }: Character): Resource[] => [
  { resourceType: 'Organization', id: id('clinic'), name: 'Najd Family Clinic' },
  { resourceType: 'Practitioner', id: id('doctor'), name: [{ family: 'Haddad', given: ['Rana'], prefix: ['Dr.'] }] },
  ...[
    { visit: 'check-up', code: '410620009', display: 'Well child visit', start: '2019-03-04T09:00:00+03:00' },
    { visit: 'fever', code: '185345009', display: 'Encounter for symptom', start: '2024-11-18T17:30:00-05:00' },
  ].map(({ visit, code, display, start }): Resource => ({
    resourceType: 'Encounter',
    id: id(visit),
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
    type: [snomed(code, display)],
    subject: refer('Patient', 'person'),
    participant: [{ individual: refer('Practitioner', 'doctor') }],
    serviceProvider: refer('Organization', 'clinic'),
    period: { start, end: start },
  })),
];

const resultsOf = ({ id, refer }: Character): Resource[] => {
  const from = { subject: refer('Patient', 'person'), encounter: refer('Encounter', 'fever'), status: 'final' };
  return [
    {
      resourceType: 'Observation',
      id: id('glucose'),
      ...from,
      ...category('laboratory'),
      code: loinc('2339-0', 'Glucose'),
      effectiveDateTime: '2024-11-18T18:00:00-05:00',
      ...quantity(97.5, 'mg/dL'),
    },
    {
      resourceType: 'Observation',
      id: id('pressure'),
      ...from,
      ...category('vital-signs'),
      code: loinc('85354-9', 'Blood pressure'),
      effectiveDateTime: '2024-11-18',
      component: [
        { code: loinc('8480-6', 'Systolic blood pressure'), ...quantity(118, 'mm[Hg]') },
        { code: loinc('8462-4', 'Diastolic blood pressure'), ...quantity(76, 'mm[Hg]') },
      ],
    },
    {
      resourceType: 'DiagnosticReport',
      id: id('panel'),
      ...from,
      code: loinc('51990-0', 'Basic metabolic panel'),
      effectiveDateTime: '2024-11-18T18:00:00-05:00',
      result: [refer('Observation', 'glucose')],
    },
  ];
};

const medicinesOf = ({ id, refer }: Character): Resource[] => {
  const subject = { subject: refer('Patient', 'person') };
  return [
    { resourceType: 'Medication', id: id('inhaler'), code: snomed('372897005', 'Salbutamol') },
    {
      resourceType: 'MedicationRequest',
      id: id('by-reference'),
      ...subject,
      status: 'active',
      intent: 'order',
      medicationReference: refer('Medication', 'inhaler'),
      authoredOn: '2024-11-18T18:10:00-05:00',
    },
    {
      resourceType: 'MedicationStatement',
      id: id('by-words'),
      ...subject,
      status: 'active',
      medicationCodeableConcept: { text: 'Vitamin D 1000 IU' },
    },
  ];
};

const historyOf = ({ id, refer }: Character): Resource[] => {
  const patient = { patient: refer('Patient', 'person') };
  const subject = { subject: refer('Patient', 'person') };
  const clinical = 'http://terminology.hl7.org/CodeSystem/condition-clinical';
  return [
    {
      resourceType: 'Condition',
      id: id('asthma'),
      ...subject,
      clinicalStatus: status(clinical, 'active'),
      code: snomed('195967001', 'Asthma'),
      onsetDateTime: '2015-05-01',
    },
    {
      resourceType: 'AllergyIntolerance',
      id: id('penicillin'),
      ...patient,
      clinicalStatus: status('http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical', 'active'),
      code: snomed('91936005', 'Allergy to penicillin'),
    },
    {
      resourceType: 'Immunization',
      id: id('influenza'),
      ...patient,
      status: 'completed',
      vaccineCode: concept('http://hl7.org/fhir/sid/cvx', '140', 'Influenza, seasonal'),
      occurrenceDateTime: '2023-10-02',
    },
    {
      resourceType: 'Procedure',
      id: id('appendix'),
      ...subject,
      status: 'completed',
      code: snomed('80146002', 'Appendectomy'),
      performedDateTime: '2012-07',
    },
    {
      resourceType: 'CarePlan',
      id: id('plan'),
      ...subject,
      status: 'active',
      intent: 'plan',
      title: 'Asthma self-management',
    },
  ];
};

const everythingOf = (who: Character): Resource[] => [
  {
    resourceType: 'Patient',
    id: who.id('person'),
    name: [{ use: 'official', ...who.name }],
    gender: who.gender,
    birthDate: who.birthDate,
  },
  ...visitsOf(who),
  ...resultsOf(who),
  ...medicinesOf(who),
  ...historyOf(who),
];

const hexOf = (name: string): string => Buffer.from(name.padEnd(6, '.')).toString('hex').slice(0, 12).padEnd(12, '0');
const uuidOf = (name: string): string => `5f0c1e77-0000-4000-8000-${hexOf(name)}`;
const base = 'https://fhir.north-clinic.example/r4';

/**
 * Two people of our own with each kind of resource that an import shows or keeps: one named by `urn:uuid:`, as generators of test data
 * write them, one by the addresses of a server.
 */
export const personBundles = {
  'by-uuid': bundleOf(
    ...everythingOf({
      id: uuidOf,
      refer: (_, name) => ({ reference: `urn:uuid:${uuidOf(name)}` }),
      name: { family: 'Qahtani', given: ['Omar', 'Saleh'] },
      gender: 'male',
      birthDate: '1979-12-31',
    }),
  ),
  'by-address': bundleFrom(
    base,
    ...everythingOf({
      id: (name) => `nc-${name}`,
      refer: (type, name) => ({ reference: `${type}/nc-${name}` }),
      name: { family: 'Al-Shehri', given: ['Maha'] },
      gender: 'female',
      birthDate: '1991-02-14',
    }),
  ),
} as const;
