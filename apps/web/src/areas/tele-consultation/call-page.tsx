import type { CallStatus } from '@balsam/contract/tele-consultation';
import { isDoctorRole } from '@balsam/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ErrorState, SkeletonCard } from '#shared/ui/states.tsx';
import type { ChatPanel } from './call/call-stage.tsx';
import { CallScreen } from './call-screen.tsx';
import { canCall } from './engine/media.ts';
import { FeedbackForm } from './feedback/feedback-form.tsx';
import type { Side } from './people.ts';
import { callStatus, visitOf } from './queries.ts';
import { Closed, NoOneJoined, OldBrowser, Refused, TooEarly } from './states/closed.tsx';

type CallPageProps = { readonly id: number; readonly answer: boolean; readonly chat?: ChatPanel | undefined };
type Call = CallStatus & { readonly join_from: string | null };

const home = { patient: '/appointment/upcoming/online', doctor: '/doctor/appointments' } as const;

const Titled = ({ side, children }: { side: Side; children: ReactNode }) => (
  <Page narrow>
    <PageHeading title={m.call_title()} back={home[side]} />
    {children}
  </Page>
);

const NotThere = ({ side }: { side: Side }) => (
  <Closed
    title={m.call_not_found()}
    text={side === 'patient' ? m.call_not_found_text() : null}
    action={
      <LinkButton {...linkTo(home[side])} icon={CalendarDays}>
        {m.call_to_appointments()}
      </LinkButton>
    }
  />
);

/** Why nobody can go in now; undefined when they can. */
const closedBy = (call: Call, side: Side, id: number): ReactNode => {
  const { join, feedback } = call.may;
  if (call.state === 'no one joined') return <NoOneJoined side={side} id={id} />;
  if (join.allowed || call.own === 'in_call' || call.own === 'line_lost') return undefined;
  if (join.code === 'too_early_to_join' && call.join_from) {
    const clockOffset = Date.parse(call.now) - Date.now();
    return <TooEarly opensAt={call.join_from} clockOffset={clockOffset} side={side} id={id} />;
  }
  return (
    <>
      <Refused side={side} id={id} may={join} />
      {feedback.allowed && <FeedbackForm id={id} side={side} />}
    </>
  );
};

const Loaded = ({ id, answer, chat, side }: CallPageProps & { side: Side }) => {
  const visit = useQuery(visitOf(id));
  const call = useQuery(callStatus(id));
  // Once somebody is in the room, its own state leads: a window that ends does not take the call away.
  const [wasOpen, setWasOpen] = useState(false);
  const error = visit.error ?? call.error;
  const isGone = error instanceof ApiError && error.code === 'not_found';
  // It went to a colleague while the doctor was in its room, which says so.
  const isMoved = isGone && wasOpen && side === 'doctor';
  if (isGone && !isMoved)
    return (
      <Titled side={side}>
        <NotThere side={side} />
      </Titled>
    );
  if (!visit.data || !call.data)
    return (
      <Titled side={side}>
        {error ? (
          <ErrorState
            onRetry={() => void Promise.all([visit.refetch(), call.refetch()])}
            reference={error instanceof ApiError ? error.request_id : undefined}
          />
        ) : (
          <SkeletonCard />
        )}
      </Titled>
    );
  const closed = closedBy(call.data, side, id);
  const isOver = call.data.state === 'no one joined';
  if (closed && (!wasOpen || isOver)) return <Titled side={side}>{closed}</Titled>;
  if (!wasOpen) setWasOpen(true);
  return (
    <CallScreen visit={visit.data} side={side} outside={call.data} isMoved={isMoved} answer={answer} chat={chat} />
  );
};

/** The video consultation of one appointment, for its patient and its doctor. `chat` is the conversation shown beside it. */
export const CallPage = (props: CallPageProps) => {
  const role = useSession()?.user.role_id;
  const side: Side = role !== undefined && isDoctorRole(role) ? 'doctor' : 'patient';
  if (!canCall())
    return (
      <Titled side={side}>
        <OldBrowser side={side} id={props.id} />
      </Titled>
    );
  return <Loaded {...props} side={side} />;
};
