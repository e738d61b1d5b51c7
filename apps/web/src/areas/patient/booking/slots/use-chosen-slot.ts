import type { Day } from '@balsam/domain/time';
import { useState } from 'react';
import type { FreeSlot } from '../api-types.ts';
import { type SlotFilter, useTimes } from './queries.ts';

/** A slot that was picked here, and the one in the address at that moment: the address follows a little later. */
type Picked = { readonly slot: FreeSlot; readonly insteadOf: number | undefined };

/**
 * The slot behind the id in the address. One that was picked here is known at once and stays chosen while its day is still on the
 * way; after a reload it is found among the free times of its day (`looking` until they are here), and nothing is chosen when it
 * is free no more.
 */
export const useChosenSlot = (filter: SlotFilter | undefined, date: Day, slotId: number | undefined) => {
  const [picked, setPicked] = useState<Picked>();
  const { data, isLoading } = useTimes(filter, date);
  const pick = (slot: FreeSlot): void => setPicked({ slot, insteadOf: slotId });
  if (slotId === undefined) return { chosen: undefined, looking: false, pick };
  const isPicked = picked?.slot.id === slotId || picked?.insteadOf === slotId;
  const found = data?.items.find((slot) => slot.id === slotId && slot.is_free);
  return { chosen: isPicked ? picked?.slot : found, looking: !isPicked && isLoading, pick };
};
