import { riyadhDay } from '@balsam/domain/time';
import type { Message } from './api-types.ts';

type Day = { readonly day: string; readonly messages: readonly Message[] };

/** Messages in the order in which they came, parted where a Riyadh day ends. */
export const groupByDay = (messages: readonly Message[]): readonly Day[] => {
  const days = Map.groupBy(messages, ({ created_at }) => riyadhDay(new Date(created_at)));
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }));
};
