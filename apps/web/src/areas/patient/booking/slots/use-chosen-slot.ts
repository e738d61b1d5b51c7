import type { Day } from '@balsam/domain/time';
import { useState } from 'react';
import type { FreeSlot } from '../wire.ts';
import { type SlotsOf, useTimes } from './queries.ts';

/**
 * The slot behind the id in the address. One that was picked here is known at once and stays chosen while its day is still on the
 * way; after a reload it is found among the free times of its day, and nothing is chosen when it is free no more.
 */
export const useChosenSlot = (of: SlotsOf | undefined, date: Day, slotId: number | undefined) => {
  const [picked, pick] = useState<FreeSlot>();
  const { data } = useTimes(of, date);
  const found = data?.items.find((slot) => slot.id === slotId && slot.is_free);
  const chosen = picked && picked.id === slotId ? picked : found;
  return { chosen: slotId === undefined ? undefined : chosen, pick };
};
