import { addMinutes } from '@balsam/domain/time';
import { z } from 'zod';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { seal, unseal } from '#platform/sealed.ts';
import { patientById } from '#modules/people/index.ts';
import { readableRecord } from './records.policy.ts';

const minutes = 15;
const Sealed = z.object({ mrn: z.string(), audience: z.string(), until: z.iso.datetime() });

/** A sealed number that only this system opens, for one audience and 15 minutes; never the same twice (D11.04). */
export async function sealMrn(
  db: Sql,
  call: UserCall,
  secret: string,
  { mrn, audience }: { mrn: string; audience: string },
) {
  const { personId, why } = await readableRecord(db, call, mrn);
  const patient = await patientById(db, personId);
  if (!patient) throw fail('not_found');
  const until = addMinutes(call.now, minutes);
  await audit(db, call, { personId, action: 'read', what: 'sealed number', why });
  return {
    token: seal(secret, JSON.stringify({ mrn: patient.mrn, audience, until: until.toISOString() })),
    audience,
    expires_at: until.toISOString(),
  };
}

/** The number in a sealed token, when it is for this audience and not over; undefined for any other text. */
export function openSealedMrn(secret: string, token: string, audience: string, now: Date): string | undefined {
  try {
    const sealed = Sealed.parse(JSON.parse(unseal(secret, token)));
    return sealed.audience === audience && new Date(sealed.until) > now ? sealed.mrn : undefined;
  } catch {
    return undefined;
  }
}
