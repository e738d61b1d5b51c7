/*
 * A check of summaries against the profiles of HL7 IPS (Bundle-uv-ips, Composition-uv-ips and those of its entries), written from what the
 * profiles say and from nothing of ours.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a check reads into whatever it is given
type Data = any;

type SectionProfile = { readonly types: readonly string[]; readonly isRequired?: true };
const sectionProfiles: Readonly<Record<string, SectionProfile>> = {
  '11450-4': { types: ['Condition'], isRequired: true },
  '48765-2': { types: ['AllergyIntolerance'], isRequired: true },
  '10160-0': { types: ['MedicationStatement', 'MedicationRequest'], isRequired: true },
  '11369-6': { types: ['Immunization'] },
  '30954-2': { types: ['Observation', 'DiagnosticReport'] },
  '47519-4': { types: ['Procedure'] },
  '46264-8': { types: ['DeviceUseStatement'] },
  '42348-3': { types: ['Consent'] },
  '47420-5': { types: ['Condition', 'ClinicalImpression'] },
  '11348-0': { types: ['Condition'] },
  '10162-6': { types: ['Observation'] },
  '18776-5': { types: ['CarePlan', 'ImmunizationRecommendation'] },
  '29762-2': { types: ['Observation'] },
  '8716-3': { types: ['Observation'] },
};

/** Elements that an entry must have; of `a|b` one of them. */
const required: Readonly<Record<string, readonly string[]>> = {
  Patient: ['name', 'birthDate|_birthDate|gender|identifier'],
  AllergyIntolerance: ['code', 'patient'],
  Condition: ['code', 'subject'],
  MedicationStatement: [
    'status',
    'medicationCodeableConcept|medicationReference',
    'subject',
    'effectiveDateTime|_effectiveDateTime|effectivePeriod',
  ],
  MedicationRequest: ['status', 'intent', 'medicationCodeableConcept|medicationReference', 'subject'],
  Immunization: [
    'status',
    'vaccineCode',
    'patient',
    'occurrenceDateTime|_occurrenceDateTime|occurrenceString|_occurrenceString',
  ],
  Procedure: [
    'status',
    'code',
    'subject',
    'performedDateTime|_performedDateTime|performedPeriod|performedString|performedAge|performedRange',
  ],
  Observation: ['status', 'code', 'subject'],
  Organization: ['name|identifier'],
  Medication: ['code'],
};

const systemOf = (concept: Data, system: string): string | undefined =>
  (concept?.coding ?? []).find((coding: Data) => coding.system === system)?.code;
const loincOf = (concept: Data) => systemOf(concept, 'http://loinc.org');

function referencesOf(value: Data): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof value.reference === 'string' ? [value.reference as string] : [];
  return [...own, ...Object.values(value).flatMap(referencesOf)];
}

const faultsOfNarrative = (text: Data, where: string): string[] => [
  ...(['generated', 'extensions', 'additional', 'empty'].includes(text?.status)
    ? []
    : [`${where}: status of the text`]),
  ...(String(text?.div).startsWith('<div xmlns="http://www.w3.org/1999/xhtml"') ? [] : [`${where}: text is no XHTML`]),
  ...(/<script|javascript:|\son\w+\s*=/i.test((text?.div ?? '').replaceAll(/&lt;[^&]*&gt;/g, ''))
    ? [`${where}: text runs`]
    : []),
];

function faultsOfSection(section: Data, found: ReadonlyMap<string, Data>): string[] {
  const code = loincOf(section.code) ?? '';
  const profile = sectionProfiles[code];
  const where = `section ${code}`;
  if (!profile) return [`${where}: none of the profile`];
  const entries: string[] = (section.entry ?? []).map((entry: Data) => entry.reference);
  const types = entries.map((reference) => found.get(reference)?.resourceType);
  const strangers = types.filter((type) => !profile.types.includes(type));
  return [
    ...(section.title ? [] : [`${where}: no title`]),
    ...faultsOfNarrative(section.text, where),
    ...strangers.map((type) => `${where}: entry of type ${type}`),
    ...(entries.length > 0 !== Boolean(section.emptyReason)
      ? []
      : [`${where}: entries or a reason why there are none`]),
  ];
}

function faultsOfResource(resource: Data): string[] {
  const missing = (required[resource.resourceType] ?? []).filter(
    (names) => !names.split('|').some((name) => resource[name] !== undefined),
  );
  return missing.map((names) => `${resource.resourceType}: no ${names}`);
}

function faultsOfComposition(composition: Data, found: ReadonlyMap<string, Data>): string[] {
  const codes: string[] = (composition.section ?? []).map((section: Data) => loincOf(section.code));
  const lacking = Object.entries(sectionProfiles).filter(
    ([code, { isRequired }]) => isRequired && !codes.includes(code),
  );
  return [
    ...(composition.status === 'final' ? [] : ['Composition: status']),
    ...(loincOf(composition.type) === '60591-5' ? [] : ['Composition: type']),
    ...(composition.date && composition.title ? [] : ['Composition: date and title']),
    ...(found.get(composition.subject?.reference)?.resourceType === 'Patient' ? [] : ['Composition: subject']),
    ...((composition.author ?? []).length > 0 ? [] : ['Composition: author']),
    ...lacking.map(([code]) => `Composition: section ${code} is missing`),
    ...(new Set(codes).size === codes.length ? [] : ['Composition: a section stands twice']),
    ...(composition.section ?? []).flatMap((section: Data) => faultsOfSection(section, found)),
  ];
}

/** What a document has against the profile; nothing when it keeps to it. */
export function faultsOfIps(bundle: Data): string[] {
  const entries: Data[] = bundle.entry ?? [];
  const found = new Map<string, Data>(entries.map(({ fullUrl, resource }) => [fullUrl, resource]));
  const [first] = entries;
  if (first?.resource?.resourceType !== 'Composition') return ['the first entry is no Composition'];
  const dangling = entries
    .flatMap(({ resource }) => referencesOf(resource))
    .filter((reference) => !reference.startsWith('#') && !found.has(reference));
  return [
    ...(bundle.resourceType === 'Bundle' && bundle.type === 'document' ? [] : ['no document']),
    ...(bundle.identifier?.system && bundle.identifier?.value ? [] : ['no identifier']),
    ...(bundle.timestamp ? [] : ['no timestamp']),
    ...(found.size === entries.length ? [] : ['names of entries are missing or stand twice']),
    ...faultsOfComposition(first.resource, found),
    ...entries.flatMap(({ resource }) => faultsOfResource(resource)),
    ...[...new Set(dangling)].map((reference) => `nothing is called ${reference}`),
  ];
}

const whens = [
  'effectiveDateTime',
  'effectivePeriod',
  'performedDateTime',
  'performedPeriod',
  'occurrenceDateTime',
  'onsetDateTime',
  'authoredOn',
];

/** What identifies an entry's content, apart from names that each document gives anew. */
export function contentOf({ resource }: Data): string {
  const concept = resource.code ?? resource.vaccineCode ?? resource.medicationCodeableConcept;
  const codes = (concept?.coding ?? []).map(({ system, code }: Data) => `${system}|${code}`);
  const when = whens.map((name) => resource[name]).find((value) => value !== undefined);
  const value = resource.valueQuantity ?? resource.valueCodeableConcept ?? resource.valueString;
  const status =
    resource.status ?? systemOf(resource.clinicalStatus, 'http://terminology.hl7.org/CodeSystem/condition-clinical');
  return JSON.stringify([resource.resourceType, codes.length > 0 ? codes : concept?.text, when, value, status]);
}
