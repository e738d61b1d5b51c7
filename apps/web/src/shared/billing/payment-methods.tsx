import { CalendarClock, CreditCard, Gift, Wallet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { digits, longDay, money, number } from '../format/index.ts';
import { inLocale } from '../i18n/locale.ts';
import { Card } from '../ui/card.tsx';
import { RadioCards, Switch } from '../ui/choices.tsx';
import { Note } from '../ui/note.tsx';
import { isCardAtMinimum, type PaymentChoice, type StepOne } from './step-one.ts';

type MethodsProps = {
  readonly step: StepOne;
  readonly choice: PaymentChoice;
  readonly onChange: (change: Partial<PaymentChoice>) => void;
};

type Why = StepOne['methods'][number]['reason'];

const sentence = (reason: NonNullable<Why>): string => inLocale(reason.message, digits(reason.message_ar));

/** Brand names stand as they are in both languages, but for the Saudi one, which has two. */
const Brands = () => (
  <span dir="ltr" className="flex gap-2 text-small font-bold">
    {[inLocale('mada', 'مدى'), 'VISA', 'Mastercard'].map((brand, place) => (
      <span
        key={brand}
        lang={place === 0 ? undefined : 'en'}
        className="rounded-sm border border-line bg-surface px-2 py-1"
      >
        {brand}
      </span>
    ))}
  </span>
);

/** An empty wallet, or one that may not be used, says so and cannot be switched on. */
const FromWallet = ({ step, choice, onChange }: MethodsProps) => {
  const method = step.methods.find((each) => each.method === 'wallet');
  const isEmpty = step.wallet.balance <= 0;
  const refusal = method?.reason && !isEmpty ? sentence(method.reason) : undefined;
  return (
    <Switch
      icon={Wallet}
      label={m.billing_wallet()}
      detail={
        refusal ??
        (isEmpty ? (
          m.billing_wallet_empty()
        ) : (
          <>
            <span className="block">{m.billing_wallet_balance({ amount: money(step.wallet.balance) })}</span>
            {step.wallet_amount > 0 && (
              <span className="block">{m.billing_wallet_using({ amount: money(step.wallet_amount) })}</span>
            )}
          </>
        ))
      }
      checked={choice.useWallet && method?.available === true}
      disabled={method?.available !== true}
      onChange={(useWallet) => onChange({ useWallet, ...(useWallet && { method: 'card' as const }) })}
    />
  );
};

/** S5.13: points or a promo code, never both; who has no points sees nothing of them. */
const FromPoints = ({ step, choice, onChange }: MethodsProps) => {
  const reduction = step.reductions.find(({ kind }) => kind === 'loyalty_points');
  if (step.loyalty.points <= 0) return null;
  const reason = reduction?.reason ?? null;
  return (
    <Switch
      icon={Gift}
      label={m.billing_points()}
      detail={
        reason
          ? sentence(reason)
          : m.billing_points_balance({ points: number(step.loyalty.points), amount: money(step.loyalty.amount) })
      }
      checked={choice.points > 0 && !reason}
      disabled={reason !== null}
      onChange={(use) => onChange({ points: use ? step.loyalty.points : 0 })}
    />
  );
};

/** What is due when: the first part today. */
const Plan = ({ parts }: { parts: StepOne['instalments'] }) => (
  <ol className="flex flex-col gap-2">
    {parts.map(({ amount, due_on: due }, place) => (
      <li key={due} className="flex items-center justify-between gap-4">
        <span>{place === 0 ? m.billing_part_today() : longDay(due)}</span>
        <b className="tabular whitespace-nowrap">{money(amount)}</b>
      </li>
    ))}
  </ol>
);

/** What a card cannot pay says so, and what it pays because it takes no less. */
const cardText = (step: StepOne, choice: PaymentChoice): string => {
  const reason = step.methods.find((each) => each.method === 'card')?.reason;
  if (reason) return sentence(reason);
  return isCardAtMinimum(step, choice)
    ? m.billing_card_minimum({ amount: money(step.card_amount) })
    : m.billing_card_text();
};

const card = (step: StepOne, choice: PaymentChoice) => ({
  value: 'card' as const,
  label: m.billing_card(),
  detail: cardText(step, choice),
  icon: CreditCard,
  open: <Brands />,
});

const tamara = ({ methods, instalments }: StepOne) => {
  const method = methods.find((each) => each.method === 'tamara');
  return (
    method && {
      value: 'tamara' as const,
      label: m.billing_tamara(),
      detail: method.reason ? sentence(method.reason) : m.billing_tamara_text(),
      icon: CalendarClock,
      disabled: !method.available,
      open: <Plan parts={instalments} />,
    }
  );
};

const Covered = ({ step }: { step: StepOne }) => {
  if (step.total === 0) return <Note tone="success">{m.billing_free()}</Note>;
  return <Note tone="success">{step.wallet_amount > 0 ? m.billing_wallet_covers() : m.billing_points_cover()}</Note>;
};

const CardOrInstalments = ({ step, choice, onChange }: MethodsProps) => {
  const instalments = tamara(step);
  const method = instalments && !instalments.disabled ? choice.method : 'card';
  if (step.card_amount === 0) return <Covered step={step} />;
  return (
    <RadioCards
      label={m.billing_method()}
      labelHidden
      value={method}
      onChange={(chosen) => onChange({ method: chosen })}
      options={instalments ? [card(step, choice), instalments] : [card(step, choice)]}
    />
  );
};

/**
 * Points, wallet, and a card or instalments for the rest: as the server allows each, with its reason where it does not. `framed`: points and
 * wallet stand in a card of their own.
 */
export const PaymentMethods = ({ framed = true, ...props }: MethodsProps & { readonly framed?: boolean }) => {
  const { step } = props;
  const balances = (
    <>
      <FromPoints {...props} />
      <FromWallet {...props} />
    </>
  );
  const isCardOnly = step.methods.every(({ method, reason }) => method === 'card' || reason?.code === 'card_only');
  return (
    <div className="flex flex-col gap-4">
      {step.total > 0 && !isCardOnly && (framed ? <Card className="flex flex-col gap-3">{balances}</Card> : balances)}
      <CardOrInstalments {...props} />
    </div>
  );
};
