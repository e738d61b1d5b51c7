import { CalendarClock, CreditCard, Gift, Wallet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { digits, longDay, money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards, Switch } from '#shared/ui/choices.tsx';
import { Note } from '#shared/ui/note.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { useOpenPayment } from './use-place-order.ts';
import type { PaymentChoice } from './use-payment-choice.ts';

type PaymentProps = {
  readonly payment: PaymentChoice;
  readonly refusal: string | undefined;
  /** An order of this cart that is being paid already. */
  readonly openOrder: number | undefined;
};

const OpenPayment = ({ orderId }: { orderId: number }) => {
  const open = useOpenPayment();
  return (
    <Button variant="outline" pending={open.isPending || open.isSuccess} onClick={() => open.mutate(orderId)}>
      {m.pharmacy_checkout_open_payment()}
    </Button>
  );
};

const FromWallet = ({ payment: { balance, useWallet, setWallet } }: { payment: PaymentChoice }) => (
  <Switch
    icon={Wallet}
    label={m.pharmacy_checkout_wallet()}
    detail={
      balance > 0 ? m.pharmacy_checkout_wallet_balance({ amount: money(balance) }) : m.pharmacy_checkout_wallet_empty()
    }
    checked={useWallet && balance > 0}
    disabled={balance <= 0}
    onChange={setWallet}
  />
);

/** S5.14: points or a promo code, never both; who has no points sees nothing of them. */
const FromPoints = ({ payment: { loyalty, hasCode, usePoints, setPoints } }: { payment: PaymentChoice }) => {
  if (loyalty.points <= 0) return null;
  const worth = money(Math.floor((loyalty.points * 100) / loyalty.points_per_sar) / 100);
  return (
    <Switch
      icon={Gift}
      label={m.pharmacy_checkout_points()}
      detail={
        hasCode
          ? m.pharmacy_checkout_points_or_code()
          : m.pharmacy_checkout_points_balance({ points: number(loyalty.points), amount: worth })
      }
      checked={usePoints}
      disabled={hasCode}
      onChange={setPoints}
    />
  );
};

type Instalments = NonNullable<PaymentChoice['instalments']>;

/** What is due when: the first part today. */
const Plan = ({ items }: Pick<Instalments, 'items'>) => (
  <ol className="flex flex-col gap-2">
    {items.map(({ amount, due_on }, place) => (
      <li key={due_on} className="flex items-center justify-between gap-4">
        <span>{place === 0 ? m.pharmacy_checkout_part_today() : longDay(due_on)}</span>
        <b className="tabular whitespace-nowrap">{money(amount)}</b>
      </li>
    ))}
  </ol>
);

const lentDetail = ({ reason }: Instalments): string =>
  reason ? inLocale(reason.message, digits(reason.message_ar)) : m.pharmacy_checkout_tamara_text();

const card = () => ({
  value: 'card' as const,
  label: m.pharmacy_checkout_card(),
  detail: m.pharmacy_checkout_card_text(),
  icon: CreditCard,
});

const tamara = (instalments: Instalments) => ({
  value: 'tamara' as const,
  label: m.pharmacy_checkout_tamara(),
  detail: lentDetail(instalments),
  icon: CalendarClock,
  disabled: !instalments.available,
  open: <Plan items={instalments.items} />,
});

/** By card or, where somebody lends, by instalments; a refusal of those says why (S5.13). */
const CardOrInstalments = ({ payment: { split, instalments, method, setMethod } }: { payment: PaymentChoice }) => {
  const isOffered = instalments !== undefined && (instalments.available || instalments.reason !== null);
  if (split.card === 0) {
    if (split.wallet > 0) return <Note tone="success">{m.pharmacy_checkout_wallet_covers()}</Note>;
    return split.worth > 0 && <Note tone="success">{m.pharmacy_checkout_points_cover()}</Note>;
  }
  return (
    <RadioCards
      labelHidden
      label={m.pharmacy_checkout_payment()}
      value={method}
      onChange={setMethod}
      options={isOffered ? [card(), tamara(instalments)] : [card()]}
    />
  );
};

/** Points, wallet, and a card or instalments for the rest. */
export const PaymentSection = ({ payment, refusal, openOrder }: PaymentProps) => (
  <CheckoutSection section="payment" title={m.pharmacy_checkout_payment()} refusal={refusal}>
    {openOrder !== undefined && <OpenPayment orderId={openOrder} />}
    <FromPoints payment={payment} />
    <FromWallet payment={payment} />
    <CardOrInstalments payment={payment} />
  </CheckoutSection>
);
