import { createFileRoute } from '@tanstack/react-router';
import { RetentionPage } from '#areas/staff/retention/retention-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/retention')({
  staticData: { access: ['administrator'] },
  component: page(m.retention_title, RetentionPage),
});
