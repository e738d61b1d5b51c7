import { paymentResultTarget } from '@balsam/domain/shell';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { orderAgain } from '#shared/orders/order-again.ts';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { removeStoredPayment } from '#shared/api/store-payment.ts';
import { hasRetry } from './given-back.ts';
import type { Operation } from './queries.ts';

type RetryProps = { readonly operation: Operation; readonly method: string };

type LinkProps = { readonly operation: Operation; readonly variant: 'filled' | 'outline' };

const ToOrder = ({ operation: { entity_id: id, reference }, variant }: LinkProps) => (
  <LinkButton
    wide
    variant={variant}
    to="/pharmacy/orders/$id"
    params={{ id: String(id) }}
    onClick={() => removeStoredPayment(reference)}
  >
    {m.billing_to_order()}
  </LinkButton>
);

const ToWallet = ({ operation: { reference }, variant }: LinkProps) => (
  <LinkButton wide variant={variant} to="/wallet" onClick={() => removeStoredPayment(reference)}>
    {m.billing_to_wallet()}
  </LinkButton>
);

/** The same as `Onward`, for who closes what stands in the way. */
export const useOnward = ({ operation: { purpose, entity_id: id, reference }, method }: RetryProps) => {
  const navigate = useNavigate();
  return (): void => {
    removeStoredPayment(reference);
    if (purpose === 'wallet') void navigate({ to: '/wallet' });
    else if (purpose === 'order') void navigate({ to: '/pharmacy/orders/$id', params: { id: String(id) } });
    else void navigate({ to: paymentResultTarget(method) });
  };
};

/** Where S2.07 leads after a payment; one for an order leads to the order, money for the wallet to the wallet. */
export const Onward = ({ operation, method, variant = 'filled' }: RetryProps & { variant?: 'filled' | 'outline' }) => {
  const goOn = useOnward({ operation, method });
  if (operation.purpose === 'wallet') return <ToWallet operation={operation} variant={variant} />;
  if (operation.purpose === 'order') return <ToOrder operation={operation} variant={variant} />;
  return (
    <Button variant={variant} wide onClick={goOn}>
      {method === 'package' ? m.billing_packages() : m.billing_upcoming()}
    </Button>
  );
};

/** What was in the cart is there again; a refill by subscription was not, and goes by its own page. A guardian who reads no products has neither. */
const OrderAgain = ({ id, onLeave }: { id: number; onLeave: () => void }) => {
  const { data: order, error } = useQuery(api.orders.show.query({ params: { id }, quiet: true }));
  if (!order) return error ? null : <Skeleton className="h-12 w-40 rounded-md" />;
  const again = orderAgain(order);
  if (!again) return null;
  return (
    <LinkButton wide {...again} onClick={onLeave}>
      {m.billing_try_again()}
    </LinkButton>
  );
};

const Retry = ({ operation: { purpose, appointment_id: visit, entity_id: id, reference } }: RetryProps) => {
  const leave = (): void => removeStoredPayment(reference);
  if (purpose === 'order') return <OrderAgain id={id} onLeave={leave} />;
  if (purpose === 'package')
    return (
      <LinkButton wide to="/services-packages/terms/$id" params={{ id: String(id) }} onClick={leave}>
        {m.billing_try_again()}
      </LinkButton>
    );
  if (visit === null) return null;
  return (
    <LinkButton wide to="/appointment/$id/pay" params={{ id: String(visit) }} onClick={leave}>
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
