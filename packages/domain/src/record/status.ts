/*
 * What a status of FHIR R4 says about a resource as a whole: `status` of observations, visits, reports and orders,
 * `verificationStatus` of allergies and conditions.
 */
const retracted: ReadonlySet<string> = new Set(['entered-in-error', 'cancelled', 'refuted']);
const amended: ReadonlySet<string> = new Set(['amended', 'corrected']);

const codeOf = (status: string | null | undefined): string => status?.trim().toLowerCase() ?? '';

/** Whether a resource of this status says nothing true of the person: never show, export or warn by it. */
export const isRetracted = (status: string | null | undefined): boolean => retracted.has(codeOf(status));

/** Whether a result of this status replaces another that was published before it. */
export const isAmended = (status: string | null | undefined): boolean => amended.has(codeOf(status));
