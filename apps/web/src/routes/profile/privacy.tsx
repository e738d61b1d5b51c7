import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#areas/privacy/privacy-page.tsx';
import { readPrivacySearch } from '#areas/privacy/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/profile/privacy')({
  staticData: { title: m.privacy_title, access: 'user', beforeTerms: true },
  validateSearch: readPrivacySearch,
  component: page(PrivacyPage),
});
