import { CreditCard, Wallet } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { money } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { RadioCards, Switch } from '../../../shared/ui/choices.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import type { Shares } from '../../../shared/payment/amounts.ts';
import { Part } from './part.tsx';
import { useOpenPayment } from './use-placing.ts';

type PaymentProps = {
  readonly balance: number;
  readonly useWallet: boolean;
  readonly onUseWallet: (use: boolean) => void;
  readonly shares: Shares;
  readonly refusal: string | undefined;
  /** An order of this cart that is being paid already. */
  readonly openOrder: number | undefined;
};

const OpenPayment = ({ orderId }: { orderId: number }) => {
  const open = useOpenPayment();
  return (
    <Button look="outline" pending={open.isPending || open.isSuccess} onClick={() => open.mutate(orderId)}>
      {m.pharmacy_checkout_open_payment()}
    </Button>
  );
};

/** Wallet, card, or both. */
export const PaymentPart = ({ balance, useWallet, onUseWallet, shares, refusal, openOrder }: PaymentProps) => (
  <Part section="payment" title={m.pharmacy_checkout_payment()} refusal={refusal}>
    {openOrder !== undefined && <OpenPayment orderId={openOrder} />}
    <Switch
      icon={Wallet}
      label={m.pharmacy_checkout_wallet()}
      detail={
        balance > 0
          ? m.pharmacy_checkout_wallet_balance({ amount: money(balance) })
          : m.pharmacy_checkout_wallet_empty()
      }
      checked={useWallet && balance > 0}
      disabled={balance <= 0}
      onChange={onUseWallet}
    />
    {shares.card > 0 ? (
      <RadioCards
        labelHidden
        label={m.pharmacy_checkout_payment()}
        value="card"
        onChange={() => {}}
        options={[
          {
            value: 'card',
            label: m.pharmacy_checkout_card(),
            detail: m.pharmacy_checkout_card_text(),
            icon: CreditCard,
          },
        ]}
      />
    ) : (
      shares.wallet > 0 && <Note tone="success">{m.pharmacy_checkout_wallet_covers()}</Note>
    )}
  </Part>
);
