/** How a procedure stands that is neither done nor left out. */
export const procedureProgresses = ['in_progress', 'on_hold', 'stopped', 'unknown'] as const;
export type ProcedureProgress = (typeof procedureProgresses)[number];

const ofStatus: Readonly<Record<string, ProcedureProgress>> = {
  'in-progress': 'in_progress',
  'on-hold': 'on_hold',
  stopped: 'stopped',
  unknown: 'unknown',
};

/** By its status of FHIR R4; null for what was done, not done or has not begun. */
export const procedureProgress = (status: string): ProcedureProgress | null =>
  ofStatus[status.trim().toLowerCase()] ?? null;
