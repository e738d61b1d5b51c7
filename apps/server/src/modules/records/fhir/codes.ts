/** The codes of a CodeableConcept, read leniently; none for what is no concept. */
export function codesIn(concept: unknown): string[] {
  const { coding } = (typeof concept === 'object' && concept !== null ? concept : {}) as { coding?: unknown };
  return (Array.isArray(coding) ? (coding as unknown[]) : []).flatMap((one) => {
    const { code } = (typeof one === 'object' && one !== null ? one : {}) as { code?: unknown };
    return typeof code === 'string' ? [code] : [];
  });
}
