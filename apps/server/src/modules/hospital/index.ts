import type { AppModule } from '#platform/module.ts';
import { extendSchedules } from './extend-schedules.ts';
import { hospitalRoutes } from './hospital.routes.ts';

/** The entrance to the module of the hospital's directory: branches, specialities, doctors and their free times. */
export { addHoliday, makeSlotsAhead } from './extend-schedules.ts';
export { addLeave, endLeave } from './leave.ts';
export { lockDoctor } from './rebuild-slots.store.ts';
export { rebuildSlots } from './rebuild-slots.ts';
export { readDoctorNames, type DoctorNameRow } from './doctors.store.ts';
export { nameView } from './doctors.view.ts';
export { readPlaces } from './slots.store.ts';
export { slotView } from './slots.view.ts';
export { isFree, isOpen } from './free-slot.store.ts';
export { doctorBrief } from './doctor-brief.store.ts';
export { branchOf, readLocations } from './directory.store.ts';
export { BrokenDirectory } from './directory-file.ts';
export { importDirectory } from './import-directory.ts';
export { indexSearch } from './index-search.ts';
export { nearestFreeSlots } from './nearest-slots.ts';
export { addToAverage, deleteRatingsOf } from './ratings.store.ts';
export { authorInitials, languageOf } from './ratings.view.ts';
export { searchSpecialities } from './list-directory.ts';
export { searchDoctors } from './search-doctors.ts';
export { slotForBooking, type BookableSlot } from './slot-for-booking.ts';

export const hospitalModule: AppModule = { name: 'hospital', routes: hospitalRoutes, jobs: [extendSchedules] };
