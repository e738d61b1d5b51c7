import { hash } from 'node:crypto';
import type { TableChanges } from '#platform/db/table-changes.ts';

/** A reply that is the same for everybody, as it goes over the wire. */
export type SharedReply = { readonly body: string; readonly etag: string };

type Kept = {
  readonly reply: Promise<SharedReply>;
  /** How often its tables had changed when it was begun. */
  readonly stamp: number;
  readonly at: number;
  readonly since: number;
};

/** What another process changed is seen after this time at the latest, in milliseconds. */
const keptMs = 1000;
const most = 300;
/** Characters; longer ones are few, and would let whoever asks for many fill the memory. */
const longest = 64_000;

export type ReplyCache = {
  /**
   * The reply under this key, made anew when it is older than a second by either clock or when this process changed one of the tables.
   * Those who ask for the same at the same time wait for one answer.
   */
  readonly take: (
    wanted: { readonly key: string; readonly tables: readonly string[]; readonly now: Date },
    make: () => Promise<string>,
  ) => Promise<SharedReply>;
  /** From now on all is made anew: what was shown is known to be out of date. */
  readonly forget: () => void;
};

const etagOf = (body: string): string => `W/"${hash('sha1', body, 'base64url')}"`;

/** Replies of guests' reads, kept in this process for a second. @param isOn whether anything is kept at all */
export function replyCache(changes: TableChanges, isOn: boolean): ReplyCache {
  const kept = new Map<string, Kept>();
  const changed = new Map<string, number>();
  changes.listen((tables) => {
    for (const table of tables) changed.set(table, (changed.get(table) ?? 0) + 1);
  });
  // Counts only grow: equal sums are equal counts.
  const stampOf = (tables: readonly string[]): number => {
    let stamp = 0;
    for (const table of tables) stamp += changed.get(table) ?? 0;
    return stamp;
  };
  const isFresh = ({ at, since }: Kept, now: Date): boolean => {
    const age = now.getTime() - at;
    return age >= 0 && age < keptMs && performance.now() - since < keptMs;
  };
  /** Neither a refusal nor what is too long is kept. */
  const dropUnlessFit = async (key: string, reply: Promise<SharedReply>): Promise<void> => {
    const text = await reply.then(
      ({ body }) => body,
      () => undefined,
    );
    const isFit = text !== undefined && text.length <= longest;
    if (!isFit && kept.get(key)?.reply === reply) kept.delete(key);
  };
  const keep = (key: string, entry: Kept): void => {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    void dropUnlessFit(key, entry.reply);
  };
  return {
    forget: () => kept.clear(),
    take: ({ key, tables, now }, make) => {
      const stamp = stampOf(tables);
      const entry = kept.get(key);
      if (entry && entry.stamp === stamp && isFresh(entry, now)) return entry.reply;
      const since = performance.now();
      const reply = make().then((body) => ({ body, etag: etagOf(body) }));
      if (isOn) keep(key, { reply, stamp, at: now.getTime(), since });
      return reply;
    },
  };
}
