import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** The tickets of a clinic changed: who waits there reads theirs again. */
export const queueChanged = eventKind('queue.changed', z.object({ clinic_id: z.int(), day: z.iso.date() }));
/** This ticket is the next one. */
export const ticketNext = eventKind('queue.next', z.object({ ticket_id: z.int() }));
/** The clinic closed while this ticket waited. */
export const ticketClosed = eventKind('queue.closed', z.object({ ticket_id: z.int() }));
