import { getRouteApi } from '@tanstack/react-router';
import { MessagesSquare, Package } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { positive } from '#shared/api/search.ts';
import { CloseButton } from '#shared/support/close-button.tsx';
import { TicketDetails } from '#shared/support/ticket-details.tsx';
import { TicketSubject } from '#shared/support/ticket-subject.tsx';
import { ConversationView } from '#shared/support/conversation-view.tsx';
import type { Ticket } from '#shared/support/api-types.ts';
import { Card } from '#shared/ui/card.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState } from '#shared/ui/states.tsx';

const route = getRouteApi('/pharmacy/support/$id');

const Head = ({ ticket }: { ticket: Ticket }) => (
  <>
    <PageHeading
      title={<TicketSubject ticket={ticket} />}
      back="/pharmacy/support"
      detail={<TicketDetails ticket={ticket} />}
    />
    <div className="flex flex-wrap gap-2">
      {ticket.order_id !== null && (
        <LinkButton
          variant="soft"
          size="sm"
          icon={Package}
          to="/pharmacy/orders/$id"
          params={{ id: String(ticket.order_id) }}
        >
          {m.pharmacy_support_to_order()}
        </LinkButton>
      )}
      {ticket.may.close && <CloseButton id={ticket.id} />}
    </div>
  </>
);

const NotThere = () => (
  <>
    <PageHeading title={m.pharmacy_support_title()} back="/pharmacy/support" />
    <Card>
      <EmptyState
        art="box"
        title={m.pharmacy_support_not_found()}
        action={
          <LinkButton icon={MessagesSquare} to="/pharmacy/support">
            {m.pharmacy_support_title()}
          </LinkButton>
        }
      />
    </Card>
  </>
);

/** `/pharmacy/support/:id`: the talk with support about one question. */
export const TicketPage = () => {
  const { id } = positive(route.useParams(), 'id');
  return (
    <Page narrow>
      {id === undefined ? (
        <NotThere />
      ) : (
        <ConversationView key={id} id={id} Head={Head} Foot={BottomDock} notThere={<NotThere />} />
      )}
    </Page>
  );
};
