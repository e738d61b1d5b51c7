import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { longDay } from '#shared/format/index.ts';
import { Note } from '#shared/ui/note.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { MessageBubble, SendingBubble } from './message-bubble.tsx';
import { groupByDay } from './group-by-day.ts';
import { Composer } from './composer.tsx';
import { conversationOf } from './queries.ts';
import { useSending } from './use-sending.ts';
import type { Message, Conversation, Ticket } from './api-types.ts';

const Day = ({ day, messages }: { day: string; messages: readonly Message[] }) => (
  <>
    <p className="self-center rounded-full bg-surface-2 px-3 py-1 text-small text-muted">{longDay(day)}</p>
    {messages.map((message) => (
      <MessageBubble key={message.id} message={message} />
    ))}
  </>
);

/** Brings itself into view; a new one for each message keeps the end of the talk on the screen. */
const End = () => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={end} className="scroll-mb-32" />;
};

/** The talk itself: read aloud as it grows, and always showing its end. */
const MessageLog = ({
  conversation,
  children,
  count,
}: {
  conversation: Conversation;
  children: ReactNode;
  count: number;
}) => (
  <div role="log" aria-label={m.pharmacy_support_talk()} className="flex flex-col gap-3">
    {groupByDay(conversation.items).map(({ day, messages }) => (
      <Day key={day} day={day} messages={messages} />
    ))}
    {children}
    <End key={count} />
  </div>
);

type ViewProps = {
  readonly id: number;
  /** What stands above the talk once it is known. */
  readonly Head: ComponentType<{ ticket: Ticket }>;
  /** Where the composer stands on the page. */
  readonly Foot: ComponentType<{ children: ReactNode }>;
  readonly notThere: ReactNode;
};

const Conversation = ({
  conversation,
  id,
  Head,
  Foot,
}: Omit<ViewProps, 'notThere'> & { conversation: Conversation }) => {
  const { sendings, send, again, discard } = useSending(id);
  return (
    <>
      <Head ticket={conversation.ticket} />
      <MessageLog conversation={conversation} count={conversation.total + sendings.length}>
        {sendings.map((sending) => (
          <SendingBubble
            key={sending.key}
            sending={sending}
            onAgain={() => again(sending)}
            onDiscard={() => discard(sending.key)}
          />
        ))}
      </MessageLog>
      {conversation.ticket.may.write ? (
        <Foot>
          <Composer
            talk={`ticket ${id}`}
            most={1}
            words={{ write: m.pharmacy_support_write(), send: m.pharmacy_support_send() }}
            onSend={(text, [picture]) => send(text, picture)}
          />
        </Foot>
      ) : (
        <Note tone="neutral" icon={Lock}>
          {conversation.ticket.status === 'closed' ? m.pharmacy_support_is_closed() : m.pharmacy_support_of_guest()}
        </Note>
      )}
    </>
  );
};

/** A ticket with all that was written in it, live, and a place to write on. */
export const ConversationView = ({ notThere, ...view }: ViewProps) => {
  const { data, error, refetch } = useQuery(conversationOf(view.id));
  if (data) return <Conversation conversation={data} {...view} />;
  if (error instanceof ApiError && error.code === 'not_found') return notThere;
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  return <SkeletonList count={5} />;
};
