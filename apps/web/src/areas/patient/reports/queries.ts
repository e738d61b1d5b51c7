import type { CallReply } from '@balsam/contract/call';
import type { medicalReports } from '@balsam/contract/medical-reports';
import { api } from '#shared/api/index.ts';

export type VisitForReports = CallReply<typeof medicalReports.visits>['items'][number];
export type MedicalReport = VisitForReports['reports'][number];

export const reportVisits = api.medicalReports.visits.query({ query: { limit: '100' } });
export const stayReports = api.medicalReports.ofStays.query({ query: { limit: '100' } });
export const sickLeaves = api.medicalReports.sickLeaves.query({ query: { limit: '100' } });
