import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StepRecord } from './record.ts';

/** What was read for a rider, as the query library dehydrates it. `shape`: as which the answers were understood. */
export type StoredReads = { readonly rider: number; readonly shape?: number; readonly state: unknown };

type Schema = DBSchema & {
  steps: { key: number; value: StepRecord & { seq?: number }; indexes: { id: string; rider: number } };
  reads: { key: number; value: StoredReads };
};

type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

const forget = (): void => {
  opened = undefined;
};

const openNow = (): Promise<Database> =>
  openDB<Schema>('balsam-rider', 1, {
    upgrade: (database) => {
      const steps = database.createObjectStore('steps', { keyPath: 'seq', autoIncrement: true });
      steps.createIndex('id', 'id', { unique: true });
      steps.createIndex('rider', 'rider');
      database.createObjectStore('reads', { keyPath: 'rider' });
    },
    // A newer tab wants another version of it: this one lets go, and opens it again when it needs it.
    blocking: (_now, _wanted, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });

/** What the rider area keeps on this phone. Throws where the browser keeps nothing; asked again, it tries again. */
export const database = async (): Promise<Database> => {
  opened ??= openNow();
  try {
    return await opened;
  } catch (error) {
    forget();
    throw error;
  }
};
