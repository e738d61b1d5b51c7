import { CreditCard, Wallet } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PolicyDialog, type Policy } from '../checkout/policy-dialog.tsx';

/** What paying accepts, and both policies to be read. */
export const AcceptedPolicies = () => {
  const [reading, setReading] = useState<Policy>();
  return (
    <div className="flex flex-col text-small text-text-2">
      <p>{m.pharmacy_refill_accept()}</p>
      <div className="-mx-2 flex flex-wrap">
        <Button variant="text" size="sm" onClick={() => setReading('privacy')}>
          {m.pharmacy_checkout_read_privacy()}
        </Button>
        <Button variant="text" size="sm" onClick={() => setReading('return-policy')}>
          {m.pharmacy_checkout_read_returns()}
        </Button>
      </div>
      <PolicyDialog policy={reading} onClose={() => setReading(undefined)} />
    </div>
  );
};

type PayButtonsProps = {
  readonly amount: number;
  readonly balance: number;
  /** What is being paid by now; undefined while nothing is. */
  readonly paying: 'card' | 'wallet' | undefined;
  readonly disabled: boolean;
  readonly onPay: (by: 'card' | 'wallet') => void;
};

/** One press orders and pays: from the wallet where that holds enough, and by card. */
export const PayButtons = ({ amount, balance, paying, disabled, onPay }: PayButtonsProps) => {
  const hasEnough = balance >= amount;
  const isOff = (by: 'card' | 'wallet') => disabled || (paying !== undefined && paying !== by);
  return (
    <BottomDock>
      {hasEnough && (
        <Button
          size="lg"
          className="flex-1 basis-56"
          icon={Wallet}
          pending={paying === 'wallet'}
          disabled={isOff('wallet')}
          onClick={() => onPay('wallet')}
        >
          {m.pharmacy_refill_wallet({ amount: money(amount) })}
        </Button>
      )}
      <Button
        size="lg"
        variant={hasEnough ? 'outline' : 'filled'}
        className="flex-1 basis-56"
        icon={CreditCard}
        pending={paying === 'card'}
        disabled={isOff('card')}
        onClick={() => onPay('card')}
      >
        {m.pharmacy_refill_card({ amount: money(amount) })}
      </Button>
    </BottomDock>
  );
};
