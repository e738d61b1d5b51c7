import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#areas/contact/contact-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/contact-us')({
  staticData: { access: 'public', beforeTerms: true },
  component: page(m.contact_title, ContactPage),
});
