import { ageInDays } from '@balsam/domain/growth';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { patientOf } from '#modules/people/index.ts';

const daysOfYear = 365.25;

/** Age and sex that the open profile says; null where it is silent. @throws not_found without a medical file */
export async function profileOf(sql: Sql, call: UserCall) {
  const { birthDate, gender } = await patientOf(sql, call);
  const days = birthDate === null ? null : ageInDays(birthDate, riyadhDay(call.now));
  return { age_years: days === null ? null : Math.round((days / daysOfYear) * 100) / 100, gender };
}
