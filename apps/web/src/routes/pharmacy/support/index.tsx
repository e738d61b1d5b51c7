import { createFileRoute } from '@tanstack/react-router';
import { supportSearch } from '#areas/pharmacy/support/search.ts';
import { SupportPage } from '#areas/pharmacy/support/support-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/support/')({
  staticData: { access: ['patient'] },
  validateSearch: supportSearch,
  component: page(m.pharmacy_support_title, SupportPage),
});
