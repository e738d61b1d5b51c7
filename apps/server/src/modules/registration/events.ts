import { z } from 'zod';
import { eventKind } from '../../platform/outbox/outbox.ts';

/** Somebody asked to be registered. Whether they are known already is told to nobody but the person on file. */
export const registrationBegun = eventKind('registration.begun', z.object({ registration_id: z.int().positive() }));

/** Somebody has a log-in now. */
export const registered = eventKind('registration.registered', z.object({ person_id: z.int().positive() }));
