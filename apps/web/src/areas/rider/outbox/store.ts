import { database } from './database.ts';
import type { StepRecord } from './record.ts';

type Change = Partial<Pick<StepRecord, 'names' | 'refusal'>>;

/** Where the steps are that the server has not taken. */
export type StepStore = {
  readonly add: (record: StepRecord) => Promise<void>;
  /** A rider's, in the order in which they were added. */
  readonly all: (rider: number) => Promise<readonly StepRecord[]>;
  /** Nothing when it is gone. */
  readonly change: (id: string, change: Change) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
};

/** In IndexedDB: they outlive the page and the phone's battery. */
export const storedSteps: StepStore = {
  add: async (record) => {
    await (await database()).add('steps', record);
  },
  all: async (rider) => (await database()).getAllFromIndex('steps', 'rider', rider),
  change: async (id, change) => {
    const { store, done } = (await database()).transaction('steps', 'readwrite');
    const known = await store.index('id').get(id);
    if (known) await store.put({ ...known, ...change });
    await done;
  },
  drop: async (id) => {
    const { store, done } = (await database()).transaction('steps', 'readwrite');
    const key = await store.index('id').getKey(id);
    if (key !== undefined) await store.delete(key);
    await done;
  },
};

/**
 * Deletes what was kept for anybody but this person; for everybody, when nobody is given: codes, reasons and pictures of customers' doors are
 * nobody else's. Where the browser keeps nothing, nothing is there.
 */
export const purgeSteps = async (but: number | undefined): Promise<void> => {
  const forget = async (): Promise<void> => {
    const { store, done } = (await database()).transaction('steps', 'readwrite');
    const others = but === undefined ? [null] : [IDBKeyRange.upperBound(but, true), IDBKeyRange.lowerBound(but, true)];
    const keys = await Promise.all(others.map((range) => store.index('rider').getAllKeys(range)));
    await Promise.all(keys.flat().map((key) => store.delete(key)));
    await done;
  };
  await forget().catch(() => undefined);
};

/** As long as this page is open, and no longer. */
export const pageSteps = (): StepStore & { readonly has: (id: string) => boolean } => {
  const kept = new Map<string, StepRecord>();
  return {
    has: (id) => kept.has(id),
    add: async (record) => void kept.set(record.id, record),
    all: async (rider) => [...kept.values()].filter((record) => record.rider === rider),
    change: async (id, change) => {
      const known = kept.get(id);
      if (known) kept.set(id, { ...known, ...change });
    },
    drop: async (id) => void kept.delete(id),
  };
};

/** What the first keeps; what it cannot keep (blocked, or the phone is full) the page keeps, so that the rider can go on working. */
export const withMemoryFallback = (lasting: StepStore, page = pageSteps()) => ({
  /** Whether a step would be gone with the page. */
  isOnPageOnly: page.has,
  add: (record: StepRecord) => lasting.add(record).catch(() => page.add(record)),
  all: async (rider: number) => {
    const [kept, here] = await Promise.all([lasting.all(rider).catch(() => []), page.all(rider)]);
    return [...kept, ...here];
  },
  /** What cannot be noted is found out again by the next sending. */
  change: (id: string, change: Change) => (page.has(id) ? page : lasting).change(id, change).catch(() => undefined),
  drop: (id: string) => (page.has(id) ? page : lasting).drop(id),
});

export type FallbackStore = ReturnType<typeof withMemoryFallback>;
