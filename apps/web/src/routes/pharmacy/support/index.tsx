import { createFileRoute } from '@tanstack/react-router';
import { supportSearch } from '#areas/pharmacy/support/search.ts';
import { SupportPage } from '#areas/pharmacy/support/support-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/pharmacy/support/')({
  staticData: { title: m.pharmacy_support_title, access: ['patient'] },
  validateSearch: supportSearch,
  component: page(SupportPage),
});
