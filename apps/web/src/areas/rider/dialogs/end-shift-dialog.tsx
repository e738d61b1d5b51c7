import { useQuery } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { ordersWithRider } from '../card/order-actions.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { orderName } from '../model/order-texts.ts';
import { activeOrders } from '../reads/queries.ts';
import { useAllLocalSteps } from '../steps/use-steps.ts';

type EndShiftProps = { readonly pending: boolean; readonly onEnd: () => void; readonly onClose: () => void };

const namesOf = (orders: readonly RiderOrder[]): string => orders.map(orderName).join(m.rider_list_comma());

/** What the shift cannot end before: the server refuses it as well. */
const OpenDialog = ({ held, unsent, onClose }: ReturnType<typeof ordersWithRider> & Pick<EndShiftProps, 'onClose'>) => (
  <Dialog
    open
    onClose={onClose}
    icon={Square}
    tone="warning"
    title={m.rider_shift_open_title()}
    actions={
      <Button size="lg" onClick={onClose}>
        {m.rider_refused_seen()}
      </Button>
    }
  >
    <Note tone="warning">
      {held.length > 0 && <p>{m.rider_shift_open_orders({ orders: namesOf(held) })}</p>}
      {unsent.length > 0 && <p>{m.rider_shift_open_unsent({ orders: namesOf(unsent) })}</p>}
    </Note>
  </Dialog>
);

/** Asks before a shift ends, or says what is still open. */
export const EndShiftDialog = ({ pending, onEnd, onClose }: EndShiftProps) => {
  const { data, isLoading } = useQuery(activeOrders(''));
  const { held, unsent } = ordersWithRider(data?.items ?? [], useAllLocalSteps());
  if (held.length + unsent.length > 0) return <OpenDialog held={held} unsent={unsent} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      icon={Square}
      title={m.rider_shift_end_title()}
      actions={
        <>
          <Button size="lg" pending={pending || isLoading} onClick={onEnd}>
            {m.rider_shift_end()}
          </Button>
          <Button variant="outline" size="lg" onClick={onClose}>
            {m.rider_not_now()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{m.rider_shift_end_text()}</p>
    </Dialog>
  );
};
