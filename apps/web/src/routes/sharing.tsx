import { createFileRoute } from '@tanstack/react-router';
import { SharingPage } from '#areas/patient/sharing/sharing-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/sharing')({
  staticData: { title: m.sharing_title, access: ['patient'] },
  component: page(SharingPage),
});
