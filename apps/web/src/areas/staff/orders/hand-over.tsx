import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { OtpBoxes } from '#shared/ui/otp-boxes.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PharmacyOrder, usePharmacyDeskMutation } from './queries.ts';

const codeLength = 6;

/** Sends the patient their code, then takes it: only so a pickup leaves the counter. */
export const HandOver = ({ order, onCode }: { order: PharmacyOrder; onCode: (code: string) => void }) => {
  const [code, setCode] = useState('');
  const send = usePharmacyDeskMutation(
    () => api.pharmacyDesk.sendCode({ params: { id: order.id } }),
    () => toast.success(m.staff_code_sent()),
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-text-2">{m.staff_order_code_text()}</p>
      <Button variant="outline" pending={send.isPending} onClick={() => send.mutate(undefined)}>
        {m.staff_code_send()}
      </Button>
      <OtpBoxes
        waits
        length={codeLength}
        label={m.staff_order_code_label()}
        value={code}
        onChange={setCode}
        onComplete={onCode}
      />
    </div>
  );
};
