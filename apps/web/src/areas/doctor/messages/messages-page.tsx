import type { CallReply } from '@balsam/contract/call';
import type { chat } from '@balsam/contract/visits';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { dateTime, number, relative } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { languageOf, Marked } from '#shared/ui/person-name.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { types } from '../today/visit-status-style.ts';

type Conversation = CallReply<typeof chat.conversations>['items'][number];

const onPage = 20;

const conversations = infiniteQueryOptions({
  queryKey: ['chat', 'conversations'],
  queryFn: ({ pageParam, signal }) =>
    api.chat.conversations({ query: { page: pageParam, limit: onPage }, signal, quiet: true }),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
});

/** The beginning of what was written last, in its own direction and language. */
const LastMessage = ({ text }: { readonly text: string }) =>
  text === '' ? (
    <span className="text-text-2">{m.doctor_messages_picture()}</span>
  ) : (
    <span data-excerpt dir="auto" lang={languageOf(text)} className="line-clamp-2 self-start text-text-2">
      {text}
    </span>
  );

const Row = ({ talk, now }: { readonly talk: Conversation; readonly now: Date }) => {
  const { word } = types[talk.type];
  return (
    <li>
      <Link
        to="/doctor/appointments/$id"
        params={{ id: String(talk.appointment_id) }}
        search={{ tab: 'chat' }}
        className="flex flex-wrap items-start gap-3 px-4 py-3.5 text-text no-underline hover:bg-surface-2 desktop:px-5"
      >
        <Avatar portrait={portraitNamed(talk.patient.portrait, talk.appointment_id)} photo={talk.patient.photo_url} />
        <span className="flex min-w-0 flex-1 basis-44 flex-col gap-0.5">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-bold">
              <Marked>{inLocale(talk.patient.name, talk.patient.name_ar)}</Marked>
            </span>
            <time dateTime={talk.last_at} className="text-small text-muted">
              {relative(talk.last_at, now)}
            </time>
          </span>
          <LastMessage text={talk.last_message} />
          <InlineList className="text-small text-muted">
            <span>{word()}</span>
            <span>{dateTime(talk.starts_at)}</span>
            {!talk.open && (
              <span className="inline-flex items-center gap-1">
                <Lock aria-hidden size={14} />
                {m.doctor_messages_closed()}
              </span>
            )}
          </InlineList>
        </span>
        <span className="flex flex-wrap justify-end gap-1 empty:hidden desktop:flex-col desktop:items-end">
          {talk.unanswered && talk.open && <Chip tone="warning">{m.doctor_messages_unanswered()}</Chip>}
          {talk.unread > 0 && (
            <Chip tone="accent">{m.doctor_messages_unread({ count: talk.unread, shown: number(talk.unread) })}</Chip>
          )}
        </span>
      </Link>
    </li>
  );
};

const List = () => {
  const now = useNow(60_000);
  const pages = useInfiniteQuery(conversations);
  const { data, error, refetch } = pages;
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  const talks = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ appointment_id }) => appointment_id,
  );
  if (talks.length === 0)
    return <EmptyState art="done" title={m.doctor_messages_empty()} text={m.doctor_messages_empty_text()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {talks.map((talk) => (
            <Row key={talk.appointment_id} talk={talk} now={now} />
          ))}
        </ul>
      </Card>
      <ShowMore of={pages} />
    </>
  );
};

/** `/doctor/messages`: the doctor's talks with patients, those that wait for an answer first. */
export const DoctorMessagesPage = () => (
  <Page narrow>
    <PageHeading title={m.doctor_messages_title()} detail={m.doctor_messages_hint()} />
    <List />
  </Page>
);
