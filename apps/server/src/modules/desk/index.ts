import type { AppModule } from '../../platform/module.ts';
import { deskRoutes } from './desk.routes.ts';
import { deskSubscriptions } from './subscriptions.ts';

/** The entrance to the module of the desk: where pharmacists fill orders and keep the shelves. */
export const deskModule: AppModule = { name: 'desk', routes: deskRoutes, subscriptions: deskSubscriptions };
