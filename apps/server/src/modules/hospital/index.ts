import type { AppModule } from '#platform/module.ts';
import { extendSchedules } from './extend-schedules.ts';
import { hospitalRoutes } from './hospital.routes.ts';

/** The entrance to the module of the hospital's directory: branches, specialities, doctors and their free times. */
export { addHoliday, addLeave, makeSlotsAhead } from './extend-schedules.ts';
export { branchOf } from './directory.store.ts';
export { indexSearch } from './index-search.ts';
export { nearestFreeSlots } from './nearest-slots.ts';
export { slotForBooking, type BookableSlot } from './slot-for-booking.ts';

export const hospitalModule: AppModule = { name: 'hospital', routes: hospitalRoutes, jobs: [extendSchedules] };
