import { roles } from '@balsam/domain/identity';
import { useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { digits } from '#shared/format/index.ts';
import { Art } from '#shared/ui/art.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import type { Sent } from './contact-form.tsx';

const AnswerPlace = ({ sent: { id, contact } }: { sent: Sent }) => {
  if (useSession()?.user.role_id !== roles.patient)
    return (
      <p className="text-text-2">
        <Filled sentence={m.contact_sent_guest({ contact: gap })}>
          <Ltr className="wrap-anywhere">{contact}</Ltr>
        </Filled>
      </p>
    );
  return (
    <>
      <p className="text-text-2">{m.contact_sent_patient()}</p>
      <LinkButton variant="soft" to="/pharmacy/support/$id" params={{ id: String(id) }}>
        {m.contact_sent_open()}
      </LinkButton>
    </>
  );
};

/** It has arrived: the number of its ticket, and where the answer comes. It takes the focus from the form that it replaces. */
export const SentMessage = ({ sent, onAgain }: { sent: Sent; onAgain: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <Art name="done" />
      <h3 ref={title} tabIndex={-1} className="text-h3">
        {m.contact_sent_title()}
      </h3>
      <p className="font-bold">{m.contact_sent_number({ number: digits(sent.id) })}</p>
      <AnswerPlace sent={sent} />
      <Button variant="text" onClick={onAgain}>
        {m.contact_again()}
      </Button>
    </div>
  );
};
