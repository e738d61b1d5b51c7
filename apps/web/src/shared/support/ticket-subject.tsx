import { cx } from '#shared/ui/class-names.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Ticket } from './api-types.ts';
import { topicLabels } from './ticket-state-style.ts';

/** What a ticket is about: as it was written, or its topic where it came by Contact us. */
export const TicketSubject = ({ ticket, className }: { ticket: Ticket; className?: string }) => (
  <bdi className={cx('wrap-anywhere', className)}>
    <Marked>{ticket.subject === '' ? topicLabels[ticket.topic]() : ticket.subject}</Marked>
  </bdi>
);
