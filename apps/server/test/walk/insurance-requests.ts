import type { SampleRequest } from './calls.ts';

/** What the requests name of their owner. */
type Insured = {
  readonly mrn: string;
  readonly policy: number;
  readonly slot: number;
  readonly unpaid: number;
  readonly reference: string;
  readonly document: string;
};

/** What the owner of a policy would send to each call of insurance; the last one gives up what the others read. */
export const insuranceRequests = {
  'insurance.list': (me) => ({ query: { mrn_number: me.mrn } }),
  'insurance.add': (me) => ({ body: { plan_id: 1, policy_number: 'WALK-0001', card_file: me.document } }),
  'insurance.check': (me) => ({ params: { id: me.policy } }),
  'insurance.services': (me) => ({ query: { policy_id: me.policy, slot_id: me.slot } }),
  'insurance.location': (me) => ({ query: { policy_id: me.policy } }),
  'insurance.apply': (me) => ({ body: { appointment_id: me.unpaid, policy_id: me.policy } }),
  'insurance.clear': (me) => ({ body: { appointment_id: me.unpaid } }),
  'insurance.waiting': () => ({ query: { answered: 'false' } }),
  // Nothing of theirs waits for an insurer: to the front desk such a request is not there.
  'insurance.answer': (me) => ({ params: { id: me.policy }, body: { decision: 'approved', reference: me.reference } }),
  'insurance.ofAppointment': (me) => ({ params: { id: me.unpaid } }),
  'insurance.remove': (me) => ({ params: { id: me.policy } }),
} satisfies Readonly<Record<`insurance.${string}`, (me: Insured) => SampleRequest>>;
