import type { z } from 'zod';
import type { orders } from '@balsam/contract/orders';
import { halalas, toSar } from '@balsam/domain/money';
import { lineWithVat } from '@balsam/domain/orders';
import { photoUrl } from '#modules/catalogue/index.ts';
import type { readSubstitutes } from '../common/substitutes.store.ts';

type View = z.input<(typeof orders)['show']['reply']>['SUBSTITUTES'][number];
type Row = Awaited<ReturnType<typeof readSubstitutes>>[number];

/** What was proposed in place of a line; whoever is asked is told what to think about besides. */
export const substituteView = (row: Row): View => ({
  ID: row.id,
  LINE_ID: row.line_id,
  PRODUCT_ID: row.product_id,
  BRAND_ID: row.brand_id,
  IMAGE: photoUrl(row.photo_file),
  FORM: row.form,
  PRODUCT_NAME_EN: row.name,
  PRODUCT_NAME_AR: row.name_ar,
  QUANTITY: row.quantity,
  PRICE_WITH_VAT: toSar(lineWithVat({ net: halalas(row.net), vatPercent: row.vat_percent })),
  // Those that ended are not read.
  STATE: row.state === 'ended' ? 'lapsed' : row.state,
  REFUND: toSar(halalas(row.ordered_total - row.total)),
  ANSWER_UNTIL: row.answer_until.toISOString(),
  WARNINGS: [],
});
