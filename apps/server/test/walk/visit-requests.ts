import type { CallName, SampleRequest } from './calls.ts';

type Owned = {
  readonly doctorId: number;
  readonly unpaid: number;
  readonly waitingEntry: number;
  readonly paid: number;
  readonly seen: number;
  readonly visitPicture: string;
  readonly phrase: number;
  readonly survey: number;
};

const bySeen = (me: Owned): SampleRequest => ({ params: { id: me.seen } });
const byPaid = (me: Owned): SampleRequest => ({ params: { id: me.paid } });

const byWaitingEntry = (me: Owned): SampleRequest => ({ params: { id: me.waitingEntry } });

/** What is written about visits, and between patients and doctors. */
export const visitRequests: Readonly<Partial<Record<CallName, (me: Owned) => SampleRequest>>> = {
  'visits.caseHistory': byPaid,
  'visits.saveCaseHistory': (me) => ({
    params: { id: me.paid },
    body: { complaint: 'Cough', since: 'Monday', helps: '', medicines: '', allergies: '', file_ids: [me.visitPicture] },
  }),
  'visits.chart': byPaid,
  'visits.summary': bySeen,
  'visits.saveSummary': (me) => ({
    params: { id: me.paid },
    body: {
      findings: 'Clear',
      diagnoses: [{ code: 'J06.9' }],
      medicines: [{ product_id: 1, dose: '1 tablet', times_per_day: 1, days: 3 }],
    },
  }),
  'visits.signSummary': byPaid,
  'visits.addAddendum': (me) => ({ params: { id: me.seen }, body: { text: 'Better' } }),
  'visits.summaryFile': bySeen,
  'visits.codes': () => ({ query: { query: 'cough' } }),
  'triage.surveys': () => ({}),
  'triage.create': () => ({
    body: {
      gender: 'female',
      age_years: 30,
      chief_complaint: 'cough',
      symptoms: [{ code: 'cough', since: 'days', severity: 'mild' }],
    },
  }),
  'triage.survey': (me) => ({ params: { id: me.survey } }),
  'triage.attach': (me) => ({ params: { id: me.survey }, body: { appointment_id: me.paid } }),
  'triage.ofAppointment': byPaid,
  'triage.remove': (me) => ({ params: { id: me.survey } }),
  'triage.approval': () => ({}),
  'triage.approve': () => ({ body: { version: '1', physician: 'Layla Al-Qahtani' } }),
  'visits.phrases': () => ({}),
  'visits.addPhrase': () => ({ body: { text: 'Rest and drink much' } }),
  'visits.removePhrase': (me) => ({ params: { id: me.phrase } }),
  'chat.messages': byPaid,
  'chat.write': (me) => ({ params: { id: me.paid }, body: { text: 'Good morning', file_ids: [me.visitPicture] } }),
  'checkIn.read': byPaid,
  'checkIn.save': (me) => ({ params: { id: me.paid }, body: { step: 'details' } }),
  'checkIn.questionnaire': byPaid,
  'checkIn.answer': (me) => ({ params: { id: me.paid }, body: { answers: [], finished: false } }),
  'checkIn.arrive': () => ({ body: { code: '1-made-up' } }),
  'checkIn.doorCodes': () => ({}),
  'waitingList.list': () => ({}),
  // Of a page that has nobody: the front desk may read who waits.
  'waitingList.ofStaff': () => ({ query: { doctor_id: 1, page: '900' } }),
  'waitingList.join': (me) => ({
    body: { doctor_id: me.doctorId, before: '2026-12-20', appointment_id: me.unpaid },
  }),
  'waitingList.leave': byWaitingEntry,
  'waitingList.accept': byWaitingEntry,
  'waitingList.decline': byWaitingEntry,
  'chat.conversations': () => ({}),
};
