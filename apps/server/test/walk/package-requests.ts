import type { CallName, SampleRequest } from './calls.ts';
import type { OwnedRecords } from './owned.ts';

/** Packages, booked ones and their terms. */
export const packageRequests: Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>> = {
  'packages.booked': (me) => ({ query: { mrn_number: me.mrn, appointment_id: me.unpaid } }),
  'packages.book': (me) => ({ body: { package_id: 1, term_id: 1, mrn_number: me.mrn } }),
  'packages.terms': (me) => ({ query: { mrn_number: me.mrn, booked_package_id: me.package } }),
  'packages.partial': (me) => ({ query: { term_id: me.packageTerm, patient_id: me.personId } }),
  'packages.use': (me) => ({ params: { id: me.package }, body: { appointment_id: me.unpaid } }),
  'packages.cancel': (me) => ({ params: { id: me.package } }),
  'packages.ofStaff': () => ({}),
};
