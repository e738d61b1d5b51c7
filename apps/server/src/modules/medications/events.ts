import { refillStates } from '@balsam/domain/medication';
import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const Id = z.int().positive();

/** A dose is due, and its person wished to be reminded. */
export const doseDue = eventKind('medication.dose-due', z.object({ dose_id: Id }));

/** A request for more of a medicine has come to another state. */
export const refillMoved = eventKind('medication.refill-moved', z.object({ refill_id: Id, to: z.enum(refillStates) }));

/** A refill by subscription is due, or the subscription has ended by itself. */
export const subscriptionDue = eventKind(
  'medication.subscription-due',
  z.object({ subscription_id: Id, ended: z.boolean() }),
);
