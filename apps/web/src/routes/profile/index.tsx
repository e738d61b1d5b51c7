import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#areas/profile/profile-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/profile/')({
  staticData: { title: m.profile_title, access: 'user' },
  component: page(ProfilePage),
});
