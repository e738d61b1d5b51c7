import type { Summary } from '#shared/visits/summary-view.tsx';

/** A draft in which nothing is written, and what tests change of it. */
export const emptySummary = (change: Partial<Summary>): Summary => ({
  appointment_id: 7,
  state: 'draft',
  findings: '',
  diagnoses: [],
  advice: '',
  medicines: [],
  sick_leave: null,
  follow_up_days: null,
  follow_up: null,
  addenda: [],
  updated_at: null,
  signed_at: null,
  warnings: [],
  may: { write: { allowed: false }, add: { allowed: false } },
  ...change,
});
