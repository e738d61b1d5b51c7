import type { StaffMenuItem } from '@balsam/domain/shell';
import {
  BellOff,
  CalendarCheck2,
  CircleCheck,
  ClipboardList,
  FileText,
  FileWarning,
  type LucideIcon,
  MessagesSquare,
  Pill,
  ShieldCheck,
  Ticket,
} from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number, relative } from '#shared/format/index.ts';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Note } from '#shared/ui/note.tsx';
import type { Late } from './types.ts';

type LateContent = { readonly icon: LucideIcon; readonly title: () => string; readonly path: StaffMenuItem['path'] };

const content: Readonly<Record<Late['kind'], LateContent>> = {
  critical: { icon: BellOff, title: m.day_late_critical, path: '/staff/departments' },
  visits: { icon: CalendarCheck2, title: m.day_late_visits, path: '/staff/visits' },
  queue: { icon: Ticket, title: m.day_late_queue, path: '/staff/queue' },
  orders: { icon: ClipboardList, title: m.day_late_orders, path: '/staff/orders' },
  refills: { icon: Pill, title: m.day_late_refills, path: '/staff/refills' },
  tickets: { icon: MessagesSquare, title: m.day_late_tickets, path: '/staff/support' },
  approvals: { icon: ShieldCheck, title: m.day_late_approvals, path: '/staff/approvals' },
  reports: { icon: FileText, title: m.day_late_reports, path: '/staff/reports' },
  incidents: { icon: FileWarning, title: m.day_late_incidents, path: '/staff/ovr' },
};

type LateListProps = { readonly late: readonly Late[]; readonly places: readonly StaffMenuItem[]; readonly now: Date };

/** What waits too long, each with the way there for whom it is open. */
export const LateList = ({ late, places, now }: LateListProps) => {
  if (late.length === 0)
    return (
      <Note tone="success" icon={CircleCheck}>
        {m.day_late_none()}
      </Note>
    );
  return (
    <section aria-label={m.day_late()} className="flex flex-col gap-2">
      <h3 className="text-h3">{m.day_late()}</h3>
      <Card flush>
        {late.map(({ kind, count, since }) => {
          const { icon, title, path } = content[kind];
          const isOpen = places.some((place) => place.path === path);
          return (
            <ListRow
              key={kind}
              icon={icon}
              tint="life"
              title={title()}
              detail={m.day_late_since({ time: relative(since, now) })}
              end={<Chip tone="warning">{number(count)}</Chip>}
              link={isOpen ? linkTo(path) : undefined}
            />
          );
        })}
      </Card>
    </section>
  );
};
