/** A position on the globe, in degrees (WGS 84). */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

const earthRadiusKm = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies (haversine on the mean radius, IUGG). */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const [height, width] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const h = Math.sin(height / 2) ** 2 + across * Math.sin(width / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Streets are longer than the crow's way by about this much in a Saudi city's grid, and a car gets on by so much in traffic. */
const detour = 1.35;
const cityKmPerHour = 32;

/** How long a hand-over takes: parking, the door, the code. */
export const handOverSeconds = 240;

/** Kilometres by road, estimated. */
export const roadKm = (one: Coordinates, other: Coordinates): number => distanceKm(one, other) * detour;

/** Seconds by road, estimated; no map service is asked. */
export const travelSeconds = (one: Coordinates, other: Coordinates): number =>
  Math.round((roadKm(one, other) / cityKmPerHour) * 3600);

/** Seconds between all of these places, as a route wants them. */
export const travelTimes = (places: readonly Coordinates[]): number[][] =>
  places.map((one) => places.map((other) => travelSeconds(one, other)));
