import { isStaff, roles } from '@balsam/domain/identity';
import { lateKinds } from '@balsam/domain/staff-day';
import { z } from 'zod';
import { Day, Id, InstantText, Sar } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const Count = z.int().min(0);
const Title = z.string().max(200);
const access = Object.values(roles)
  .filter((role) => isStaff(role))
  .map(callerOf);
const daily = <T extends z.ZodType>(value: T) => z.array(z.object({ day: Day, value })).length(7);

/** How the day stands, as far as it is the work of whoever looks: sections of others are null (D13.31). */
export const staffDay = {
  figures: endpoint({
    method: 'GET',
    path: '/staff/day',
    access,
    summary: 'The figures of this Riyadh day, with the six days before where they are drawn',
    reply: z.object({
      day: Day,
      at: InstantText,
      visits: z
        .object({
          total: Count,
          booked: Count,
          checked_in: Count,
          in_review: Count,
          completed: Count,
          missed: Count,
          cancelled: Count,
          /** Visits that begin in each hour of Riyadh, cancelled ones left out. */
          hours: z.array(Count).length(24),
        })
        .nullable(),
      queue: z
        .object({
          waiting: Count,
          called: Count,
          serving: Count,
          done: Count,
          skipped: Count,
          longest_minutes: Count,
          /** The clinics for which most wait. */
          clinics: z.array(z.object({ id: Id, title: Title, title_ar: Title, waiting: Count })).max(8),
        })
        .nullable(),
      orders: z
        .object({
          placed: Count,
          at_pharmacy: Count,
          with_rider: Count,
          delivered: Count,
          ended: Count,
          days: daily(Count),
        })
        .nullable(),
      tickets: z.object({ opened: Count, open: Count, answered: Count, closed: Count, days: daily(Count) }).nullable(),
      /** Without VAT, what was given back taken off. */
      revenue: z.object({ today: Sar, yesterday: Sar, days: daily(Sar) }).nullable(),
      files: z.object({ registered: Count, days: daily(Count) }).nullable(),
      reports: z.object({ open: Count, taken: Count, issued: Count }).nullable(),
      /** What has waited too long, of the caller's own work. */
      late: z.array(z.object({ kind: z.enum(lateKinds), count: Count, since: InstantText })).max(20),
    }),
    errors: [],
  }),
} as const;
