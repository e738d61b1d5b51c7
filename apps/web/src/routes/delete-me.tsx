import { createFileRoute } from '@tanstack/react-router';
import { DeleteAccountPage } from '#areas/identity/deletion/delete-account-page.tsx';
import { deletedSearch } from '#areas/identity/entry/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/delete-me')({
  staticData: { access: 'public', beforeTerms: true, hideLogout: true },
  validateSearch: deletedSearch,
  component: page(m.identity_delete_title, DeleteAccountPage),
});
