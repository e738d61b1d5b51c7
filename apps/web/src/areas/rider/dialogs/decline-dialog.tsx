import { X } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { orderName } from '../model/order-texts.ts';
import { stepOf } from '../model/step.ts';
import { useSubmit } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';

const longestReason = 200;

type DeclineProps = { readonly order: RiderOrder; readonly accepted: boolean; readonly onClose: () => void };

/** Gives an order back, or does not take it on (S2.20). */
export const DeclineDialog = ({ order, accepted, onClose }: DeclineProps) => {
  const [reason, setReason] = useState('');
  const submit = useSubmit();
  const title = accepted ? m.rider_give_back_title : m.rider_decline_title;
  const decline = (): void => {
    onClose();
    void submit(stepOf(order.id, { kind: 'decline', body: { reason: reason.trim() } }));
  };
  return (
    <Dialog
      open
      confirmClose
      onClose={onClose}
      icon={X}
      tone="danger"
      title={title({ order: orderName(order) })}
      actions={
        <>
          <Button variant="danger" size="lg" onClick={decline}>
            {accepted ? m.rider_give_back() : m.rider_decline()}
          </Button>
          <Button variant="outline" size="lg" onClick={onClose}>
            {m.rider_decline_no()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{m.rider_decline_text()}</p>
      <TextArea
        label={m.rider_decline_reason()}
        rows={2}
        maxLength={longestReason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </Dialog>
  );
};
