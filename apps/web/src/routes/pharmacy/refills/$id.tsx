import { createFileRoute } from '@tanstack/react-router';
import { RefillPage } from '#areas/pharmacy/refill/refill-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/refills/$id')({
  staticData: { access: ['patient'] },
  component: page(m.pharmacy_refill_title, RefillPage),
});
