import { createFileRoute } from '@tanstack/react-router';
import { waitingSearch } from '#areas/staff/waiting-list/search.ts';
import { StaffWaitingListPage } from '#areas/staff/waiting-list/waiting-list-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/waiting-list')({
  staticData: { access: ['frontDesk', 'administrator'] },
  validateSearch: waitingSearch,
  component: page(m.waiting_staff_title, StaffWaitingListPage),
});
