import { createFileRoute } from '@tanstack/react-router';
import { WaitingListPage } from '#areas/patient/waiting-list/waiting-list-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/waiting-list')({
  staticData: { access: ['patient'] },
  component: page(m.waiting_title, WaitingListPage),
});
