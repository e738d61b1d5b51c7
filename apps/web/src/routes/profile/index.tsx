import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#areas/profile/profile-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/profile/')({
  staticData: { access: 'user' },
  component: page(m.profile_title, ProfilePage),
});
