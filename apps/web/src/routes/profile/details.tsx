import { createFileRoute } from '@tanstack/react-router';
import { DetailsPage } from '#areas/profile/details-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/profile/details')({
  staticData: { title: m.profile_edit_details, access: ['patient'] },
  component: page(DetailsPage),
});
