import { Check, CheckCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Bubble, BubblePicture, BubbleText, UnsentFoot } from '#shared/support/message-bubble.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Message } from './queries.ts';
import type { Sending } from './use-sending.ts';

const ReadMark = ({ read }: { readonly read: boolean }) => (
  <span className="inline-flex items-center gap-1">
    {read ? <CheckCheck aria-hidden size={16} className="text-accent-text" /> : <Check aria-hidden size={16} />}
    {read ? m.visits_chat_read() : m.visits_chat_sent()}
  </span>
);

/** Something that was written, with who wrote it, when, and whether the other side has read it. */
export const ChatBubble = ({ message }: { readonly message: Message }) => (
  <Bubble
    mine={message.mine}
    foot={
      <InlineList>
        {!message.mine && (
          <bdi>
            <Marked>{inLocale(message.author, message.author_ar)}</Marked>
          </bdi>
        )}
        <span>
          {message.mine && <span className="sr-only">{m.visits_chat_you()} </span>}
          <time dateTime={message.created_at}>{time(new Date(message.created_at))}</time>
        </span>
        {message.mine && <ReadMark read={message.read} />}
      </InlineList>
    }
  >
    {message.file_ids.map((file) => (
      <BubblePicture key={file} file={file} />
    ))}
    {message.text !== '' && <BubbleText text={message.text} />}
  </Bubble>
);

type UnsentProps = { readonly sending: Sending; readonly onAgain: () => void; readonly onDiscard: () => void };

/** Something that is on its way, or did not arrive. */
export const UnsentBubble = ({ sending, onAgain, onDiscard }: UnsentProps) => (
  <Bubble mine foot={<UnsentFoot failure={sending.failure} onAgain={onAgain} onDiscard={onDiscard} />}>
    {sending.pictures.map(({ name, size }) => (
      <span key={`${name} ${size}`} className="wrap-anywhere text-text-2">
        <Marked>{name}</Marked>
      </span>
    ))}
    {sending.text !== '' && <BubbleText text={sending.text} />}
  </Bubble>
);
