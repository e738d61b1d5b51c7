import { createFileRoute, redirect } from '@tanstack/react-router';
import { ContactPage } from '#areas/profile/contact-page.tsx';
import * as m from '#paraglide/messages.js';
import { getSession } from '#shared/api/session.ts';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/profile/contact')({
  staticData: { access: ['patient', 'doctor'] },
  validateSearch: (search): { kind: 'phone' | 'email' } => ({ kind: search['kind'] === 'email' ? 'email' : 'phone' }),
  /** A dependent's contact is the guardian's: there is nothing to change here. */
  beforeLoad: () => {
    if (getSession()?.user.isDependent) throw redirect({ to: '/profile', replace: true });
  },
  component: page(m.profile_contact, ContactPage),
});
