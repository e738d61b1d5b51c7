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
export const codesOfSystems = (concept: unknown, systems: readonly string[]): string[] =>
  codingsIn(concept).flatMap(({ system, code }) => (systems.some((one) => one === system) ? [code] : []));
