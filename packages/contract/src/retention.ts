import { rolesThatMay } from '@balsam/domain/identity';
import { retentionKinds } from '@balsam/domain/privacy';
import { z } from 'zod';
import { Day, Id, IdText, Mrn } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const access = rolesThatMay('confirm_retention').map(callerOf);
/** How much there is of each kind. */
const Counted = z.array(z.object({ kind: z.enum(retentionKinds), count: z.int() }));

/** The end of what closed accounts left behind, for administrators (D3.06, D3.07). */
export const retention = {
  overview: endpoint({
    method: 'GET',
    path: '/staff/retention',
    access,
    summary: 'Closed accounts of minors whose years are over and wait for a confirmation, and what goes by itself',
    reply: z.object({
      years: z.object({ records: z.int(), fiscal: z.int() }),
      waiting: z.object({
        items: z.array(
          z.object({
            id: Id,
            mrn_number: Mrn.nullable(),
            birth_date: Day.nullable(),
            closed_on: Day,
            /** Which of the two would go: the medical record, fiscal data. */
            records: z.boolean(),
            fiscal: z.boolean(),
            content: Counted,
          }),
        ),
        total: z.int(),
      }),
      next: z.object({ people: z.int(), content: Counted }),
    }),
    errors: [],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/staff/retention/:id/confirm',
    access,
    summary: 'Lets the next daily run delete what this closed account left behind; cannot be undone',
    params: z.object({ id: IdText }),
    body: z.object({ mrn_number: Mrn }),
    reply: z.object({}),
    errors: ['not_found', 'mrn_differs', 'retention_confirmed'],
  }),
} as const;
