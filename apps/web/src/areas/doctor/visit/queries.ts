import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import type { records } from '@balsam/contract/records';
import type { visits } from '@balsam/contract/visits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type DoctorAppointment = CallReply<typeof booking.detail>;
export type Chart = CallReply<typeof visits.chart>;
export type Listed = CallReply<typeof records.reports>['items'][number];
export type Report = Extract<Listed, { readonly type: string }>;

/** One appointment of the doctor; what may be done about it changes with the clock. */
export const appointmentOf = (id: number) =>
  queryOptions({ ...api.booking.detail.query({ params: { id }, quiet: true }), refetchInterval: 60_000 });

/** What the record of its patient says. */
export const chartOf = (id: number) => queryOptions(api.visits.chart.query({ params: { id }, quiet: true }));

/** The newest results of a patient. */
export const resultsOf = (mrn: string) =>
  queryOptions(api.records.reports.query({ query: { mrn_number: mrn, limit: 50 }, quiet: true }));

/** Their newest reports of a kind. */
export const reportsOf = (mrn: string, type: 'radiology' | 'report') =>
  queryOptions(api.records.reports.query({ query: { mrn_number: mrn, type, limit: 5 }, quiet: true }));

/** Their visits that are over, here and with others. */
export const earlierVisitsOf = (mrn: string) =>
  queryOptions(api.records.timelines.query({ query: { mrn_number: mrn, limit: 10 }, quiet: true }));

/** Their file on one page, with what they state themselves. */
export const fileOf = (mrn: string) =>
  queryOptions(api.records.medicalFile.query({ query: { mrn_number: mrn }, quiet: true }));
