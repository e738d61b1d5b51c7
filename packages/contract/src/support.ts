import { feedbackTopics, questionTopics, ticketStates, ticketTopics } from '@balsam/domain/support';
import { z } from 'zod';
import { Id, IdText, InstantText, LineText, listOf, PageQuery, WrittenText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { supportContact } from './support/contact.ts';

const TicketState = z.enum(ticketStates);
const Topic = z.enum(ticketTopics);

const Ticket = z.object({
  id: Id,
  /** Empty for what came by Contact us: its topic says what it is about. */
  subject: z.string().max(120),
  topic: Topic,
  status: TicketState,
  order_id: Id.nullable(),
  unread: z.int(),
  has_attachment: z.boolean(),
  /** The first picture of the talk (SPEC §3). */
  attachment: z.uuid().nullable(),
  last_message: z.string().max(200),
  created_at: InstantText,
  last_updated: InstantText,
  /** Since when an answer is waited for; null while none is. */
  waiting_since: InstantText.nullable(),
  /** What the reader may do with it now. */
  may: z.object({ write: z.boolean(), close: z.boolean() }),
  /** For staff: whose it is; null to the patient, and for a guest's. */
  patient: z
    .object({ name: z.string().max(250), name_ar: z.string().max(250), mrn_number: z.string().max(20).nullable() })
    .nullable(),
  /** For staff: who wrote by Contact us, and the mobile or e-mail address to answer to; null for any other ticket, and to the patient. */
  sender: z.object({ name: z.string().max(100), contact: z.string().max(254) }).nullable(),
});

const Message = z.object({
  id: Id,
  /** Whether the reader wrote it. */
  mine: z.boolean(),
  from_staff: z.boolean(),
  author: z.string().max(250),
  author_ar: z.string().max(250),
  text: z.string().max(2000),
  file: z.uuid().nullable(),
  created_at: InstantText,
});

const OneTicket = z.object({ id: IdText });
/** `attachment` is what SPEC §3 calls a picture; `file_id` is the same. */
const Written = {
  text: WrittenText.max(2000).default(''),
  file_id: z.uuid().nullish(),
  attachment: z.uuid().nullish(),
};

/** Help with orders: tickets and their talk (SPEC §3, §7); and Contact us, which makes tickets too. */
export const support = {
  ...supportContact,
  tickets: endpoint({
    method: 'GET',
    path: '/tickets',
    access: ['patient', 'support', 'administrator'],
    summary: 'My tickets; for support the open ones of everybody, the longest waiting first',
    query: z.object({
      ...PageQuery,
      status: z.enum([...ticketStates, 'all']).optional(),
      /** Only what was told at /feedback. */
      about: z.literal('feedback').optional(),
    }),
    reply: listOf(Ticket),
    errors: [],
  }),
  feedback: endpoint({
    method: 'POST',
    path: '/feedback',
    access: ['patient'],
    summary: 'Tells the hospital what was good, bad or could be better; it becomes a support ticket, which is answered',
    body: z.object({ ...Written, topic: z.enum(feedbackTopics) }),
    reply: Ticket,
    errors: ['message_empty', 'too_many_tickets', 'not_found'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/tickets',
    access: ['patient'],
    summary: 'Asks for help',
    body: z.object({
      subject: LineText.min(1).max(120),
      topic: z.enum(questionTopics),
      order_id: Id.nullish(),
      ...Written,
    }),
    reply: Ticket,
    errors: ['message_empty', 'too_many_tickets', 'not_found'],
  }),
  messages: endpoint({
    method: 'GET',
    path: '/tickets/:id/messages',
    access: ['patient', 'support', 'administrator'],
    summary: 'What was written, oldest first, and marks it read',
    params: OneTicket,
    query: z.object({ ...PageQuery }),
    reply: listOf(Message).extend({ ticket: Ticket }),
    errors: ['not_found'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/tickets/:id/messages',
    access: ['patient', 'support', 'administrator'],
    summary: 'Writes to a ticket; a picture is one that was uploaded with kind `ticket`',
    params: OneTicket,
    body: z.object(Written),
    reply: Message,
    errors: ['message_empty', 'ticket_closed', 'ticket_of_guest', 'not_found', 'too_many_requests'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/tickets/:id/close',
    access: ['patient', 'support', 'administrator'],
    summary:
      'Closes a ticket; a new message of the patient opens it again within a week. Support reads it to its end before it closes it',
    params: OneTicket,
    reply: Ticket,
    errors: ['not_found', 'ticket_unread'],
  }),
} as const;
