import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from './cipher.ts';

export type StoredCopy = Sealed & { readonly name: string; readonly at: number };

type Schema = DBSchema & { copies: { key: string; value: StoredCopy; indexes: { at: number } } };

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const open = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('balsam-copies', 1, {
    upgrade: (database) => void database.createObjectStore('copies', { keyPath: 'name' }).createIndex('at', 'at'),
    terminated: () => (opened = undefined),
  });
  return opened;
};

export const putCopy = async (copy: StoredCopy): Promise<void> => void (await (await open()).put('copies', copy));

export const getCopy = async (name: string): Promise<StoredCopy | undefined> => (await open()).get('copies', name);

export const deleteCopy = async (name: string): Promise<void> => (await open()).delete('copies', name);

/** Deletes everything that was kept until then. */
export const purgeCopies = async (until: number): Promise<void> => {
  const { store, done } = (await open()).transaction('copies', 'readwrite');
  const names = await store.index('at').getAllKeys(IDBKeyRange.upperBound(until));
  await Promise.all(names.map((name) => store.delete(name)));
  await done;
};
