import type { Db } from '#platform/db/types.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';

/** What was sent to one connection. */
export type ConnectionEvent = { readonly connection: string; readonly event: string; readonly payload: unknown };

/** What was sent to the browsers of a person. */
export type SocketEvent = { readonly personId: number; readonly event: string; readonly id: number | undefined };

/** What was sent to the screens and kiosks of a branch. */
export type BranchEvent = { readonly locationId: number; readonly event: string; readonly payload: unknown };

/** What happened in a world, for tests that look at it. */
export type Events = {
  /** What the events of a kind carry that were published, handled or not, the oldest first: `await w.events.published('orders.placed')`. */
  readonly published: (kind: string) => Promise<readonly unknown[]>;
  /** What was sent to browsers since the world was made or `clear()` was called, unless the test has opened a socket server. */
  readonly sent: readonly SocketEvent[];
  /** The same of what went to one connection only. */
  readonly toConnections: readonly ConnectionEvent[];
  /** The same of what went to the devices of a branch. */
  readonly toBranches: readonly BranchEvent[];
  readonly clear: () => void;
};

/** Records the events of a world; `realtime` is what its modules send by. */
export function recordEvents(db: Db): { readonly events: Events; readonly realtime: Realtime } {
  const sent: SocketEvent[] = [];
  const toConnections: ConnectionEvent[] = [];
  const toBranches: BranchEvent[] = [];
  const send: Realtime['send'] = (personId, event, ...[payload]) => {
    sent.push({ personId, event, id: payload && 'id' in payload ? payload.id : undefined });
  };
  return {
    events: {
      published: async (kind) => {
        const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', kind).orderBy('id').execute();
        return rows.map(({ payload }) => payload);
      },
      sent,
      toConnections,
      toBranches,
      clear: () => {
        toBranches.splice(0);
        sent.splice(0);
        toConnections.splice(0);
      },
    },
    realtime: {
      send,
      sendPrivately: send,
      sendToFullGuardians: send,
      sendToLimitedGuardians: send,
      sendToConnection: (connection, event, ...[payload]) => {
        toConnections.push({ connection, event, payload });
      },
      sendToBranch: (locationId, event, ...[payload]) => {
        toBranches.push({ locationId, event, payload });
      },
      endSessions: () => {},
      disconnectSession: () => {},
      reviewLogIns: async () => {},
      endDevice: () => {},
    },
  };
}
