import { createFileRoute } from '@tanstack/react-router';
import { DetailsPage } from '#areas/profile/details-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/profile/details')({
  staticData: { access: ['patient'] },
  component: page(m.profile_edit_details, DetailsPage),
});
