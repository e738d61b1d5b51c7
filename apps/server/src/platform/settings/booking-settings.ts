import { bookingSettingTitles, defaultBookingSettings, type BookingSettings } from '@balsam/domain/booking';
import type { RawBuilder } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { settingMinutes } from './setting-minutes.ts';

/** SQL: one of the periods of booking as it is set now. */
export const bookingMinutes = (key: keyof BookingSettings): RawBuilder<number> =>
  settingMinutes(bookingSettingTitles[key], defaultBookingSettings[key]);

/** The periods of booking as they are set now. */
export const readBookingSettings = (sql: Sql): Promise<BookingSettings> =>
  sql
    .selectNoFrom([
      bookingMinutes('cutOffMinutes').as('cutOffMinutes'),
      bookingMinutes('holdMinutes').as('holdMinutes'),
      bookingMinutes('leadMinutes').as('leadMinutes'),
      bookingMinutes('joinWindowMinutes').as('joinWindowMinutes'),
      bookingMinutes('checkInOpensMinutes').as('checkInOpensMinutes'),
    ])
    .executeTakeFirstOrThrow();
