import { createFileRoute } from '@tanstack/react-router';
import { PharmacyHomePage } from '#areas/pharmacy/shop/home-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/pharmacy/')({
  staticData: { title: m.pharmacy_title, access: 'public', ownCart: true },
  component: page(PharmacyHomePage),
});
