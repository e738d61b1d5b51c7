import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const OfOffer = z.object({ offer_id: z.int() });

/** A freed slot is held for somebody who waits. */
export const earlierOffered = eventKind('waiting_list.earlier_offered', OfOffer);
/** The time for taking an offer is over; due when that is so. */
export const offerEnded = eventKind('waiting_list.offer_ended', OfOffer);
/** A slot was refused, or is no longer waited for: it goes to the next. */
export const offerPassedOn = eventKind('waiting_list.offer_passed_on', z.object({ slot_id: z.int() }));
