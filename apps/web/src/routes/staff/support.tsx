import { createFileRoute } from '@tanstack/react-router';
import { supportDeskSearch } from '#areas/staff/support/search.ts';
import { SupportDeskPage } from '#areas/staff/support/support-desk-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/support')({
  staticData: { access: ['support', 'administrator'] },
  validateSearch: supportDeskSearch,
  component: page(m.pharmacy_support_desk, SupportDeskPage),
});
