import { paymentResultTarget } from '@balsam/domain/shell';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { orderAgain } from '#shared/orders/order-again.ts';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { removeStoredPayment } from '#shared/api/stored-payment.ts';
import { hasRetry } from './given-back.ts';
import type { Operation } from './queries.ts';

type RetryProps = { readonly operation: Operation; readonly method: string };

const ToOrder = ({ id, variant, children }: { id: number; variant: 'filled' | 'outline'; children: string }) => (
  <LinkButton
    wide
    variant={variant}
    to="/pharmacy/orders/$id"
    params={{ id: String(id) }}
    onClick={removeStoredPayment}
  >
    {children}
  </LinkButton>
);

const ToWallet = ({ variant }: { variant: 'filled' | 'outline' }) => (
  <LinkButton wide variant={variant} to="/wallet" onClick={removeStoredPayment}>
    {m.billing_to_wallet()}
  </LinkButton>
);

/** The same as `Onward`, for who closes what stands in the way. */
export const useOnward = ({ operation: { purpose, entity_id: id }, method }: RetryProps) => {
  const navigate = useNavigate();
  return (): void => {
    removeStoredPayment();
    if (purpose === 'wallet') void navigate({ to: '/wallet' });
    else if (purpose === 'order') void navigate({ to: '/pharmacy/orders/$id', params: { id: String(id) } });
    else void navigate({ to: paymentResultTarget(method) });
  };
};

/** Where S2.07 leads after a payment; one for an order leads to the order, money for the wallet to the wallet. */
export const Onward = ({ operation, method, variant = 'filled' }: RetryProps & { variant?: 'filled' | 'outline' }) => {
  const goOn = useOnward({ operation, method });
  if (operation.purpose === 'wallet') return <ToWallet variant={variant} />;
  if (operation.purpose === 'order')
    return (
      <ToOrder id={operation.entity_id} variant={variant}>
        {m.billing_to_order()}
      </ToOrder>
    );
  return (
    <Button variant={variant} wide onClick={goOn}>
      {method === 'package' ? m.billing_packages() : m.billing_upcoming()}
    </Button>
  );
};

/** What was in the cart is there again; a refill by subscription was not, and goes by its own page. A guardian who reads no products has neither. */
const OrderAgain = ({ id }: { id: number }) => {
  const { data: order, error } = useQuery(api.orders.show.query({ params: { id }, quiet: true }));
  if (!order) return error ? null : <Skeleton className="h-12 w-40 rounded-md" />;
  const again = orderAgain(order);
  if (!again) return null;
  return (
    <LinkButton wide {...again} onClick={removeStoredPayment}>
      {m.billing_try_again()}
    </LinkButton>
  );
};

const Retry = ({ operation: { purpose, appointment_id: visit, entity_id: id } }: RetryProps) => {
  if (purpose === 'order') return <OrderAgain id={id} />;
  if (purpose === 'package')
    return (
      <LinkButton wide to="/services-packages/terms/$id" params={{ id: String(id) }} onClick={removeStoredPayment}>
        {m.billing_try_again()}
      </LinkButton>
    );
  if (visit === null) return null;
  return (
    <LinkButton wide to="/appointment/$id/pay" params={{ id: String(visit) }} onClick={removeStoredPayment}>
      {m.billing_try_again()}
    </LinkButton>
  );
};

/**
 * Paying again, and the way on for who would rather not; below each other where they close a dialog. What was paid for another way leads to its
 * order alone.
 */
export const RetryPayment = ({ stacked = false, ...payment }: RetryProps & { readonly stacked?: boolean }) => {
  if (!hasRetry(payment.operation)) return <Onward {...payment} />;
  return (
    <span className={stacked ? 'flex flex-col gap-2.5' : 'flex flex-wrap justify-center gap-3 *:w-auto'}>
      <Retry {...payment} />
      <Onward variant="outline" {...payment} />
    </span>
  );
};
