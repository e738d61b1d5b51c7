import { paymentResultTarget } from '@balsam/domain/shell';
import { useNavigate } from '@tanstack/react-router';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { dropPayment } from '../../../shared/api/kept-payment.ts';
import type { Operation } from './queries.ts';

type WayOn = { readonly operation: Operation; readonly method: string };

const ToOrder = ({ id, look, children }: { id: number; look: 'filled' | 'outline'; children: string }) => (
  <LinkButton wide look={look} to="/pharmacy/orders/$id" params={{ id: String(id) }} onClick={dropPayment}>
    {children}
  </LinkButton>
);

/** Where S2.07 leads after a payment; one for an order leads to the order. */
export const Onward = ({ operation, method, look = 'filled' }: WayOn & { look?: 'filled' | 'outline' }) => {
  const navigate = useNavigate();
  const leave = () => {
    dropPayment();
    void navigate({ to: paymentResultTarget(method) });
  };
  if (operation.purpose === 'order')
    return (
      <ToOrder id={operation.entity_id} look={look}>
        {m.billing_to_order()}
      </ToOrder>
    );
  return (
    <Button look={look} wide onClick={leave}>
      {method === 'package' ? m.billing_packages() : m.billing_upcoming()}
    </Button>
  );
};

/**
 * Paying again, and the way on for who would rather not. The products of an order that nothing was paid for are in the cart again; what was
 * paid for another way leads to its order alone.
 */
export const TryAgain = ({ operation, method }: WayOn) => {
  if (operation.purpose !== 'order') return <AppointmentAgain operation={operation} method={method} />;
  if (operation.refunded_to_wallet) return <Onward operation={operation} method={method} />;
  return (
    <span className="flex flex-wrap justify-center gap-3">
      <LinkButton to="/pharmacy/checkout" onClick={dropPayment}>
        {m.billing_try_again()}
      </LinkButton>
      <Onward look="outline" operation={operation} method={method} />
    </span>
  );
};

const AppointmentAgain = ({ operation, method }: WayOn) => (
  <span className="flex flex-wrap justify-center gap-3">
    {operation.appointment_id !== null && (
      <LinkButton to="/appointment/$id/pay" params={{ id: String(operation.appointment_id) }} onClick={dropPayment}>
        {m.billing_try_again()}
      </LinkButton>
    )}
    <Onward look="outline" operation={operation} method={method} />
  </span>
);
