import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '#areas/patient/wallet/wallet-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/wallet/')({
  staticData: { title: m.billing_wallet_title, access: ['patient'] },
  component: page(WalletPage),
});
