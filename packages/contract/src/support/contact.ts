import { contactRules, contactTopics } from '@balsam/domain/support';
import { isPlainText } from '@balsam/domain/text';
import { z } from 'zod';
import { Id, WrittenText } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const { nameLongest, contactLongest, textLongest } = contactRules;

/** What anybody may send to the hospital. */
export const supportContact = {
  contact: endpoint({
    method: 'POST',
    path: '/contact-us',
    access: ['guest'],
    summary:
      'Writes to the hospital; it becomes a support ticket, of the open profile for a patient, else of nobody. `contact` is a Saudi mobile or an e-mail address',
    body: z.object({
      name: WrittenText.min(1).max(nameLongest).refine(isPlainText),
      contact: z.string().trim().min(1).max(contactLongest),
      topic: z.enum(contactTopics),
      text: WrittenText.min(1).max(textLongest),
    }),
    reply: z.object({ id: Id }),
    errors: ['phone_email_not_valid', 'too_many_tickets', 'too_many_requests'],
  }),
} as const;
