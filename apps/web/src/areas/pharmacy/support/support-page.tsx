import { ticketStates } from '@balsam/domain/support';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { MessageCirclePlus } from 'lucide-react';
import { lazy } from 'react';
import * as m from '#paraglide/messages.js';
import { TicketList } from '#shared/support/ticket-list.tsx';
import { ticketStateStyle } from '#shared/support/ticket-state-style.ts';
import { Button } from '#shared/ui/button.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import type { SupportSearch } from './search.ts';

const NewTicketDialog = lazy(() => import('./new-ticket-dialog.tsx'));
const route = getRouteApi('/pharmacy/support/');

type FilterProps = {
  readonly status: SupportSearch['status'];
  readonly onChange: (status: SupportSearch['status']) => void;
};

const Filters = ({ status, onChange }: FilterProps) => (
  <div className="flex flex-wrap gap-2">
    {ticketStates.map((state) => (
      <ToggleChip
        key={state}
        clearable
        pressed={state === status}
        icon={ticketStateStyle[state].icon}
        onPress={() => onChange(state === status ? undefined : state)}
      >
        {ticketStateStyle[state].word()}
      </ToggleChip>
    ))}
  </div>
);

/** `/pharmacy/support`: what was asked, and a new question (SPEC §3). */
export const SupportPage = () => {
  const { status, ask, order } = route.useSearch();
  const navigate = useNavigate();
  const go = (search: SupportSearch): void => void navigate({ to: '/pharmacy/support', search, resetScroll: false });
  const list = status ? { status } : {};
  const begin = (): void => go({ ...list, ask: true });
  const button = (
    <Button size="sm" icon={MessageCirclePlus} onClick={begin}>
      {m.pharmacy_support_new()}
    </Button>
  );
  return (
    <Page narrow>
      <PageHeading title={m.pharmacy_support_title()} back="/pharmacy" action={button} />
      <Filters status={status} onChange={(next) => go(next ? { status: next } : {})} />
      <TicketList
        status={status ?? 'all'}
        linkOf={(id) => ({ to: '/pharmacy/support/$id', params: { id: String(id) } })}
        empty={<EmptyState art="box" title={m.pharmacy_support_empty()} text={m.pharmacy_support_empty_text()} />}
      />
      <Deferred>
        {ask && (
          <NewTicketDialog
            order={order}
            onClose={() => go(list)}
            onDone={({ id }) =>
              void navigate({ to: '/pharmacy/support/$id', params: { id: String(id) }, replace: true })
            }
          />
        )}
      </Deferred>
    </Page>
  );
};
