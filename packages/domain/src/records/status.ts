const retracted: ReadonlySet<string> = new Set(['entered-in-error', 'cancelled', 'refuted']);

/**
 * Whether a FHIR R4 status (of observations, visits, reports and orders; `verificationStatus` of allergies and conditions) says that the
 * resource tells nothing true of the person: never show, export or warn by it.
 */
export const isRetracted = (status: string | null | undefined): boolean =>
  retracted.has(status?.trim().toLowerCase() ?? '');
