import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** A visit of a package that has ended did not take place: its service is to be given back. */
export const serviceReturned = eventKind('packages.service_returned', z.object({ unit_id: z.int().positive() }));
