import type { Kysely, Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** The database outside a transaction. */
export type Db = Kysely<DB>;
/** The one transaction of a write. */
export type Tx = Transaction<DB>;
/** Where a read may run: inside a transaction, which is a `Kysely` as well, or not. As a union of both the compiler would check each query twice. */
export type Sql = Db;
