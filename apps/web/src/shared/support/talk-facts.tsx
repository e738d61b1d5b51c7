import * as m from '../../paraglide/messages.js';
import { digits } from '../format/index.ts';
import { Chip } from '../ui/chip.tsx';
import type { Ticket } from './wire.ts';
import { stateFaces, topicWords } from './words.ts';

/** The standing, the topic and the number of a ticket in a line. */
export const TalkFacts = ({ of }: { of: Ticket }) => {
  const { icon, tone, word } = stateFaces[of.status];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Chip tone={tone} icon={icon}>
        {word()}
      </Chip>
      <span>{topicWords[of.topic]()}</span>
      <span>{m.pharmacy_support_number({ number: digits(String(of.id)) })}</span>
    </span>
  );
};
