import { z } from 'zod';
import { Id, IdText, InstantText } from './common.ts';
import { endpoint } from './endpoint.ts';

export const NotificationKind = z.enum([
  'appointment_booked',
  'appointment_paid',
  'appointment_cancelled',
  'appointment_rescheduled',
  'appointment_released',
  'appointment_reminder',
]);

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: z.string(),
  title_ar: z.string(),
  message: z.string(),
  message_ar: z.string(),
  seen: z.boolean(),
  created_at: InstantText,
  /** A path of the web app that it is about. */
  link: z.string().nullable(),
  appointment_id: Id.nullable(),
});

const Whole = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number);

export const notifications = {
  fetch: endpoint({
    method: 'GET',
    path: '/notifications/fetch',
    access: ['user'],
    summary: 'The notifications of the open profile; pages of 3 from page 1 unless told otherwise',
    query: z.object({
      id: IdText.optional(),
      limit: Whole.optional(),
      page: Whole.optional(),
      orderBy: z.enum(['created_at', 'id']).optional(),
      orderType: z.enum(['asc', 'desc', 'ASC', 'DESC']).optional(),
    }),
    reply: z.object({ notifications: z.array(Notification), count: z.int(), unReadCount: z.int() }),
    errors: ['not_found'],
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/notifications/read',
    access: ['user'],
    summary: 'Marks one notification read (`id`), or all of them (`readAll`)',
    body: z.object({ userId: Id, readAll: z.boolean().optional(), id: Id.optional() }),
    reply: z.object({ unReadCount: z.int() }),
    errors: ['not_found'],
  }),
} as const;
