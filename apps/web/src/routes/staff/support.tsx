import { createFileRoute } from '@tanstack/react-router';
import { supportDeskSearch } from '#areas/staff/support/search.ts';
import { SupportDeskPage } from '#areas/staff/support/support-desk-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/staff/support')({
  staticData: { title: m.pharmacy_support_desk, access: ['support', 'administrator'] },
  validateSearch: supportDeskSearch,
  component: page(SupportDeskPage),
});
