export { cities, cityNamed, type City } from './cities.ts';
