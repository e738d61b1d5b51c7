import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** A copy of a person's data can be fetched. */
export const dataExportReady = eventKind(
  'privacy.data_export_ready',
  z.object({ export_id: z.int(), person_id: z.int() }),
);
