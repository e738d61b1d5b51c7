type Coding = { readonly system?: unknown; readonly code: string };

function codingsIn(concept: unknown): Coding[] {
  const { coding } = (typeof concept === 'object' && concept !== null ? concept : {}) as { coding?: unknown };
  return (Array.isArray(coding) ? (coding as unknown[]) : []).flatMap((one) => {
    const { system, code } = (typeof one === 'object' && one !== null ? one : {}) as Partial<Record<string, unknown>>;
    return typeof code === 'string' ? [{ system, code }] : [];
  });
}

/** The codes of a CodeableConcept, read leniently; none for what is no concept. */
export const codesIn = (concept: unknown): string[] => codingsIn(concept).map(({ code }) => code);

/** Those of its codes that are of one of these systems. */
const codesOfSystems = (concept: unknown, systems: readonly string[]): string[] =>
  codingsIn(concept).flatMap(({ system, code }) => (systems.some((one) => one === system) ? [code] : []));

/** How files name the list of vaccines; the first is FHIR's own. */
const cvxSystems = ['http://hl7.org/fhir/sid/cvx', 'urn:oid:2.16.840.1.113883.12.292'];

/** Its CVX codes, as they came. */
export const cvxCodesIn = (concept: unknown): string[] => codesOfSystems(concept, cvxSystems);
