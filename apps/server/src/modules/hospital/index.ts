/** The only door of the room of the hospital's directory: branches, specialities, doctors and their free times. */
export { addHoliday, addLeave, extendSchedules, makeSlotsAhead } from './extend-schedules.ts';
export { indexSearch } from './index-search.ts';
