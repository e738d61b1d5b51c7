import { Link, type LinkProps } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number, relative } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { TicketDetails } from './ticket-details.tsx';
import { TicketPerson } from './ticket-person.tsx';
import { TicketSubject } from './ticket-subject.tsx';
import type { Ticket } from './api-types.ts';

const Unread = ({ count }: { count: number }) => (
  <span className="grid min-h-6 min-w-6 shrink-0 place-content-center rounded-full bg-accent px-1.5 text-small font-bold text-accent-on">
    <span aria-hidden>{number(count)}</span>
    <span className="sr-only">{m.pharmacy_support_unread({ count, shown: number(count) })}</span>
  </span>
);

const Foot = ({ ticket, now }: { ticket: Ticket; now: Date }) => (
  <span className="text-small text-muted">
    <TicketDetails ticket={ticket}>
      <time dateTime={ticket.last_updated}>{relative(ticket.last_updated, now)}</time>
    </TicketDetails>
  </span>
);

type RowProps = {
  readonly ticket: Ticket;
  readonly now: Date;
  readonly link: LinkProps;
  /** It is the one that stands open beside the list. */
  readonly isOpen?: boolean;
};

/** A ticket in a list: what it is about, what was said last, whether there is something new. */
export const TicketRow = ({ ticket, now, link, isOpen = false }: RowProps) => (
  <Link
    {...link}
    aria-current={isOpen ? 'true' : undefined}
    className={cx(
      'flex flex-col gap-1.5 px-4 py-3.5 text-start no-underline -outline-offset-2 hover:bg-surface-2',
      (isOpen || ticket.unread > 0) && 'bg-accent-soft/50',
    )}
  >
    <span className="flex items-start justify-between gap-3">
      <TicketSubject
        ticket={ticket}
        className={cx('min-w-0 text-text', ticket.unread > 0 ? 'font-bold' : 'font-medium')}
      />
      {ticket.unread > 0 && <Unread count={ticket.unread} />}
    </span>
    {(ticket.patient ?? ticket.sender) && (
      <span className="text-small text-text-2">
        <TicketPerson ticket={ticket} />
      </span>
    )}
    <span className="flex items-center gap-1.5 text-text-2">
      {ticket.has_attachment && <Paperclip aria-hidden size={16} className="shrink-0" />}
      <bdi data-excerpt className="line-clamp-2 min-w-0">
        <Marked>{ticket.last_message === '' ? m.pharmacy_support_picture() : ticket.last_message}</Marked>
      </bdi>
    </span>
    <Foot ticket={ticket} now={now} />
  </Link>
);
