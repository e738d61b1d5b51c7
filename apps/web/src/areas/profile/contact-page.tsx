import type { User } from '@balsam/contract/people';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { toast } from '#shared/ui/toast.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactCodeStep } from './contact-code-step.tsx';
import { type ContactKind, removePendingContact, readPendingContact } from './pending-contact.ts';
import { useKnownUser, useTakeUser } from './queries.ts';

const Steps = ({ user, kind }: { user: User; kind: ContactKind }) => {
  const [pending, setPending] = useState(() => readPendingContact(user.id, kind));
  const navigate = useNavigate();
  const take = useTakeUser();
  const changed = (next: User): void => {
    removePendingContact();
    take(next);
    toast.success(kind === 'phone' ? m.profile_phone_changed() : m.profile_email_changed());
    void navigate({ to: '/profile', replace: true });
  };
  const beginAgain = (): void => {
    removePendingContact();
    setPending(undefined);
  };
  if (!pending) return <ContactForm user={user} kind={kind} onSent={setPending} />;
  return <ContactCodeStep pending={pending} onRenewed={setPending} onChanged={changed} onOther={beginAgain} />;
};

/** Another phone number or e-mail address, proven by a code that goes to it. */
export const ContactPage = () => {
  const user = useKnownUser();
  const { kind } = useSearch({ from: '/profile/contact' });
  return (
    <Page narrow>
      <PageHeading title={kind === 'phone' ? m.profile_change_phone() : m.profile_change_email()} back="/profile" />
      {user && <Steps key={`${user.id} ${kind}`} user={user} kind={kind} />}
    </Page>
  );
};
