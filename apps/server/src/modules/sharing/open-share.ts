import { timingSafeEqual } from 'node:crypto';
import { mayOpenShare, sharingRules } from '@balsam/domain/sharing';
import { isPlainText, writtenText } from '@balsam/domain/text';
import { addMinutes } from '@balsam/domain/time';
import { z } from 'zod';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { seal, unseal } from '#platform/sealed.ts';
import { passcodeHash } from './shares.ts';
import { contentOf, countWrongPasscode, lockShare, saveOpening } from './sharing.store.ts';

/** What whoever opens a link sends (SMART Health Links, manifest request). */
export const ManifestRequest = z.object({
  /** It is shown to whoever made the link: a name that can be read, and as it is. */
  recipient: z.string().overwrite(writtenText).min(1).max(200).refine(isPlainText),
  passcode: z.string().max(64).optional(),
  embeddedLengthMax: z.int().min(0).optional(),
});
export type ManifestRequest = z.output<typeof ManifestRequest>;

type File =
  | { readonly contentType: string; readonly embedded: string }
  | { readonly contentType: string; readonly location: string };

/** The manifest, that there is no such link any more, or that the passcode is not the right one. */
export type Opening =
  | { readonly http: 200; readonly body: { readonly status: 'finalized'; readonly files: readonly File[] } }
  | { readonly http: 401; readonly body: { readonly remainingAttempts: number } }
  | { readonly http: 404 };

/** A file apart from its manifest is there for so long. */
const fileMinutes = 10;
const Ticket = z.object({ share: z.int(), until: z.iso.datetime() });

type Locked = NonNullable<Awaited<ReturnType<typeof lockShare>>>;

function isRight(
  { passcode_hash: hash }: Locked,
  secret: string,
  token: string,
  passcode: string | undefined,
): boolean {
  if (hash === null) return true;
  return passcode !== undefined && timingSafeEqual(hash, passcodeHash(secret, token, passcode));
}

const contentType = 'application/fhir+json;fhirVersion=4.0.1';

function fileOf({ config }: Platform, row: Locked, most: number | undefined, now: Date): File {
  const content = row.content ?? '';
  if (most === undefined || content.length <= most) return { contentType, embedded: content };
  const ticket = seal(
    config.secret,
    JSON.stringify({ share: row.id, until: addMinutes(now, fileMinutes).toISOString() }),
  );
  return { contentType, location: `${config.publicUrl}/api/v1/shl-files/${ticket}` };
}

/**
 * D11.09: opens a link for whoever holds it. Each opening is counted with the name that they give, each wrong passcode too; the tenth ends the
 * link. The row is locked meanwhile: of two at the same time for the last opening one comes too late.
 */
export async function openShare(
  tx: Tx,
  platform: Platform,
  call: Call,
  token: string,
  { recipient, passcode, embeddedLengthMax }: ManifestRequest,
): Promise<Opening> {
  const row = await lockShare(tx, token, call.now);
  if (row?.content === undefined || row.content === null) return { http: 404 };
  const share = {
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    openings: row.openings,
    opened: row.opened,
    wrongPasscodes: row.wrong_passcodes,
  };
  const verdict = mayOpenShare(share, isRight(row, platform.config.secret, token, passcode), call.now);
  if (!verdict.ok && verdict.code === 'share_over') return { http: 404 };
  if (!verdict.ok) {
    // Whoever has not been asked for a passcode yet has guessed nothing.
    if (passcode !== undefined) await countWrongPasscode(tx, row.id);
    const tried = row.wrong_passcodes + (passcode === undefined ? 0 : 1);
    return { http: 401, body: { remainingAttempts: sharingRules.mostWrongPasscodes - tried } };
  }
  await saveOpening(tx, row.id, recipient, call.now);
  await audit(tx, call, {
    personId: row.person_id,
    action: 'read',
    what: 'shared summary',
    recordId: row.id,
    why: 'link',
  });
  return { http: 200, body: { status: 'finalized', files: [fileOf(platform, row, embeddedLengthMax, call.now)] } };
}

/** The file that a manifest pointed to, for a few minutes and as long as the link was not ended. */
export async function openFile({ db, config }: Platform, ticket: string, now: Date): Promise<string | undefined> {
  try {
    const { share, until } = Ticket.parse(JSON.parse(unseal(config.secret, ticket)));
    if (new Date(until) <= now) return undefined;
    return (await contentOf(db, share, now))?.content ?? undefined;
  } catch {
    return undefined;
  }
}
