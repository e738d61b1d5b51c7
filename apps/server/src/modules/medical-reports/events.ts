import { reportStates } from '@balsam/domain/reports';
import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** A document about a visit has come to another state. */
export const reportMoved = eventKind(
  'medical-report.moved',
  z.object({ report_id: z.int().positive(), to: z.enum(reportStates) }),
);
