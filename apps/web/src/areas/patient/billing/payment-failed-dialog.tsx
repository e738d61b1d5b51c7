import { CircleX } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Operation } from './queries.ts';
import { RetryPayment, useOnward } from './retry-payment.tsx';

/** S8.04: the modal 'Payment Failed', alone: what the provider said, that nothing was charged, and the way to try again. */
export const PaymentFailedDialog = ({ operation, method }: { operation: Operation; method: string }) => {
  const goOn = useOnward({ operation, method });
  const message = inLocale(operation.operation_message, digits(operation.operation_message_ar));
  return (
    <Dialog
      open
      onClose={goOn}
      icon={CircleX}
      tone="danger"
      title={m.billing_failed_title()}
      actions={<RetryPayment stacked operation={operation} method={method} />}
    >
      <Note tone="danger">{message || m.billing_failed_text()}</Note>
      {operation.refund_to === null && <p className="text-text-2">{m.billing_nothing_charged()}</p>}
    </Dialog>
  );
};
