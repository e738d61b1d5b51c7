import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** A registration was started. Whether the person is known already is revealed to nobody but the person on file. */
export const registrationBegun = eventKind('registration.begun', z.object({ registration_id: z.int().positive() }));

/** A registration was completed. */
export const registered = eventKind('registration.registered', z.object({ person_id: z.int().positive() }));
