import { createFileRoute } from '@tanstack/react-router';
import { SharingPage } from '#areas/patient/sharing/sharing-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/sharing')({
  staticData: { access: ['patient'] },
  component: page(m.sharing_title, SharingPage),
});
