import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** The register of medicines no longer allows these products to be sold; `recalled_ids` are those of them whose safety it doubts by now. */
export const productsWithdrawn = eventKind(
  'catalogue.products-withdrawn',
  z.object({
    product_ids: z.array(z.int().positive()),
    recalled_ids: z.array(z.int().positive()).default([]),
  }),
);
