import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const OfGrant = z.object({ grant_id: z.int().positive() });

/** Somebody may work in another's profile from now on. */
export const familyMemberAdded = eventKind('family.member_added', OfGrant);
/** That has ended; `by_person_id` is the one of the two who ended it. */
export const familyAccessEnded = eventKind('family.access_ended', OfGrant.extend({ by_person_id: z.int().positive() }));
