import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '#areas/staff/approvals/approvals-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/staff/approvals')({
  staticData: { title: m.staff_approvals_title, access: ['frontDesk', 'administrator'] },
  component: page(ApprovalsPage),
});
