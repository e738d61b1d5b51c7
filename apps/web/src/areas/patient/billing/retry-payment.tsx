import { paymentResultTarget } from '@balsam/domain/shell';
import { useNavigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { removeStoredPayment } from '#shared/api/stored-payment.ts';
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

/** Where S2.07 leads after a payment; one for an order leads to the order, money for the wallet to the wallet. */
export const Onward = ({ operation, method, variant = 'filled' }: RetryProps & { variant?: 'filled' | 'outline' }) => {
  const navigate = useNavigate();
  const forgetPayment = () => {
    removeStoredPayment();
    void navigate({ to: paymentResultTarget(method) });
  };
  if (operation.purpose === 'wallet') return <ToWallet variant={variant} />;
  if (operation.purpose === 'order')
    return (
      <ToOrder id={operation.entity_id} variant={variant}>
        {m.billing_to_order()}
      </ToOrder>
    );
  return (
    <Button variant={variant} wide onClick={forgetPayment}>
      {method === 'package' ? m.billing_packages() : m.billing_upcoming()}
    </Button>
  );
};

/**
 * Paying again, and the way on for who would rather not. The products of an order that nothing was paid for are in the cart again; what was
 * paid for another way leads to its order alone.
 */
export const RetryPayment = ({ operation, method }: RetryProps) => {
  if (operation.purpose === 'wallet') return <Onward operation={operation} method={method} />;
  if (operation.purpose !== 'order') return <RetryAppointment operation={operation} method={method} />;
  if (operation.refunded_to_wallet) return <Onward operation={operation} method={method} />;
  return (
    <span className="flex flex-wrap justify-center gap-3">
      <LinkButton to="/pharmacy/checkout" onClick={removeStoredPayment}>
        {m.billing_try_again()}
      </LinkButton>
      <Onward variant="outline" operation={operation} method={method} />
    </span>
  );
};

const RetryAppointment = ({ operation, method }: RetryProps) => (
  <span className="flex flex-wrap justify-center gap-3">
    {operation.appointment_id !== null && (
      <LinkButton
        to="/appointment/$id/pay"
        params={{ id: String(operation.appointment_id) }}
        onClick={removeStoredPayment}
      >
        {m.billing_try_again()}
      </LinkButton>
    )}
    <Onward variant="outline" operation={operation} method={method} />
  </span>
);
