import { createFileRoute } from '@tanstack/react-router';
import { PhotoPage } from '#areas/profile/photo-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/profile/photo')({
  // A rider's profile is only read (SPEC §2).
  staticData: {
    access: ['patient', 'doctor', 'administrator', 'pharmacist', 'support', 'frontDesk', 'records'],
  },
  component: page(m.profile_photo, PhotoPage),
});
