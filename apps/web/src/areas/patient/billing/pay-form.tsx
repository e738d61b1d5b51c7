import { useQueryClient } from '@tanstack/react-query';
import { Clock, CreditCard, Lock, Wallet } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { longDay, money, time } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { RadioCards, Switch } from '#shared/ui/choices.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { CountdownBar, useSecondsLeft } from '#shared/ui/countdown-bar.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Split } from '#shared/ui/page.tsx';
import { sharesOf, type Shares } from '#shared/billing/amounts.ts';
import { AppointmentSummary } from './appointment-summary.tsx';
import { PriceLines } from './price-lines.tsx';
import type { Payable } from './queries.ts';
import { usePay } from './use-pay.ts';

type WalletProps = {
  readonly balance: number;
  readonly using: number;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

const WalletSwitch = ({ balance, using, on, onChange }: WalletProps) => (
  <Card>
    <Switch
      icon={Wallet}
      label={m.billing_wallet()}
      detail={
        balance > 0 ? (
          <>
            <span className="block">{m.billing_wallet_balance({ amount: money(balance) })}</span>
            {using > 0 && <span className="block">{m.billing_wallet_using({ amount: money(using) })}</span>}
          </>
        ) : (
          m.billing_wallet_empty()
        )
      }
      checked={on}
      disabled={balance <= 0}
      onChange={onChange}
    />
  </Card>
);

/** Brand names stand as they are in both languages. */
const Brands = () => (
  <span lang="en" dir="ltr" className="flex gap-2 text-small font-bold">
    {['mada', 'VISA', 'Mastercard'].map((brand) => (
      <span key={brand} className="rounded-sm border border-line bg-surface px-2 py-1">
        {brand}
      </span>
    ))}
  </span>
);

const Method = ({ shares }: { shares: Shares }) => {
  if (shares.card === 0)
    return <Note tone="success">{shares.wallet > 0 ? m.billing_wallet_covers() : m.billing_free()}</Note>;
  return (
    <RadioCards
      label={m.billing_method()}
      labelHidden
      value="card"
      onChange={() => {}}
      options={[
        { value: 'card', label: m.billing_card(), detail: m.billing_card_text(), icon: CreditCard, open: <Brands /> },
      ]}
    />
  );
};

const Action = ({ shares, pending, onPay }: { shares: Shares; pending: boolean; onPay: () => void }) => (
  <BottomDock>
    <div className="flex shrink-0 flex-col desktop:hidden">
      <span className="text-small whitespace-nowrap text-muted">{m.billing_now()}</span>
      <span className="tabular font-bold whitespace-nowrap">{money(shares.card)}</span>
    </div>
    <Button size="lg" className="flex-1 basis-36" icon={Lock} pending={pending} onClick={onPay}>
      {shares.card + shares.wallet === 0 ? (
        m.billing_confirm_free()
      ) : (
        <>
          <span className="desktop:hidden">{m.billing_pay()}</span>
          <span className="max-desktop:hidden">
            {m.billing_pay_amount({ amount: money(shares.card + shares.wallet) })}
          </span>
        </>
      )}
    </Button>
  </BottomDock>
);

const hour = 3600;

/** Far from its end a hold is a date to know; only in its last hour does it count down. */
const Hold = ({ until, onEnd }: { until: string; onEnd: () => void }) => {
  const left = useSecondsLeft(until);
  if (left <= hour) return <CountdownBar until={until} label={m.billing_hold()} onEnd={onEnd} />;
  return (
    <Note tone="warning" icon={Clock}>
      {m.billing_hold_until({ when: `${longDay(until)} ${time(until)}` })}
    </Note>
  );
};

/** Wallet, card, price, and one button. Money waits for the server: nothing is shown as paid before it says so. */
export const PayForm = ({ appointment: a, balance }: { appointment: Payable; balance: number }) => {
  const [useWallet, setUseWallet] = useState(false);
  const client = useQueryClient();
  const pay = usePay(a.id);
  const shares = sharesOf(a.total, balance, useWallet);
  const refresh = () => void client.invalidateQueries({ queryKey: ['booking'] });
  return (
    <>
      {a.hold_until && <Hold until={a.hold_until} onEnd={refresh} />}
      <Split ratio="pay">
        <div className="flex flex-col gap-4">
          {a.total > 0 && (
            <WalletSwitch balance={balance} using={shares.wallet} on={useWallet} onChange={setUseWallet} />
          )}
          <Method shares={shares} />
        </div>
        <div className="flex flex-col gap-4">
          <Card as="section" className="flex flex-col gap-5">
            <AppointmentSummary appointment={a} />
            <PriceLines appointment={a} shares={shares} />
          </Card>
          <Action shares={shares} pending={pay.isPending || pay.isSuccess} onPay={() => pay.mutate(shares)} />
          <p className="text-center text-small text-muted">{m.billing_once()}</p>
        </div>
      </Split>
    </>
  );
};
