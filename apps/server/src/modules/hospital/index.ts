/** The only door of the room of the hospital's directory: branches, specialities, doctors and their free times. */
export { addHoliday, addLeave, extendSchedules, makeSlotsAhead } from './extend-schedules.ts';
export { branchOf } from './branch.store.ts';
export { hospitalRoutes } from './hospital.routes.ts';
export { indexSearch } from './index-search.ts';
export { nearestFreeSlots } from './nearest-slots.ts';
export { slotForBooking, type BookableSlot } from './slot-for-booking.ts';
