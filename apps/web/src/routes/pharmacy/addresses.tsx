import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '#areas/pharmacy/addresses/addresses-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/addresses')({
  staticData: { access: ['patient'] },
  component: page(m.pharmacy_addresses_title, AddressesPage),
});
