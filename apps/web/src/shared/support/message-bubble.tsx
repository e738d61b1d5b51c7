import { Clock, RotateCw, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { languageOf, Marked } from '#shared/ui/person-name.tsx';
import { PrivatePicture } from '#shared/ui/private-picture.tsx';
import type { Sending } from './use-sending.ts';
import type { Message } from './api-types.ts';

/** A picture that was sent, as large as the talk allows; pressed it opens whole. */
export const BubblePicture = ({ file }: { file: string }) => (
  <PrivatePicture path={`/api/v1/mediafiles/${file}`} box="h-40 w-56 max-w-full">
    {(address) => (
      <a href={address} target="_blank" rel="noreferrer" className="block">
        <img
          src={address}
          alt={m.pharmacy_support_picture_open()}
          className="max-h-72 max-w-full rounded-md object-contain"
        />
      </a>
    )}
  </PrivatePicture>
);

type BubbleProps = { readonly mine: boolean; readonly children: ReactNode; readonly foot: ReactNode };

/** The box of a message, on the side of whoever wrote it, with what stands below it. */
export const Bubble = ({ mine, children, foot }: BubbleProps) => (
  <div
    className={cx('flex max-w-[85%] flex-col gap-1 desktop:max-w-[70%]', mine ? 'items-end self-end' : 'self-start')}
  >
    <div
      className={cx(
        'flex flex-col gap-2 rounded-lg border px-3.5 py-2.5 text-text',
        mine ? 'rounded-ee-sm border-accent-line bg-accent-soft-2' : 'rounded-es-sm border-line bg-surface',
      )}
    >
      {children}
    </div>
    <div className="flex flex-wrap items-center gap-x-2 px-1 text-small text-muted">{foot}</div>
  </div>
);

/** What was written, in its own direction and language. */
export const BubbleText = ({ text }: { text: string }) => (
  <p dir="auto" lang={languageOf(text)} className="text-start wrap-anywhere whitespace-pre-wrap">
    {text}
  </p>
);

/** Something that was written, with who wrote it and when. */
export const MessageBubble = ({ message }: { message: Message }) => (
  <Bubble
    mine={message.mine}
    foot={
      <>
        {message.mine && <span className="sr-only">{m.pharmacy_support_you()}</span>}
        <InlineList>
          {!message.mine && (
            <bdi>
              <Marked>{inLocale(message.author, message.author_ar)}</Marked>
            </bdi>
          )}
          {message.from_staff && !message.mine && <span>{m.pharmacy_support_team()}</span>}
          <time dateTime={message.created_at}>{time(new Date(message.created_at))}</time>
        </InlineList>
      </>
    }
  >
    {message.file !== null && <BubblePicture file={message.file} />}
    {message.text !== '' && <BubbleText text={message.text} />}
  </Bubble>
);

type SendingProps = { readonly sending: Sending; readonly onAgain: () => void; readonly onDiscard: () => void };

type UnsentProps = {
  /** Why it did not arrive; undefined while it is on its way. */
  readonly failure: string | undefined;
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
};

const Failed = ({ failure, onAgain, onDiscard }: UnsentProps) => (
  <span role="alert" className="flex flex-wrap items-center gap-x-2">
    <span className="flex items-center gap-1 text-danger-text">
      <TriangleAlert aria-hidden size={16} />
      {failure === '' ? m.visits_chat_not_sent() : failure}
    </span>
    <Button variant="text" size="sm" icon={RotateCw} onClick={onAgain}>
      {m.shell_try_again()}
    </Button>
    <Button variant="text" size="sm" icon={X} onClick={onDiscard}>
      {m.pharmacy_support_give_up()}
    </Button>
  </span>
);

/** Below a message that has not arrived: that it is on its way, or why not and what to do. */
export const UnsentFoot = (props: UnsentProps) =>
  props.failure === undefined ? (
    <span className="flex items-center gap-1">
      <Clock aria-hidden size={14} />
      {m.pharmacy_support_sending()}
    </span>
  ) : (
    <Failed {...props} />
  );

/** Something that is on its way, or did not arrive. */
export const SendingBubble = (props: SendingProps) => {
  const { sending } = props;
  return (
    <Bubble mine foot={<UnsentFoot {...props} failure={sending.failure} />}>
      {sending.picture && (
        <span className="text-text-2 wrap-anywhere">
          <Marked>{sending.picture.name}</Marked>
        </span>
      )}
      {sending.text !== '' && <BubbleText text={sending.text} />}
    </Bubble>
  );
};
