import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money } from '#shared/format/index.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type DeskTicket, useDeskAction } from './queries.ts';

type Method = 'cash' | 'terminal';

/** The desk takes the whole price of a walk-in. */
export const PaymentDialog = ({ ticket, onClose }: { ticket: DeskTicket; onClose: () => void }) => {
  const [method, setMethod] = useState<Method>('cash');
  const collect = useDeskAction(
    () => api.queueDesk.collect({ params: { id: ticket.id }, body: { method, amount: ticket.total }, quiet: true }),
    () => {
      onClose();
      toast.success(m.queue_staff_collect_done());
    },
  );
  const amount = money(ticket.total);
  return (
    <Dialog open closable onClose={onClose} title={`${m.queue_staff_collect()}: ${tokenText(ticket.token_number)}`}>
      <RadioCards<Method>
        label={m.queue_staff_collect()}
        labelHidden
        columns={2}
        value={method}
        onChange={setMethod}
        options={[
          { value: 'cash', label: m.queue_staff_cash() },
          { value: 'terminal', label: m.queue_staff_terminal() },
        ]}
      />
      <FormError icon={CircleAlert} error={collect.error} />
      <Button size="lg" wide pending={collect.isPending} onClick={() => collect.mutate(undefined)}>
        {m.queue_staff_collect_title({ amount })}
      </Button>
    </Dialog>
  );
};
