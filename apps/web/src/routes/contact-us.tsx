import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#areas/contact/contact-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/contact-us')({
  staticData: { title: m.contact_title, access: 'public', beforeTerms: true },
  component: page(ContactPage),
});
