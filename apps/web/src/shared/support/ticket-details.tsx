import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import type { Ticket } from './api-types.ts';
import { ticketStateStyle, topicLabels } from './ticket-state-style.ts';

/** The state, the topic and the number of a ticket in a line, and what else is shown of it. */
export const TicketDetails = ({ ticket, children }: { ticket: Ticket; children?: ReactNode }) => {
  const { icon, tone, word } = ticketStateStyle[ticket.status];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Chip tone={tone} icon={icon}>
        {word()}
      </Chip>
      <InlineList>
        <span>{topicLabels[ticket.topic]()}</span>
        <span>{m.pharmacy_support_number({ number: digits(String(ticket.id)) })}</span>
        {children}
      </InlineList>
    </span>
  );
};
