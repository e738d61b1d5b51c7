import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number, shortDay, time } from '#shared/format/index.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import type { DoctorVisit } from './queries.ts';
import { isOver, nameOf, statusStyle, types } from './visit-status-style.ts';

/** S4.01: the server says whether a call may be started; the button shows just that. */
const StartCall = ({ visit, first }: { visit: DoctorVisit; first: boolean }) => (
  <LinkButton
    to="/tele-consultation/$appointmentId"
    params={{ appointmentId: String(visit.id) }}
    variant={first ? 'filled' : 'soft'}
    size="sm"
    icon={Video}
    aria-label={m.doctor_start_call_with({ name: nameOf(visit) })}
    className="max-desktop:w-full"
  >
    {m.doctor_start_call()}
  </LinkButton>
);

const Row = ({ visit, first }: { visit: DoctorVisit; first: boolean }) => {
  const { icon: Icon, word } = types[visit.type];
  const status = statusStyle(visit);
  const over = isOver(visit);
  return (
    <li
      className={cx(
        'grid grid-cols-[4.25rem_1fr_auto] items-center gap-x-3 gap-y-3 px-4 py-3.5 desktop:grid-cols-[5.5rem_1fr_8rem_9.5rem] desktop:px-5',
        first && 'bg-accent-soft',
      )}
    >
      <time dateTime={visit.starts_at} className={cx('tabular flex flex-col whitespace-nowrap', over && 'text-muted')}>
        <span className="font-bold">{time(visit.start_time)}</span>
        <span className="text-small text-muted">{shortDay(visit.booked_date)}</span>
      </time>
      <span className="flex min-w-0 items-center gap-3">
        <Avatar portrait={portraitNamed(visit.patient.portrait, visit.patient.id)} photo={visit.patient.photo_url} />
        <span className="flex min-w-0 flex-col">
          <Link
            to="/doctor/appointments/$id"
            params={{ id: String(visit.id) }}
            className={cx('truncate font-bold underline-offset-4 hover:underline', over ? 'text-muted' : 'text-text')}
          >
            {nameOf(visit)}
          </Link>
          <InlineList className="gap-y-0 text-small text-muted">
            <span className="inline-flex items-center gap-1.5">
              <Icon aria-hidden size={16} />
              {word()}
            </span>
            {visit.token !== null && <span>{m.doctor_token({ number: number(visit.token) })}</span>}
          </InlineList>
        </span>
      </span>
      <span className="justify-self-end desktop:justify-self-start">
        <Chip tone={status.tone}>{status.word()}</Chip>
      </span>
      {visit.may.start_call.allowed && (
        <span className="max-desktop:col-span-full desktop:justify-self-end">
          <StartCall visit={visit} first={first} />
        </span>
      )}
    </li>
  );
};

/** Visits of the day by time: who, what kind, how it stands, and Start Call where the rule allows it. */
export const TodayList = ({ visits }: { visits: readonly DoctorVisit[] }) => {
  const next = visits.find((v) => v.may.start_call.allowed);
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {visits.map((visit) => (
        <Row key={visit.id} visit={visit} first={visit === next} />
      ))}
    </ul>
  );
};
