import { createFileRoute } from '@tanstack/react-router';
import { PharmacyHomePage } from '#areas/pharmacy/shop/home-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/')({
  staticData: { access: 'public', ownCart: true },
  component: page(m.pharmacy_title, PharmacyHomePage),
});
