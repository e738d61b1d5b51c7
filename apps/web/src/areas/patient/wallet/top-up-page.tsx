import { useParams } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PayForm } from '../billing/pay-form.tsx';

const Summary = () => (
  <div className="flex items-center gap-3">
    <Wallet aria-hidden size={26} className="text-accent-text" />
    <h2 className="text-h3">{m.billing_top_up()}</h2>
  </div>
);

/** How to pay for money in the wallet: by card. */
export const TopUpPage = () => {
  const { id } = useParams({ from: '/wallet/top-up/$id' });
  return (
    <Page>
      <PageHeading back="/wallet" title={m.billing_title()} />
      <PayForm
        subject={{ purpose: 'wallet', entityId: Number(id) }}
        feeName={m.billing_top_up_amount()}
        summary={<Summary />}
      />
    </Page>
  );
};
