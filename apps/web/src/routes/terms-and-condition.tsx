import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#areas/identity/terms/terms-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/terms-and-condition')({
  staticData: { access: 'user', beforeTerms: true, hideMenu: true },
  component: page(m.identity_terms_title, TermsPage),
});
