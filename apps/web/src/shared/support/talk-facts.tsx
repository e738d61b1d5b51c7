import type { ReactNode } from 'react';
import * as m from '../../paraglide/messages.js';
import { digits } from '../format/index.ts';
import { Chip } from '../ui/chip.tsx';
import { Facts } from '../ui/facts.tsx';
import type { Ticket } from './api-types.ts';
import { stateFaces, topicWords } from './words.ts';

/** The standing, the topic and the number of a ticket in a line, and what else is told of it. */
export const TalkFacts = ({ of, children }: { of: Ticket; children?: ReactNode }) => {
  const { icon, tone, word } = stateFaces[of.status];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Chip tone={tone} icon={icon}>
        {word()}
      </Chip>
      <Facts>
        <span>{topicWords[of.topic]()}</span>
        <span>{m.pharmacy_support_number({ number: digits(String(of.id)) })}</span>
        {children}
      </Facts>
    </span>
  );
};
