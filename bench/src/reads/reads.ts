import { demoNow } from '../../../apps/server/test/databases.ts';
import { riyadhDay } from '@balsam/domain/time';
import type { BenchRequest } from '../load/load.ts';
import type { Server } from '../server.ts';

/** A call that reads, and by whom it is called. */
export type Read = { readonly name: string; readonly path: string; readonly as?: 'patient' | 'doctor' };

const today = riyadhDay(demoNow);
const [year, month] = [today.slice(0, 4), String(Number(today.slice(5, 7)) + 1)];
const typed = (text: string, more = '&limit=3') => `/find/doctors?query=${encodeURIComponent(text)}${more}`;

export const search: readonly Read[] = [
  { name: 'find/doctors, Arabic', path: typed('قلب') },
  { name: 'find/doctors, English', path: typed('heart') },
  { name: 'find/doctors, a slip of the pen', path: typed('ليلا حسن') },
];

export const calendar: Read = {
  name: 'doctor/calendar, a month',
  path: `/appointments/doctor/calendar?doctor_id=1&year=${year}&month=${month}&appointment_type=onsite`,
};

/** A page of the shop: 20 products with their prices and what is there of them. */
export const productList: Read = { name: 'products, 20 with price and stock', path: '/products?limit=20' };

/** The reads that the screens of the main job live on. */
export const reads: readonly Read[] = [
  ...search,
  { name: 'find/doctors, all', path: '/find/doctors?limit=10' },
  { name: 'find/doctors, of a day', path: `/find/doctors?limit=10&date=${year}-${month.padStart(2, '0')}-01` },
  { name: 'users/doctors', path: '/users/doctors?limit=10' },
  { name: 'doctors/:id', path: '/doctors/1' },
  { name: 'user-ratings', path: '/user-ratings?doctor_id=1&limit=10' },
  { name: 'user-ratings/summary', path: '/user-ratings/summary/1' },
  calendar,
  {
    name: 'timeslots',
    path: `/timeslots/by-location?doctor_id=1&type=onsite&dated=${year}-${month.padStart(2, '0')}-01`,
  },
  { name: 'specialities', path: '/specialities' },
  { name: 'specialities/search', path: `/specialities/search?query=${encodeURIComponent('قلب')}` },
  { name: 'clinics', path: '/clinics' },
  { name: 'upcoming appointments', path: '/appointments/upcoming', as: 'patient' },
  { name: "patient's today", path: '/appointments/patient/today', as: 'patient' },
  { name: 'past appointments', path: '/appointments/history', as: 'patient' },
  { name: 'notifications', path: '/notifications/fetch', as: 'patient' },
  { name: 'visits of the record', path: '/timelines', as: 'patient' },
  { name: 'timeline', path: '/timelines/all?limit=200', as: 'patient' },
  { name: 'medical file', path: '/medical-file', as: 'patient' },
  { name: 'wallet', path: '/payment/wallet', as: 'patient' },
  { name: 'payments', path: '/payment/history', as: 'patient' },
  { name: "doctor's today", path: '/appointments/today', as: 'doctor' },
];

const people = { patient: '1000001', doctor: 'D1001' } as const;

/** The request of a read, with a log-in where it takes one. */
export async function requestFor(server: Server, { path, as }: Read): Promise<BenchRequest> {
  const headers = as && { authorization: `Bearer ${await server.tokenOf(people[as])}` };
  return { path: `/api/v1${path}`, ...(headers && { headers }) };
}
