import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What the first page of a doctor counts (SPEC §2). */
export const doctor = {
  dashboard: endpoint({
    method: 'GET',
    path: '/doctor/dashboard',
    access: ['doctor'],
    summary: "How much there is in each room of the calling doctor, and the doctor's own answering time",
    reply: z.object({
      /** Of this Riyadh day. */
      appointments: z.int(),
      inpatients: z.int(),
      /** Those that wait to be acknowledged. */
      critical_results: z.int(),
      /** Own reports that are not reviewed yet. */
      ovr: z.int(),
      /** The median of the first answers of the last 30 days, in minutes; null while there are too few. */
      answers_within: z.int().nullable(),
      /** How many talks wait for an answer. */
      unanswered: z.int(),
    }),
    errors: ['not_found'],
  }),
} as const;
