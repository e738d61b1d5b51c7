import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { digits, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Split } from '#shared/ui/page.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { PriceLines } from './price-lines.tsx';
import { PaymentMethods } from '#shared/billing/payment-methods.tsx';
import type { StepOne } from '#shared/billing/step-one.ts';
import type { PaymentSubject } from './queries.ts';
import { useCheckout } from './use-checkout.ts';
import { usePay } from './use-pay.ts';

type ActionProps = { readonly step: StepOne; readonly pending: boolean; readonly onPay: () => void };

const Action = ({ step, pending, onPay }: ActionProps) => (
  <BottomDock>
    <div className="flex shrink-0 flex-col desktop:hidden">
      <span className="text-small whitespace-nowrap text-muted">{m.billing_now()}</span>
      <span className="tabular font-bold whitespace-nowrap">{money(step.card_amount)}</span>
    </div>
    <Button
      size="lg"
      className="flex-1 basis-36"
      icon={Lock}
      pending={pending}
      disabled={step.refusal !== null}
      onClick={onPay}
    >
      {step.card_amount === 0 ? m.billing_confirm_free() : m.billing_pay_amount({ amount: money(step.card_amount) })}
    </Button>
  </BottomDock>
);

type PayFormProps = {
  readonly subject: PaymentSubject;
  /** What is paid for, as its own page would show it. */
  readonly summary: ReactNode;
  /** What the first line of the price is called. */
  readonly feeName: string;
  /** What stands beside the ways to pay: a promo code, for instance. */
  readonly renderReductions?: ((step: StepOne) => ReactNode) | undefined;
};

/** The one form of every payment: reductions, ways to pay, price, and one button. Nothing is shown as paid before the server says so. */
export const PayForm = ({ subject, summary, feeName, renderReductions }: PayFormProps) => {
  const { data: step, error, refetch, choice, change, isPlaceholderData } = useCheckout(subject);
  const pay = usePay(subject);
  if (!step)
    return error ? <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  const isBusy = pay.isPending || pay.isSuccess || isPlaceholderData;
  return (
    <Split ratio="pay">
      <div className="flex flex-col gap-4">
        {renderReductions?.(step)}
        <PaymentMethods step={step} choice={choice} onChange={change} />
      </div>
      <div className="flex flex-col gap-4">
        <Card as="section" className="flex flex-col gap-5">
          {summary}
          <PriceLines step={step} feeName={feeName} />
        </Card>
        <div role="alert">
          {step.refusal && (
            <Note tone="danger" icon={CircleAlert}>
              {inLocale(step.refusal.message, digits(step.refusal.message_ar))}
            </Note>
          )}
        </div>
        <Action step={step} pending={isBusy} onPay={() => pay.mutate({ choice, total: step.total })} />
        <p className="text-center text-small text-muted">{m.billing_once()}</p>
      </div>
    </Split>
  );
};
