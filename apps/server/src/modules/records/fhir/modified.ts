/**
 * Whether a resource, or a part of it, carries an extension that changes what it means (FHIR R4, `modifierExtension`). Who does not
 * know such an extension must not take the rest for true: it may say the opposite.
 */
export const isModified = (part: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(part['modifierExtension']) && part['modifierExtension'].length > 0;
