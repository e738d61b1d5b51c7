import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Wallet as WalletIcon } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { onceEach } from '#shared/api/once-each.ts';
import { money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { MovementList } from './movement-list.tsx';
import { walletPages } from './queries.ts';
import type { Wallet } from './types.ts';
import { Receipts } from './receipts.tsx';
import { StatementCard } from './statement-card.tsx';

/** Opened by few, and with the payment form inside. */
const TopUpDialog = lazy(() => import('./top-up-dialog.tsx'));

const Balance = ({ wallet }: { wallet: Wallet }) => {
  const [isAdding, setAdding] = useState(false);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <WalletIcon aria-hidden size={26} className="text-accent-text" />
        <h2 className="text-h3">{m.billing_wallet_holds()}</h2>
      </div>
      <p className="tabular text-display font-bold">{money(wallet.balance)}</p>
      {wallet.reserved > 0 && (
        <p className="text-small text-muted">{m.billing_wallet_reserved({ amount: money(wallet.reserved) })}</p>
      )}
      <Button icon={Plus} onClick={() => setAdding(true)}>
        {m.billing_top_up()}
      </Button>
      {isAdding && (
        <Deferred>
          <TopUpDialog wallet={wallet} onClose={() => setAdding(false)} />
        </Deferred>
      )}
    </Card>
  );
};

const Content = () => {
  const pages = useInfiniteQuery(walletPages);
  const { data, error, refetch } = pages;
  const [wallet] = data?.pages ?? [];
  if (!data || !wallet) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  return (
    <Split ratio="pay">
      <div className="flex flex-col gap-5 max-desktop:order-2">
        <MovementList
          movements={onceEach(
            data.pages.flatMap(({ items }) => items),
            ({ id }) => id,
          )}
          more={pages}
        />
        <Receipts />
      </div>
      <div className="flex flex-col gap-4">
        <Balance wallet={wallet} />
        <StatementCard />
      </div>
    </Split>
  );
};

/** The wallet: what it holds, what went in and out, and the papers of all payments. */
export const WalletPage = () => (
  <Page>
    <PageHeading title={m.billing_wallet_title()} back="/profile" />
    <Content />
  </Page>
);
