import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '#areas/staff/audit/audit-page.tsx';
import { auditSearch } from '#areas/staff/audit/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/audit')({
  staticData: { access: ['administrator'] },
  validateSearch: auditSearch,
  component: page(m.audit_title, AuditPage),
});
