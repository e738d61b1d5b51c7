import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#areas/privacy/privacy-page.tsx';
import { readPrivacySearch } from '#areas/privacy/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/profile/privacy')({
  staticData: { access: 'user', beforeTerms: true },
  validateSearch: readPrivacySearch,
  component: page(m.privacy_title, PrivacyPage),
});
