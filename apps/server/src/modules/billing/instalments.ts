import { instalmentsOf, mayPayByInstalments, type InstalmentLimits } from '@balsam/domain/billing';
import { fromSar, toSar, type Halalas } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import type { CallReply, contract } from '@balsam/contract';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { Failure } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { patientById } from '#modules/people/index.ts';

/** Between which amounts instalments are offered, and from which age of the payer on (DECISIONS §4). */
export async function limitsOf(sql: Sql): Promise<InstalmentLimits> {
  const [minimum, maximum, age] = [
    await readNumberSetting(sql, 'TAMARA_MINIMUM', 99),
    await readNumberSetting(sql, 'TAMARA_MAXIMUM', 2000),
    await readNumberSetting(sql, 'TAMARA_MINIMUM_AGE', 18),
  ];
  return { minimum: fromSar(minimum), maximum: fromSar(maximum), age };
}

/** Who pays by instalments: the person who logged in, also when they work in the profile of a dependent. */
export const instalmentPayer = (sql: Sql, { actor }: UserCall) => patientById(sql, actor.guardianId ?? actor.personId);

async function verdictOn(sql: Sql, call: UserCall, amount: Halalas, limits: InstalmentLimits) {
  const birthDay = (await instalmentPayer(sql, call))?.birthDate ?? null;
  return mayPayByInstalments({ amount, birthDay, today: riyadhDay(call.now) }, limits);
}

type Options = CallReply<typeof contract.billing.tamaraOptions>;

const none: Pick<Options, 'available' | 'reason' | 'items'> = { available: false, reason: null, items: [] };

/** Whether the caller may pay an amount by instalments now, why not, and what would be due when. */
export async function instalmentOptions(
  { db, gateways }: Platform,
  call: UserCall,
  riyals: number | undefined,
): Promise<Options> {
  const limits = await limitsOf(db);
  const about = { minimum: toSar(limits.minimum), maximum: toSar(limits.maximum), currency: 'SAR' as const };
  if (!gateways.instalments || riyals === undefined)
    return { ...none, ...about, available: gateways.instalments !== undefined };
  const amount = fromSar(riyals);
  const verdict = await verdictOn(db, call, amount, limits);
  if (!verdict.ok) {
    const { code, message, messageAr } = new Failure(verdict.code, { values: verdict.values });
    return { ...none, ...about, reason: { code, message, message_ar: messageAr } };
  }
  const parts = instalmentsOf(amount, riyadhDay(call.now));
  return {
    ...none,
    ...about,
    available: true,
    items: parts.map((part) => ({ amount: toSar(part.amount), due_on: part.due })),
  };
}
