import { z } from 'zod';
import { truncate } from '@balsam/domain/text';

/*
 * FHIR as others write it: each part is read by itself, one that does not fit is as if it had not been sent, and the rest stands.
 */
export const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** The items that fit. */
export const listOf = <T extends z.ZodType>(schema: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.flatMap((item): z.output<T>[] => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** A text that is too long is cut: its beginning says more than nothing at all. */
export const Text = z
  .string()
  .trim()
  .min(1)
  .transform((text) => truncate(text, 2000));
