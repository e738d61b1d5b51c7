import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, lazy, useState } from 'react';
import { api } from '#shared/api/index.ts';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Tile } from '#shared/ui/tile.tsx';

const ChoiceDialog = lazy(() => import('../queue/choice-dialog.tsx').then((file) => ({ default: file.ChoiceDialog })));

/** S2.14: a ticket opens the tickets; none, or a failure, opens the choice between walk-in and appointment. */
export const QueueTile = (tile: Pick<ComponentProps<typeof Tile>, 'icon' | 'label' | 'tint'>) => {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const press = async (): Promise<void> => {
    const tickets = await api.queue.list({ quiet: true }).then(
      ({ items }) => items,
      () => [],
    );
    if (tickets.length === 0) setChoosing(true);
    else await navigate({ to: '/queue/tickets' });
  };
  return (
    <>
      <Tile {...tile} onPress={() => void press()} />
      {choosing && (
        <Deferred>
          <ChoiceDialog onClose={() => setChoosing(false)} />
        </Deferred>
      )}
    </>
  );
};
