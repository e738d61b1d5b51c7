import type { CallName, SampleRequest } from './calls.ts';
import type { OwnedRecords } from './owned.ts';

/** Tickets of support and their messages, in the order in which the walk sends them. */
export const supportRequests: Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>> = {
  'support.tickets': () => ({}),
  'support.messages': (me) => ({ params: { id: me.ticket } }),
  'support.open': (me) => ({
    body: {
      subject: 'Where is it?',
      topic: 'order',
      order_id: me.order,
      text: 'I wait.',
      file_id: me.shot,
      attachment: me.shot,
    },
  }),
  'support.write': (me) => ({
    params: { id: me.ticket },
    body: { text: 'Still waiting.', file_id: me.spare, attachment: me.spare },
  }),
  'support.close': (me) => ({ params: { id: me.ticket } }),
};
