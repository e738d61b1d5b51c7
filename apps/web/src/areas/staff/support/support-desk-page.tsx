import { ticketStates } from '@balsam/domain/support';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { CloseButton } from '#shared/support/close-button.tsx';
import { TicketDetails } from '#shared/support/ticket-details.tsx';
import { ConversationView } from '#shared/support/conversation-view.tsx';
import { TicketList } from '#shared/support/ticket-list.tsx';
import { SenderLink, TicketPerson } from '#shared/support/ticket-person.tsx';
import { TicketSubject } from '#shared/support/ticket-subject.tsx';
import type { Ticket } from '#shared/support/api-types.ts';
import { ticketStateStyle } from '#shared/support/ticket-state-style.ts';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import type { SupportDeskSearch } from './search.ts';

const route = getRouteApi('/staff/support');

const Head = ({ ticket }: { ticket: Ticket }) => (
  <div className="flex flex-wrap items-start justify-between gap-3 border-b border-line pb-4">
    <div className="flex min-w-0 flex-col gap-1.5">
      <h2 className="text-h2 wrap-anywhere">
        <TicketSubject ticket={ticket} />
      </h2>
      <span className="text-text-2">
        <TicketPerson ticket={ticket} /> <Ltr>{ticket.patient?.mrn_number}</Ltr>
      </span>
      {ticket.sender && <SenderLink contact={ticket.sender.contact} />}
      <TicketDetails ticket={ticket} />
    </div>
    {ticket.may.close && <CloseButton id={ticket.id} />}
  </div>
);

/** On phones in the place of the bottom bar; on desktop at the end of the talk, which scrolls under it. */
const Foot = ({ children }: { children: ReactNode }) => (
  <div className="desktop:sticky desktop:bottom-0 desktop:bg-surface desktop:py-2">
    <BottomDock>{children}</BottomDock>
  </div>
);

const Talk = ({ ticket, list }: { ticket: number; list: SupportDeskSearch }) => (
  <Card className="flex flex-col gap-4">
    <LinkButton variant="text" size="sm" to="/staff/support" search={list} className="self-start desktop:hidden">
      {m.pharmacy_support_all()}
    </LinkButton>
    <ConversationView
      key={ticket}
      id={ticket}
      Head={Head}
      Foot={Foot}
      notThere={<EmptyState art="box" title={m.pharmacy_support_not_found()} />}
    />
  </Card>
);

const Unchosen = () => (
  <Card className="max-desktop:hidden">
    <EmptyState art="box" title={m.pharmacy_support_choose()} text={m.pharmacy_support_choose_text()} />
  </Card>
);

/** `/staff/support`: the questions of patients, the longest waiting first, and their talk beside them. */
export const SupportDeskPage = () => {
  const { status = 'open', ticket } = route.useSearch();
  const navigate = useNavigate();
  const list: SupportDeskSearch = status === 'open' ? {} : { status };
  return (
    <Page>
      <PageHeading title={m.pharmacy_support_desk()} detail={m.pharmacy_support_desk_hint()} />
      <Split ratio="labs">
        <div className={cx('min-w-0', ticket !== undefined && 'max-desktop:hidden')}>
          <Tabs
            label={m.pharmacy_support_desk()}
            tabs={ticketStates.map((key) => ({ key, label: ticketStateStyle[key].word() }))}
            value={status}
            onChange={(key) => void navigate({ to: '/staff/support', search: key === 'open' ? {} : { status: key } })}
          >
            <TicketList
              status={status}
              open={ticket}
              linkOf={(id) => ({ to: '/staff/support', search: { ...list, ticket: id }, resetScroll: false })}
              empty={<EmptyState art="done" title={m.pharmacy_support_desk_empty()} />}
            />
          </Tabs>
        </div>
        <div className="min-w-0">{ticket === undefined ? <Unchosen /> : <Talk ticket={ticket} list={list} />}</div>
      </Split>
    </Page>
  );
};
