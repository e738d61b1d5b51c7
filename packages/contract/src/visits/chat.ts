import { z } from 'zod';
import { May } from '../booking/appointment.ts';
import { Id, IdText, InstantText, listOf, PageQuery, WrittenText } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const OfAppointment = z.object({ id: IdText });
const bothSides = ['patient', 'doctor'] as const;

/** Something that one of the two of a visit wrote. */
const Message = z.object({
  id: Id,
  mine: z.boolean(),
  from_doctor: z.boolean(),
  author: z.string(),
  author_ar: z.string(),
  text: z.string(),
  file_ids: z.array(z.uuid()),
  created_at: InstantText,
  /** Whether the other side has read it. */
  read: z.boolean(),
});

const Conversation = z.object({
  appointment_id: Id,
  patient: z.object({
    name: z.string(),
    name_ar: z.string(),
    portrait: z.string().nullable(),
    photo_url: z.string().nullable(),
  }),
  starts_at: InstantText,
  type: z.enum(['onsite', 'virtual', 'home', 'onspot']),
  last_message: z.string(),
  last_at: InstantText,
  unread: z.int(),
  /** The patient wrote last. */
  unanswered: z.boolean(),
  open: z.boolean(),
});

/** Chat of a visit's two sides (DECISIONS §10). */
export const chat = {
  messages: endpoint({
    method: 'GET',
    path: '/appointments/:id/messages',
    access: bothSides,
    summary: 'What the two of a visit wrote, oldest first, and marks it read; from 15 on closed to guardians',
    params: OfAppointment,
    query: z.object({ after: IdText.optional() }),
    reply: z.object({
      items: z.array(Message),
      total: z.int(),
      open_until: InstantText,
      /** Of the doctor: the median of the last 30 days, in minutes; null when there is too little to say. */
      answers_within: z.int().nullable(),
      may: z.object({ write: May }),
    }),
    errors: ['not_found', 'own_affair'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/appointments/:id/messages',
    access: bothSides,
    summary: 'Writes to the other side; pictures are those that were uploaded with kind `visit`',
    params: OfAppointment,
    body: z.object({
      text: WrittenText.max(2000).default(''),
      file_ids: z.array(z.uuid()).max(3).default([]),
      /** The newest message on the writer's screen, 0 for none: what came after it stays unread. Left out, all of it was seen. */
      seen: z.int().nonnegative().nullish(),
    }),
    reply: Message,
    errors: [
      'not_found',
      'own_affair',
      'message_empty',
      'payment_pending',
      'chat_closed',
      'terms_not_agreed',
      'too_many_requests',
    ],
  }),
  conversations: endpoint({
    method: 'GET',
    path: '/doctor/messages',
    access: ['doctor'],
    summary: "The doctor's conversations: the unanswered first, the longest waiting on top, then the latest",
    query: z.object({ ...PageQuery }),
    reply: listOf(Conversation),
    errors: [],
  }),
} as const;
