import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { openClinicText } from '#shared/queue/waiting-text.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { type DeskClinic, type DeskTicket, useCallNext, useDeskAction } from './queries.ts';
import { TicketRow } from './ticket-row.tsx';
import { WalkInDialog } from './walk-in-dialog.tsx';

type PanelProps = {
  readonly clinic: DeskClinic;
  readonly tickets: readonly DeskTicket[];
  readonly clinics: readonly DeskClinic[];
};

const closedStates = { paused: m.queue_clinic_paused, closed: m.queue_clinic_closed } as const;

const Actions = ({ clinic }: { clinic: DeskClinic }) => {
  const [opened, setOpened] = useState<'walk_in' | 'close'>();
  const next = useCallNext();
  const setState = useDeskAction((state: 'open' | 'paused') =>
    api.queueDesk.setState({ params: { id: clinic.id }, body: { state } }),
  );
  const close = () => setOpened(undefined);
  if (clinic.state === 'closed') return <Chip tone="neutral">{m.queue_clinic_closed()}</Chip>;
  const isOpen = clinic.state === 'open';
  return (
    <div className="flex flex-wrap gap-3">
      {isOpen && (
        <>
          <Button pending={next.isPending} onClick={() => next.mutate(clinic.id)}>
            {m.queue_staff_next()}
          </Button>
          <Button variant="outline" onClick={() => setOpened('walk_in')}>
            {m.queue_staff_walk_in()}
          </Button>
        </>
      )}
      <Button
        variant={isOpen ? 'outline' : 'filled'}
        pending={setState.isPending}
        onClick={() => setState.mutate(isOpen ? 'paused' : 'open')}
      >
        {isOpen ? m.queue_staff_pause() : m.queue_staff_open()}
      </Button>
      <Button variant="text" onClick={() => setOpened('close')}>
        {m.queue_staff_close()}
      </Button>
      {opened === 'walk_in' && <WalkInDialog clinic={clinic} onClose={close} />}
      {opened === 'close' && <CloseDialog clinic={clinic} onClose={close} />}
    </div>
  );
};

/** One clinic: whom to call, and its tickets. */
export const ClinicPanel = ({ clinic, tickets, clinics }: PanelProps) => (
  <section className="flex flex-col gap-4">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-h2">{inLocale(clinic.title, clinic.title_ar)}</h2>
      <span className="text-muted">
        {clinic.state === 'open' ? openClinicText(clinic) : closedStates[clinic.state]()}
      </span>
    </div>
    <Actions clinic={clinic} />
    {tickets.length === 0 ? (
      <EmptyState art="done" title={m.queue_staff_none()} />
    ) : (
      <Card flush>
        <ul
          aria-label={m.queue_staff_of_clinic({ clinic: inLocale(clinic.title, clinic.title_ar) })}
          className="divide-y divide-line"
        >
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} clinics={clinics} />
          ))}
        </ul>
      </Card>
    )}
  </section>
);
