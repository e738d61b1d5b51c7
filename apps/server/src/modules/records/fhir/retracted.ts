import { isRetracted } from '@balsam/domain/records';
import { z } from 'zod';

const Statuses = z.object({
  status: z.string().optional().catch(undefined),
  verificationStatus: z
    .object({ coding: z.array(z.object({ code: z.string().optional().catch(undefined) })).catch([]) })
    .optional()
    .catch(undefined),
});

/** Whether a resource that is kept whole was entered in error, cancelled or refuted, so that it says nothing true of the person. */
export function isRetractedResource(body: unknown): boolean {
  const { data } = Statuses.safeParse(body);
  if (!data) return false;
  return [data.status, ...(data.verificationStatus?.coding ?? []).map(({ code }) => code)].some(isRetracted);
}
