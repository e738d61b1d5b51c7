import { screenMethods } from '../booking/index.ts';

/** S2.07: after a payment `package` leads to the packages, anything else to upcoming appointments, of its method when it names one. */
export function paymentResultTarget(method: string): string {
  if (method === 'package') return '/services-packages';
  return `/appointment/upcoming/${screenMethods.find((known) => known === method) ?? 'all'}`;
}
