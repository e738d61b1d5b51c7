export { planStops, type Plan, type PlannedStop, type Stop } from './plan.ts';
export { positionEverySeconds, positionKeptHours, tellsWhere } from './position.ts';
export { bestRoute } from './route.ts';
export type { Route, RouteTask, Window } from './stops.ts';
export { distanceKm, handOverSeconds, roadKm, travelSeconds, travelTimes, type Place } from './way.ts';
