import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { shortDay, time } from '#shared/format/index.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
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

const When = ({ visit }: { visit: DoctorVisit }) => (
  <time
    dateTime={visit.starts_at}
    className={cx('tabular flex shrink-0 basis-[4.25rem] flex-col whitespace-nowrap', isOver(visit) && 'text-muted')}
  >
    <span className="font-bold">{time(visit.start_time)}</span>
    <span className="text-small text-muted">{shortDay(visit.booked_date)}</span>
  </time>
);

/** Whole at any size: a long name takes a second line, the status goes below where it does not fit beside. */
const Who = ({ visit }: { visit: DoctorVisit }) => {
  const { icon: Icon, word } = types[visit.type];
  const status = statusStyle(visit);
  return (
    <span className="flex min-w-0 flex-1 basis-48 items-center gap-3">
      <Avatar portrait={portraitNamed(visit.patient.portrait, visit.patient.id)} photo={visit.patient.photo_url} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="flex min-w-0 flex-1 basis-36 flex-col">
          <Link
            to="/doctor/appointments/$id"
            params={{ id: String(visit.id) }}
            className={cx(
              'font-bold wrap-anywhere underline-offset-4 hover:underline',
              isOver(visit) ? 'text-muted' : 'text-text',
            )}
          >
            <Marked>{nameOf(visit)}</Marked>
          </Link>
          <InlineList className="gap-y-0 text-small text-muted">
            <span className="inline-flex items-center gap-1.5">
              <Icon aria-hidden size={16} />
              {word()}
            </span>
            {visit.token_number !== null && <span>{m.doctor_token({ number: tokenText(visit.token_number) })}</span>}
          </InlineList>
        </span>
        <span className="desktop:basis-32">
          <Chip tone={status.tone}>{status.word()}</Chip>
        </span>
      </span>
    </span>
  );
};

const Row = ({ visit, first }: { visit: DoctorVisit; first: boolean }) => (
  <li className={cx('flex flex-wrap items-center gap-x-3 gap-y-3 px-4 py-3.5 desktop:px-5', first && 'bg-accent-soft')}>
    <When visit={visit} />
    <Who visit={visit} />
    {visit.may.start_call.allowed ? (
      <span className="max-desktop:basis-full desktop:min-w-38 desktop:text-end">
        <StartCall visit={visit} first={first} />
      </span>
    ) : (
      <span className="hidden min-w-38 desktop:block" />
    )}
  </li>
);

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
