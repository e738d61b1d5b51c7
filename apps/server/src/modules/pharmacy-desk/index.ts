import type { AppModule } from '#platform/module.ts';
import { pharmacyDeskRoutes } from './pharmacy-desk.routes.ts';
import { pharmacyDeskSubscriptions } from './subscriptions.ts';

/** The entrance to the module of the pharmacy desk: where pharmacists fill orders and manage products and stock. */
/** The persons who fill orders now. */
export { readPharmacists } from './pharmacy-desk.store.ts';

export const pharmacyDeskModule: AppModule = {
  name: 'pharmacy-desk',
  routes: pharmacyDeskRoutes,
  subscriptions: pharmacyDeskSubscriptions,
};
