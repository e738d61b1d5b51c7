import type { CallName, SampleRequest } from './calls.ts';
import type { OwnedRecords } from './owned.ts';

/** What the pharmacy would send about an order of the owner. */
export const pharmacyOrderRequests: Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>> = {
  'pharmacyDesk.orders': () => ({ query: { state: 'open' } }),
  'pharmacyDesk.order': (me) => ({ params: { id: me.order } }),
  'pharmacyDesk.move': (me) => ({ params: { id: me.order }, body: { to: 'confirmed' } }),
  'pharmacyDesk.sendCode': (me) => ({ params: { id: me.order } }),
  'pharmacyDesk.reviewPrescription': (me) => ({
    params: { id: me.order },
    body: { verdict: 'approved', line_ids: [] },
  }),
  'pharmacyDesk.takeOutWithdrawn': (me) => ({ params: { id: me.order } }),
  'pharmacyDesk.takeOutUnavailable': (me) => ({ params: { id: me.order }, body: { line_ids: [1], reason: 'Broken' } }),
  'pharmacyDesk.substitutes': (me) => ({ params: { id: me.order, line_id: 1 } }),
  'pharmacyDesk.proposeSubstitute': (me) => ({ params: { id: me.order }, body: { line_id: 1, product_id: 1 } }),
  'pharmacyDesk.takeBackSubstitute': (me) => ({ params: { id: me.order, substitute_id: me.substitute } }),
  'pharmacyDesk.callBack': (me) => ({ params: { id: me.order }, body: { reason: 'It is being checked' } }),
  'pharmacyDesk.confirmReturn': (me) => ({ params: { id: me.order } }),
  'pharmacyDesk.prescriptionFile': (me) => ({ params: { id: me.scan } }),
};
