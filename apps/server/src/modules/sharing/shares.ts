import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isShareEnd, shareStateOf, sharingRules, type SummaryPart } from '@balsam/domain/sharing';
import { toLatinDigits } from '@balsam/domain/text';
import { audit, type Reason } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import { ipsFor, readableRecord } from '#modules/records/index.ts';
import {
  endShares,
  findRepeated,
  insertShare,
  listShares,
  lockLiveShares,
  type ShareRow,
  type ShareScope,
} from './sharing.store.ts';

/** A guardian of somebody from 15 to 17 sees the links that they made themselves, and no others. */
async function scopeOf(db: Sql, call: UserCall): Promise<ShareScope & { readonly why: Reason }> {
  const { personId, hideSensitive, why } = await readableRecord(db, call, undefined);
  return { personId, onlyBy: hideSensitive ? call.actor.accountId : undefined, why };
}

const toShare = (row: Omit<ShareRow, 'opened_by'>) => ({
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
  openings: row.openings,
  opened: row.opened,
  wrongPasscodes: row.wrong_passcodes,
});

/** Where a link stands. */
export const stateOf = (row: Omit<ShareRow, 'opened_by'>, now: Date) => shareStateOf(toShare(row), now);

const shareView = (row: ShareRow, now: Date) => ({
  id: row.id,
  parts: row.parts as SummaryPart[],
  state: stateOf(row, now),
  has_passcode: row.passcode_hash !== null,
  wrong_passcodes: row.wrong_passcodes,
  openings: row.openings,
  opened: row.opened,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  opened_by: row.opened_by.map(({ name, at }) => ({ name, at: new Date(at).toISOString() })),
});

/** The links of the open profile. */
export async function readShares(db: Sql, call: UserCall) {
  const { why, ...scope } = await scopeOf(db, call);
  const rows = await listShares(db, scope, call.now);
  await audit(db, call, { personId: scope.personId, action: 'read', what: 'shared summary', why });
  return { items: rows.map((row) => shareView(row, call.now)) };
}

/** What the browser encrypts for a link: the summary as it may be read now, with these parts alone. */
export async function readContent(db: Sql, call: UserCall, parts: readonly SummaryPart[]): Promise<FileReply> {
  const { why, ...scope } = await readableRecord(db, call, undefined);
  const bundle = await ipsFor(db, scope, call.now, parts);
  if (!bundle) throw fail('not_found');
  await audit(db, call, { personId: scope.personId, action: 'read', what: 'medical summary', why });
  return { mime: 'application/fhir+json', name: 'summary.json', bytes: Buffer.from(JSON.stringify(bundle)) };
}

/** A keyed digest: of no use without the server's secret, another one for each link, and the same one for digits in either script. */
export const passcodeHash = (secret: string, token: string, passcode: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['shared summary', token, toLatinDigits(passcode)]))
    .digest();

type NewShare = {
  readonly parts: readonly SummaryPart[];
  readonly expires_at: string;
  readonly passcode?: string | undefined;
  readonly openings?: number | undefined;
  readonly content: string;
};

const isSamePasscode = (kept: Buffer | null, sent: Buffer | null): boolean =>
  kept === null || sent === null ? kept === sent : timingSafeEqual(kept, sent);

/** Makes a link; sent again because its answer was lost, it is the same one. @throws share_life; too_many_shares */
export async function createShare(tx: Tx, { config }: Platform, call: UserCall, share: NewShare) {
  const { why, ...scope } = await scopeOf(tx, call);
  const expiresAt = new Date(share.expires_at);
  if (!isShareEnd(expiresAt, call.now)) throw fail('share_life', { path: 'expires_at' });
  const live = await lockLiveShares(tx, scope.personId, call.now);
  const open = live.filter((row) => stateOf(row, call.now) === 'active');
  const hashFor = (token: string) =>
    share.passcode === undefined ? null : passcodeHash(config.secret, token, share.passcode);
  const answer = async (id: number, token: string, action: 'read' | 'write') => {
    await audit(tx, call, { personId: scope.personId, action, what: 'shared summary', recordId: id, why });
    const [row] = await listShares(tx, scope, call.now, id);
    return { ...shareView(row!, call.now), url: `${config.publicUrl}/api/v1/shl/${token}` };
  };
  const asked = {
    person_id: scope.personId,
    content: share.content,
    openings: share.openings ?? null,
    created_by: call.actor.accountId,
    expires_at: expiresAt,
  };
  const before = await findRepeated(tx, asked);
  const isOpen = before !== undefined && open.some(({ id }) => id === before.id);
  if (isOpen && isSamePasscode(before.passcode_hash, hashFor(before.token)))
    return answer(before.id, before.token, 'read');
  if (open.length >= sharingRules.mostOpenLinks) throw fail('too_many_shares');
  const token = randomBytes(32).toString('base64url');
  const parts = [...new Set(share.parts)];
  const id = await insertShare(tx, { ...asked, token, parts, passcode_hash: hashFor(token), created_at: call.now });
  return answer(id, token, 'write');
}

/** Ends a link at once. @throws not_found for one of somebody else */
export async function endShare(tx: Tx, call: UserCall, id: number): Promise<void> {
  const { why, ...scope } = await scopeOf(tx, call);
  if ((await endShares(tx, scope, id, call.now)) === 0) throw fail('not_found');
  await audit(tx, call, { personId: scope.personId, action: 'write', what: 'shared summary', recordId: id, why });
}
