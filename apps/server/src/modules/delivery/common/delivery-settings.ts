import { fromSar, type Halalas } from '@balsam/domain/money';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import type { Sql } from '#platform/db/types.ts';

/** From which total on the hand-over asks for a photo, in halalas. */
export const photoFrom = async (sql: Sql): Promise<Halalas> =>
  fromSar(await readNumberSetting(sql, 'PROOF_PHOTO_FROM_SAR', 500));

/** How long a rider may take to accept an order. */
export const answerMinutes = (sql: Sql): Promise<number> => readNumberSetting(sql, 'RIDER_ANSWER_MINUTES', 5);

/** How many orders the system gives to one rider at a time. */
export const ordersMaximum = (sql: Sql): Promise<number> => readNumberSetting(sql, 'RIDER_ORDERS_MAXIMUM', 4);
