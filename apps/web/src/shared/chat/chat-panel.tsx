import { useQuery } from '@tanstack/react-query';
import { riyadhDay } from '@balsam/domain/time';
import { chatRules } from '@balsam/domain/visits';
import { Lock, Phone, Timer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { dateTime, longDay, span } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { Composer } from '#shared/support/composer.tsx';
import { Note } from '#shared/ui/note.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { ChatBubble, UnsentBubble } from './chat-bubbles.tsx';
import { talkOf, type Message, type Talk } from './queries.ts';
import { useSending } from './use-sending.ts';

/** Brings the newest into view inside the talk; a new one for each message. */
const End = () => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = end.current?.closest('[role=log]');
    if (log) log.scrollTop = log.scrollHeight;
  }, []);
  return <div ref={end} />;
};

const Days = ({ messages }: { readonly messages: readonly Message[] }) =>
  [...Map.groupBy(messages, ({ created_at }) => riyadhDay(new Date(created_at)))].map(([day, ofDay]) => (
    <div key={day} className="flex flex-col gap-3">
      <p className="self-center rounded-full bg-surface-2 px-3 py-1 text-small text-muted">{longDay(day)}</p>
      {ofDay.map((message) => (
        <ChatBubble key={message.id} message={message} />
      ))}
    </div>
  ));

/** What stands above every talk: it is no way to get help at once, and how soon this doctor answers. */
const Head = ({ talk }: { readonly talk: Talk }) => (
  <div className="flex flex-col gap-2">
    <Note tone="warning" icon={Phone}>
      {m.visits_chat_emergency()}
    </Note>
    {talk.answers_within !== null && talk.may.write.allowed && (
      <p className="flex items-center gap-2 text-small text-muted">
        <Timer aria-hidden size={16} />
        {m.visits_chat_answers({ time: span(Math.max(1, talk.answers_within)) })}
      </p>
    )}
  </div>
);

const Closed = ({ talk: { may } }: { readonly talk: Talk }) => (
  <Note tone="neutral" icon={Lock}>
    {refusalText(may.write) || m.visits_chat_closed()}
  </Note>
);

const OpenTalk = ({ id, talk }: { readonly id: number; readonly talk: Talk }) => {
  const { sendings, send, again, discard } = useSending(id, talk.items.at(-1)?.id ?? 0);
  const count = talk.items.length + sendings.length;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <Head talk={talk} />
      <div
        role="log"
        aria-label={m.visits_chat_title()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        className="flex max-h-120 min-h-24 flex-1 flex-col gap-3 overflow-y-auto rounded-md"
      >
        {count === 0 && <p className="py-6 text-center text-muted">{m.visits_chat_empty()}</p>}
        <Days messages={talk.items} />
        {sendings.map((sending) => (
          <UnsentBubble
            key={sending.key}
            sending={sending}
            onAgain={() => again(sending)}
            onDiscard={() => discard(sending.key)}
          />
        ))}
        <End key={count} />
      </div>
      {talk.may.write.allowed ? (
        <>
          <Composer
            talk={`visit ${id}`}
            most={chatRules.pictures}
            words={{ write: m.visits_chat_write(), send: m.visits_chat_send() }}
            onSend={send}
          />
          <p className="text-small text-muted">{m.visits_chat_until({ time: dateTime(talk.open_until) })}</p>
        </>
      ) : (
        <Closed talk={talk} />
      )}
    </div>
  );
};

/** The talk of the two sides of a visit, live: on the appointment's page, beside the doctor's notes, and in the call. */
export const ChatPanel = ({ appointmentId }: { readonly appointmentId: number }) => {
  const { data, error, refetch } = useQuery(talkOf(appointmentId));
  if (data) return <OpenTalk key={appointmentId} id={appointmentId} talk={data} />;
  if (error instanceof ApiError && error.code === 'own_affair')
    return (
      <Note tone="neutral" icon={Lock}>
        {m.visits_own_affair()}
      </Note>
    );
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  return <SkeletonList count={2} />;
};
