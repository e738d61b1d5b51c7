import { ChevronRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { relative } from '#shared/format/index.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { PersonName } from '#shared/ui/person-name.tsx';
import { StateBadge } from './state-badge.tsx';
import type { StaffPerson } from './queries.ts';
import { StaffAvatar } from './staff-avatar.tsx';

type RowProps = { readonly person: StaffPerson; readonly now: Date; readonly onOpen: (id: number) => void };

const LastSeen = ({ person: { last_seen_at: at }, now }: Pick<RowProps, 'person' | 'now'>) => (
  <span className="text-small text-muted">{at === null ? m.staff_never_seen() : relative(at, now)}</span>
);

/** One of the staff: a card's worth on a phone, a line of columns on a desktop. Pressing it opens what can be done. */
const Row = ({ person, now, onOpen }: RowProps) => (
  <li>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(person.id)}
      className="grid w-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2.5 px-4 py-3.5 text-start hover:bg-surface-2 desktop:grid-cols-[minmax(0,1fr)_11rem_9.5rem_8rem_1.25rem] desktop:px-5"
    >
      <span className="flex min-w-0 items-center gap-3 max-desktop:col-span-full">
        <StaffAvatar person={person} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex flex-wrap items-center gap-2 font-bold">
            <span className="wrap-anywhere">
              <PersonName person={person} length="short" />
            </span>
            {person.is_self && <Chip tone="accent">{m.staff_self()}</Chip>}
          </span>
          <Ltr className="max-w-full self-start text-small break-all text-muted">{person.email_address}</Ltr>
        </span>
      </span>
      <span className="max-desktop:order-2 max-desktop:text-small max-desktop:text-text-2">
        {roleLabel(person.role_id)}
      </span>
      <span className="max-desktop:order-3 max-desktop:justify-self-end">
        <StateBadge person={person} now={now} />
      </span>
      <span className="max-desktop:hidden">
        <LastSeen person={person} now={now} />
      </span>
      <ChevronRight aria-hidden size={20} className="mirrored max-desktop:hidden" />
    </button>
  </li>
);

const Columns = () => (
  <div
    aria-hidden
    className="hidden border-b border-line bg-surface-2 px-5 py-2.5 text-small text-muted desktop:grid desktop:grid-cols-[minmax(0,1fr)_11rem_9.5rem_8rem_1.25rem] desktop:gap-x-3"
  >
    <span>{m.staff_column_name()}</span>
    <span>{m.staff_filter_role()}</span>
    <span>{m.staff_filter_state()}</span>
    <span>{m.staff_column_seen()}</span>
  </div>
);

type PeopleListProps = Omit<RowProps, 'person'> & { readonly people: readonly StaffPerson[] };

/** The staff by name. */
export const PeopleList = ({ people, now, onOpen }: PeopleListProps) => (
  <div className="overflow-hidden rounded-lg border border-line bg-surface">
    <Columns />
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <Row key={person.id} person={person} now={now} onOpen={onOpen} />
      ))}
    </ul>
  </div>
);
