import type { Resource, SummaryDocument } from './bundle.fixture.ts';

/** What a resource says that it is about. */
export const subject = { reference: 'Patient/p' };
/** A concept with one code, and its words. */
export const concept = (system: string, code: string, display: string) => ({
  coding: [{ system, code, display }],
  text: display,
});
export const snomed = (code: string, display: string) => concept('http://snomed.info/sct', code, display);
/** A Medication. */
export const medicine = (id: string, text: string, more: object = {}): Resource => ({
  resourceType: 'Medication',
  id,
  code: { text },
  ...more,
});
/** An active order. */
export const order = (id: string, more: object): Resource => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject,
  ...more,
});
/** A glucose of the laboratory, without a value. */
export const measured = (id: string, more: object): Resource => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [concept('http://terminology.hl7.org/CodeSystem/observation-category', 'laboratory', 'Laboratory')],
  code: concept('http://loinc.org', '2339-0', 'Glucose'),
  subject,
  effectiveDateTime: '2025-03-01',
  ...more,
});
/** The resources of these types. */
export const of = ({ entry }: SummaryDocument, ...types: string[]) =>
  entry.map(({ resource }) => resource).filter(({ resourceType }) => types.includes(resourceType));

type Section = { title: string; code: { coding: { code: string }[] }; text: { div: string }; entry?: unknown[] };
const sectionsOf = (document: SummaryDocument) => document.entry[0]!.resource['section'] as Section[];
/** What the section with this LOINC code says in words. */
export const narrativeOf = (document: SummaryDocument, loinc: string) =>
  sectionsOf(document).find(({ code }) => code.coding[0]!.code === loinc)?.text.div ?? '';

const referencesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'reference' && typeof inner === 'string' ? [inner] : referencesIn(inner),
      )
    : [];
/** References that lead nowhere inside the document, and lists or objects with nothing in them. */
export const brokenIn = ({ entry }: SummaryDocument): string[] => {
  const names = new Set(entry.map(({ fullUrl }) => fullUrl));
  const empty = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).length === 0
        ? [path]
        : Object.entries(value).flatMap(([key, inner]) => empty(inner, `${path}.${key}`))
      : [];
  return entry.flatMap(({ resource }) => {
    const inside = ((resource['contained'] ?? []) as { id: string }[]).map(({ id }) => `#${id}`);
    const lost = referencesIn(resource).filter((name) => !names.has(name) && !inside.includes(name));
    const unused = inside.filter((name) => !referencesIn(resource).includes(name));
    return [...lost, ...unused, ...empty(resource, resource.resourceType)];
  });
};
