import { writtenText } from '@balsam/domain/text';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { cancelReasons, reasonNamed } from './cancel-reasons.ts';
import { RefundChoice } from './refund-choice.tsx';
import { useCancelOrder } from './use-order-changes.ts';
import type { Order, RefundTo } from './api-types.ts';

const longest = 500;

/** What the form holds, and what it still lacks once it was sent (S5.18: both are asked for). */
const useForm = () => {
  const [reason, setReason] = useState('');
  const [description, setDescription] = useState('');
  const [sent, setSent] = useState(false);
  const chosen = reasonNamed(reason);
  const written = writtenText(description);
  return {
    reason,
    setReason,
    description,
    setDescription,
    request: chosen && written !== '' ? { reason: chosen, description: written } : undefined,
    reasonFault: sent && !chosen ? m.pharmacy_order_cancel_reason_missing() : undefined,
    descriptionFault: sent && written === '' ? m.pharmacy_order_cancel_description_missing() : undefined,
    markSent: () => setSent(true),
  };
};

type Form = ReturnType<typeof useForm>;

const Fields = ({ form }: { form: Form }) => (
  <>
    <SelectField
      label={m.pharmacy_order_cancel_reason()}
      placeholder={m.pharmacy_order_cancel_choose()}
      options={cancelReasons.map(({ code, word }) => ({ value: code, label: word() }))}
      value={form.reason}
      onChange={(event) => form.setReason(event.currentTarget.value)}
      error={form.reasonFault}
    />
    <TextArea
      label={m.pharmacy_order_cancel_description()}
      maxLength={longest}
      value={form.description}
      onChange={(event) => form.setDescription(event.currentTarget.value)}
      error={form.descriptionFault}
    />
  </>
);

type DialogProps = { readonly order: Order; readonly onClose: () => void };

/** Asks why an order is given up, and says what becomes of the money. */
export const CancelDialog = ({ order, onClose }: DialogProps) => {
  const form = useForm();
  const [to, setTo] = useState<RefundTo>('source');
  const cancel = useCancelOrder(order.id, onClose);
  const send = (): void => {
    form.markSent();
    if (form.request) cancel.mutate({ ...form.request, refund_to: to });
  };
  return (
    <Dialog
      open
      confirmClose
      // While the answer is awaited the question stays.
      onClose={() => !cancel.isPending && onClose()}
      icon={PackageX}
      tone="danger"
      title={m.pharmacy_order_cancel_title()}
      actions={
        <>
          <Button variant="danger" size="lg" pending={cancel.isPending} onClick={send}>
            {m.pharmacy_order_cancel_yes()}
          </Button>
          <Button variant="outline" size="lg" disabled={cancel.isPending} onClick={onClose}>
            {m.pharmacy_order_cancel_no()}
          </Button>
        </>
      }
    >
      <Fields form={form} />
      <RefundChoice order={order} to={to} onChange={setTo} />
    </Dialog>
  );
};
