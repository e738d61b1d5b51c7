import { doctor, patient, rider, staff, type Person } from '../support/server.ts';

/** Who walks: one of each kind of person that sees screens of their own. */
export const people = {
  guest: undefined,
  sara: patient('1000001'),
  /** Guardian of two. */
  fahad: patient('1000002'),
  /** Has hardly a record yet. */
  nasser: patient('1000013'),
  /** Has not agreed to the terms. */
  newcomer: patient('1000005'),
  layla: doctor('D1001'),
  khalid: rider,
  admin: staff('admin'),
  pharmacist: staff('pharmacist'),
  support: staff('support'),
  frontdesk: staff('frontdesk'),
  records: staff('records'),
} as const satisfies Readonly<Record<string, Person | undefined>>;

export type Who = keyof typeof people;
