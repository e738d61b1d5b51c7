import type { CallName, SampleRequest } from './calls.ts';
import type { OwnedRecords } from './owned.ts';

const byReview = (me: OwnedRecords): SampleRequest => ({ params: { id: me.review } });
const review = (me: OwnedRecords): SampleRequest => ({
  body: {
    appointment_id: me.seen,
    mrn_number: me.mrn,
    doctor_id: me.doctorId,
    rating_value: 4,
    comment: 'Kind and thorough',
  },
});

/** Reviews of visits, and what people tell the hospital. */
export const ratingRequests: Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>> = {
  'ratings.due': () => ({}),
  'ratings.mine': () => ({}),
  'ratings.rate': review,
  'ratings.ratePhysician': review,
  'ratings.rateTheirPhysician': review,
  'ratings.putOff': (me) => ({ body: { appointment_id: me.seen } }),
  'ratings.edit': (me) => ({ ...byReview(me), body: { rating_value: 3, comment: 'Kind' } }),
  'ratings.report': () => ({ params: { id: 1 }, body: { reason: 'Not about the doctor' } }),
  'ratings.remove': byReview,
  'reviewDesk.list': () => ({ query: { state: 'pending' } }),
  'reviewDesk.changes': byReview,
  'reviewDesk.publish': (me) => ({ ...byReview(me), body: { revision: 1 } }),
  'reviewDesk.refuse': (me) => ({ ...byReview(me), body: { revision: 1, reason: 'Names a person' } }),
  'support.feedback': (me) => ({
    body: { topic: 'praise', text: 'Thank you', file_id: me.feedbackShot, attachment: me.feedbackShot },
  }),
};
