import * as availability from './hospital/availability.ts';
import * as directory from './hospital/directory.ts';
import * as doctors from './hospital/doctors.ts';
import * as ratings from './hospital/ratings.ts';

/** The hospital's directory: branches, specialities, doctors, their free times and ratings. Open to guests. */
export const hospital = { ...directory, ...doctors, ...availability, ...ratings } as const;
