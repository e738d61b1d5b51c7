import { CircleX } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import type { Operation } from './queries.ts';
import { RetryPayment } from './retry-payment.tsx';

/** S8.04: the modal 'Payment Failed' with what the provider said, and behind it the way to try again. */
export const PaymentFailedDialog = ({ operation, method }: { operation: Operation; method: string }) => {
  const [open, setOpen] = useState(true);
  const message = inLocale(operation.operation_message, operation.operation_message_ar);
  return (
    <>
      <EmptyState
        art="box"
        title={m.billing_failed_text()}
        text={operation.refunded_to_wallet ? m.billing_refunded_note() : undefined}
        action={<RetryPayment operation={operation} method={method} />}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        icon={CircleX}
        tone="danger"
        title={m.billing_failed_title()}
        actions={
          <Button variant="outline" wide onClick={() => setOpen(false)}>
            {m.billing_close()}
          </Button>
        }
      >
        <Note tone="danger">{message || m.billing_failed_text()}</Note>
      </Dialog>
    </>
  );
};
