import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '#areas/pharmacy/addresses/addresses-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/pharmacy/addresses')({
  staticData: { title: m.pharmacy_addresses_title, access: ['patient'] },
  component: page(AddressesPage),
});
