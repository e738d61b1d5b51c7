import { initialsOf } from '@balsam/domain/reports';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { limitsOfAddress } from '#platform/limits/address-limits.ts';
import { countEachUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { fullNames } from '#modules/people/index.ts';
import { vaccineCertificateOf } from '#modules/prevention/index.ts';
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

async function documentOf(db: Sql, code: string) {
  const row = await findByCode(db, code);
  if (!row?.issued_at) return undefined;
  const { kind, sick_from: from, sick_to: to } = row;
  return { names: row, issuedAt: row.issued_at, isValid: row.state === 'approved', kind, from, to };
}

async function vaccinationOf(db: Sql, code: string) {
  const found = await vaccineCertificateOf(db, code);
  return found && { ...found, kind: 'vaccination' as const, from: null, to: null };
}

const notFound = (): never => {
  throw fail('not_found');
};

/** What anybody may know of a certificate whose code they hold: that it is real or withdrawn, and hardly more. */
export async function verifyCertificate(platform: Platform, call: Call, code: string) {
  await countTry(platform, call);
  const { names, issuedAt, isValid, ...said } =
    (await documentOf(platform.db, code)) ?? (await vaccinationOf(platform.db, code)) ?? notFound();
  const { name, nameAr } = fullNames(names);
  return {
    issuer: medicalReportsTexts.issuer.en,
    issuer_ar: medicalReportsTexts.issuer.ar,
    date: riyadhDay(issuedAt),
    initials: initialsOf(name),
    initials_ar: initialsOf(nameAr),
    ...said,
    state: isValid ? ('valid' as const) : ('withdrawn' as const),
  };
}
