import { Info } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { time } from '#shared/format/index.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Ticket } from './queries.ts';

type Props = { readonly visit: NonNullable<Ticket['paid_visit']> };

/** Leads from a walk-in to the paid visit that its number is for. */
export const ToPaidVisit = ({ visit }: Props) => (
  <LinkButton variant="outline" size="sm" to="/appointment/$id" params={{ id: String(visit.id) }}>
    {m.queue_to_paid_visit()}
  </LinkButton>
);

/** Why nothing is paid for a walk-in, and the way to the visit that is paid. */
export const PaidVisitNote = ({ visit }: Props) => (
  <Note tone="accent" icon={Info}>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{m.queue_paid_visit_note({ time: time(visit.starts_at) })}</p>
      <ToPaidVisit visit={visit} />
    </div>
  </Note>
);
