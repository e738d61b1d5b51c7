import { initialsOf } from '@balsam/domain/reports';
import { riyadhDay } from '@balsam/domain/time';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { limitsOfAddress } from '#platform/limits/address-limits.ts';
import { countEachUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { fullNames } from '#modules/people/index.ts';
import { medicalReportsTexts } from './medical-reports.texts.ts';
import { findByCode } from './reports.store.ts';

const minuteMs = 60_000;
/** D11.03: tries of an address in a minute, right or wrong. */
const mostTries = 20;

async function countTry({ db, config: { secret } }: Platform, { ip, now }: Call): Promise<void> {
  const bucket = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const limits = limitsOfAddress({ secret, scope: 'verify_certificate', ip, bucket, most: mostTries });
  const { isFull } = await db.transaction().execute((tx) => countEachUp(tx, limits));
  if (isFull) throw fail('too_many_requests');
}

/** What anybody may know of a certificate whose code they hold: that it is real or withdrawn, and hardly more. */
export async function verifyCertificate(platform: Platform, call: Call, code: string) {
  await countTry(platform, call);
  const row = await findByCode(platform.db, code);
  if (!row?.issued_at) throw fail('not_found');
  const { name, nameAr } = fullNames(row);
  return {
    issuer: medicalReportsTexts.issuer.en,
    issuer_ar: medicalReportsTexts.issuer.ar,
    kind: row.kind,
    date: riyadhDay(row.issued_at),
    initials: initialsOf(name),
    initials_ar: initialsOf(nameAr),
    from: row.sick_from,
    to: row.sick_to,
    state: row.state === 'approved' ? ('valid' as const) : ('withdrawn' as const),
  };
}
