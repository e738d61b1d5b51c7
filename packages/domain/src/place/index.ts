export { cities, cityNamed, type City } from './cities.ts';
export { placeIn } from './place-names.ts';
export { openingHours, type DayHours, type OpeningHours } from './opening-hours.ts';
