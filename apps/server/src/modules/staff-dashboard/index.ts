import { staffDay } from '@balsam/contract/staff-day';
import { read } from '#platform/http/serve.ts';
import type { AppModule } from '#platform/module.ts';
import { dayFigures } from './day-figures.ts';

/** The entrance to the module of the day's figures. */
export const staffDashboardModule: AppModule = {
  name: 'staff-dashboard',
  routes: [read(staffDay.figures, ({ db, call }) => dayFigures(db, call))],
};
