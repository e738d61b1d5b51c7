import type { CallReply, contract } from '@balsam/contract';
import { exportPercent } from '@balsam/domain/privacy';
import type { ExportRow } from './exports.store.ts';

type Item = CallReply<(typeof contract)['privacy']['requestExport']>;

/** The state at `now`: an expired export reads as removed, whether or not its file was deleted yet. */
export const stateAt = ({ state, expires_at }: ExportRow, now: Date): ExportRow['state'] =>
  state === 'ready' && expires_at !== null && expires_at <= now ? 'removed' : state;

/** An export as its person sees it. */
export const exportView = (row: ExportRow, now: Date): Item => ({
  id: row.id,
  state: stateAt(row, now),
  percent: exportPercent({ state: row.state, done: row.parts_done, total: row.parts_total }),
  asked_at: row.asked_at.toISOString(),
  asked_by: row.asked_by,
  ready_at: row.ready_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  bytes: row.bytes,
});
