import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '#areas/patient/wallet/wallet-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/wallet/')({
  staticData: { access: ['patient'] },
  component: page(m.billing_wallet_title, WalletPage),
});
