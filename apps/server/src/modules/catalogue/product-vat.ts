import { standardVatPercent, vatPercent } from '@balsam/domain/billing';
import type { Sql } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { chargeNext } from './product-vat.store.ts';

const standardRate = (db: Sql): Promise<number> => readNumberSetting(db, 'VAT_PERCENT', standardVatPercent);

/** The VAT of a product in percent, by the standard rate of now. */
export const productVatPercent = async (db: Sql, isZeroRated: boolean): Promise<number> =>
  vatPercent({ kind: isZeroRated ? 'medicine' : 'other', payerIsCitizen: false }, await standardRate(db));

const batch = 500;

/**
 * Brings a changed standard rate into the shop, a batch in a transaction (D4.04). Until then a product is shown and sold by the rate it has;
 * orders keep the rates that they were made with.
 */
export const chargeStandardVat: ScheduledJob = {
  name: 'catalogue.vat',
  slow: true,
  run: async ({ db, log }, now) => {
    const rate = await standardRate(db);
    let count = 0;
    for (let done = batch; done === batch; count += done) done = await chargeNext(db, rate, batch, now);
    if (count > 0) log.info({ products: count, rate }, 'products carry the standard rate of VAT');
  },
};
