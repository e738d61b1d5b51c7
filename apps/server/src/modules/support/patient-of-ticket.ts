import type { Sql } from '../../platform/db/types.ts';
import { findPatient } from './tickets.store.ts';

/** The person whose ticket it is; undefined once it is erased. */
export const patientOfTicket = (sql: Sql, ticketId: number): Promise<number | undefined> => findPatient(sql, ticketId);
