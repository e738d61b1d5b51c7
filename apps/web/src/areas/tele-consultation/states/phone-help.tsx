import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { contactNumber } from '../queries.ts';

/** The way that is always open: the telephone. */
export const PhoneHelp = ({ text }: { text: string }) => {
  const { data: number } = useQuery(contactNumber);
  return (
    <Note tone="accent" icon={Phone}>
      <p>{text}</p>
      {number !== undefined && (
        <a href={`tel:${number}`} className="inline-flex min-h-11 items-center gap-2 font-bold">
          {m.call_phone_us()} <Ltr>{number}</Ltr>
        </a>
      )}
    </Note>
  );
};
