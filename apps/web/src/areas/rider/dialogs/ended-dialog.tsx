import { useQuery } from '@tanstack/react-query';
import { CircleX } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { statusStyle } from '../model/status-style.ts';
import { orderName } from '../model/order-texts.ts';
import type { OrderState } from '../model/api-types.ts';

const ends: Readonly<Partial<Record<OrderState, (values: { order: string }) => string>>> = {
  cancelled: m.rider_gone_cancelled,
  delivered: m.rider_gone_delivered,
  returned: m.rider_gone_returned,
};

/** Asked without a word when it cannot be had: then what is known is said. */
const useEnd = (id: number, known: boolean) =>
  useQuery({
    queryKey: ['orders', 'end', id],
    queryFn: ({ signal }) => api.orders.show({ params: { id }, signal, quiet: true }),
    enabled: !known,
    gcTime: 0,
  });

type EndedProps = {
  readonly id: number;
  /** While it is still in the rider's list. */
  readonly status: OrderState | null | undefined;
  /** Something may have been entered. */
  readonly lost: boolean;
  readonly onClose: () => void;
};

/** The question is over: somebody else has moved the order, cancelled it or taken it away meanwhile. */
export const EndedDialog = ({ id, status, lost, onClose }: EndedProps) => {
  const isListed = status !== undefined;
  const { data, isLoading } = useEnd(id, isListed);
  const order = orderName({ id });
  const sentence = (): string => {
    if (isListed) return m.rider_gone_moved({ order, status: statusStyle(status).word() });
    return (data?.status && ends[data.status]?.({ order })) ?? m.rider_gone_away({ order });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      icon={CircleX}
      tone="warning"
      title={m.rider_gone_title()}
      actions={
        <Button size="lg" onClick={onClose}>
          {m.rider_refused_seen()}
        </Button>
      }
    >
      <div role="alert">
        {isLoading ? (
          <Skeleton className="h-14 rounded-md" />
        ) : (
          <Note tone="warning">
            <p className="font-bold">{sentence()}</p>
            {lost && <p>{m.rider_gone_unsent()}</p>}
          </Note>
        )}
      </div>
    </Dialog>
  );
};
