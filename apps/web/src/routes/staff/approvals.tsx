import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '#areas/staff/approvals/approvals-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/approvals')({
  staticData: { access: ['frontDesk', 'administrator'] },
  component: page(m.staff_approvals_title, ApprovalsPage),
});
