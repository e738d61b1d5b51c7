import { paymentResultTarget } from '@balsam/domain/shell';
import { useNavigate } from '@tanstack/react-router';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { dropPayment } from './kept-payment.ts';
import type { Operation } from './queries.ts';

type WayOn = { readonly operation: Operation; readonly method: string };

/** Where S2.07 leads after a payment. */
export const Onward = ({ method, look = 'filled' }: { method: string; look?: 'filled' | 'outline' }) => {
  const navigate = useNavigate();
  const leave = () => {
    dropPayment();
    void navigate({ to: paymentResultTarget(method) });
  };
  return (
    <Button look={look} wide onClick={leave}>
      {method === 'package' ? m.payment_packages() : m.payment_upcoming()}
    </Button>
  );
};

/** Paying again, and the way on for who would rather not. */
export const TryAgain = ({ operation, method }: WayOn) => (
  <span className="flex flex-wrap justify-center gap-3">
    {operation.appointment_id !== null && (
      <LinkButton to="/appointment/$id/pay" params={{ id: String(operation.appointment_id) }} onClick={dropPayment}>
        {m.payment_try_again()}
      </LinkButton>
    )}
    <Onward look="outline" method={method} />
  </span>
);
