/*
 * What a status of FHIR R4 says about a resource as a whole: `status` of observations, visits, reports and orders,
 * `verificationStatus` of allergies and conditions.
 */
const retracted: ReadonlySet<string> = new Set(['entered-in-error', 'cancelled', 'refuted']);
/** Statuses of a result that replaces another which was published before it. */
export const amendedStatuses = ['amended', 'corrected'] as const;
const amended: ReadonlySet<string> = new Set(amendedStatuses);

/** Whether the laboratory stands by a result: not yet, or it is not known. */
export const confirmations = ['confirmed', 'preliminary', 'unknown'] as const;
type Confirmation = (typeof confirmations)[number];

/** Statuses of a result that the laboratory stands by. */
export const confirmedStatuses = ['final', 'appended', ...amendedStatuses] as const;
const confirmed: ReadonlySet<string> = new Set(confirmedStatuses);
const unfinished: ReadonlySet<string> = new Set(['preliminary', 'registered', 'partial']);

const codeOf = (status: string | null | undefined): string => status?.trim().toLowerCase() ?? '';

/** Whether a resource of this status says nothing true of the person: never show, export or warn by it. */
export const isRetracted = (status: string | null | undefined): boolean => retracted.has(codeOf(status));

/** Whether an order of this status is not to be carried out any more: its author took it back, or stopped it. */
export const isCalledOff = (status: string | null | undefined): boolean =>
  isRetracted(status) || codeOf(status) === 'stopped';

/** Whether a result of this status replaces another that was published before it. */
export const isAmended = (status: string | null | undefined): boolean => amended.has(codeOf(status));

/** How sure a result of this status is. A status that is missing or not known confirms nothing. */
export function confirmationOf(status: string | null | undefined): Confirmation {
  const code = codeOf(status);
  if (confirmed.has(code)) return 'confirmed';
  return unfinished.has(code) ? 'preliminary' : 'unknown';
}

/** How much a result of this status counts beside another of the same test and moment: a correction most, then what the laboratory stands by. */
export function statusPrecedence(status: string | null | undefined): number {
  if (isAmended(status)) return 2;
  return confirmationOf(status) === 'confirmed' ? 1 : 0;
}

/** Whether a visit of this status is still to come, whatever its date. */
export const isPlanned = (status: string | null | undefined): boolean => codeOf(status) === 'planned';

const undone: ReadonlySet<string> = new Set(['not-done', 'preparation']);

/** Whether a vaccine or procedure of this status was refused or left out, or has not begun. */
export const isNotDone = (status: string | null | undefined): boolean => undone.has(codeOf(status));

/** Clinical statuses of a condition or an allergy that was so once and is so no longer. */
export const overStatuses = ['inactive', 'resolved', 'remission'] as const;
const over: ReadonlySet<string> = new Set(overStatuses);

/** Whether a clinical status says that something was so once and is so no longer. */
export const isOver = (status: string | null | undefined): boolean => over.has(codeOf(status));
