import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { distanceKm, type Coordinates } from '../delivery/travel.ts';

/** How a drawn area may be: its corners, and how far each may lie from its branch. */
export const areaLimits = { leastCorners: 3, mostCorners: 60, kmFromBranch: 100 } as const;

/** Less than this in square degrees, some 100 m by 100 m, is a line rather than an area. */
const leastSquareDegrees = 1e-6;

type Edge = readonly [from: Coordinates, to: Coordinates];
type AreaRefusal = 'area_too_few_corners' | 'area_crosses_itself' | 'area_too_far';

/** On which side of the line from one to another a third lies: positive left, negative right, 0 on it. In degrees: areas are a city's. */
const side = (one: Coordinates, other: Coordinates, third: Coordinates): number =>
  Math.sign(
    (other.longitude - one.longitude) * (third.latitude - one.latitude) -
      (other.latitude - one.latitude) * (third.longitude - one.longitude),
  );

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const isOnEdge = ([from, to]: Edge, point: Coordinates): boolean =>
  side(from, to, point) === 0 &&
  isBetween(point.latitude, from.latitude, to.latitude) &&
  isBetween(point.longitude, from.longitude, to.longitude);

/** Whether two edges have a point in common. */
function meet(one: Edge, other: Edge): boolean {
  const isAcross = (a: Edge, b: Edge) => side(a[0], a[1], b[0]) * side(a[0], a[1], b[1]) < 0;
  if (isAcross(one, other) && isAcross(other, one)) return true;
  return other.some((end) => isOnEdge(one, end)) || one.some((end) => isOnEdge(other, end));
}

const edgesOf = (corners: readonly Coordinates[]): Edge[] =>
  corners.map((corner, n) => [corner, corners[(n + 1) % corners.length]!]);

/** Neighbours have one corner in common; they cross when one of them folds back along the other. */
const folds = ([from, corner]: Edge, [, to]: Edge): boolean =>
  isOnEdge([from, corner], to) || isOnEdge([corner, to], from);

function crossesItself(corners: readonly Coordinates[]): boolean {
  const edges = edgesOf(corners);
  const last = edges.length - 1;
  return edges.some((one, n) =>
    edges.some((other, k) => {
      if (k <= n) return false;
      if (k === n + 1) return folds(one, other);
      return n === 0 && k === last ? folds(other, one) : meet(one, other);
    }),
  );
}

/** The shoelace formula. */
const squareDegrees = (corners: readonly Coordinates[]): number =>
  Math.abs(
    edgesOf(corners).reduce(
      (all, [one, other]) => all + one.longitude * other.latitude - other.longitude * one.latitude,
      0,
    ),
  ) / 2;

/** Whether an area may be drawn so: a ring of corners in their order that does not cross or touch itself, round about its branch. */
export function checkArea(corners: readonly Coordinates[], branch: Coordinates): Allowed<AreaRefusal> {
  const distinct = new Set(corners.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
  if (distinct.size < areaLimits.leastCorners)
    return refused('area_too_few_corners', { least: areaLimits.leastCorners });
  if (distinct.size < corners.length || crossesItself(corners)) return refused('area_crosses_itself');
  if (squareDegrees(corners) < leastSquareDegrees)
    return refused('area_too_few_corners', { least: areaLimits.leastCorners });
  const isFar = corners.some((corner) => distanceKm(branch, corner) > areaLimits.kmFromBranch);
  return isFar ? refused('area_too_far', { km: areaLimits.kmFromBranch }) : allowed;
}

/** Whether a place lies in an area, its border included: a line from it to the east crosses the border an odd number of times. */
export function isInArea(corners: readonly Coordinates[], place: Coordinates): boolean {
  const edges = edgesOf(corners);
  if (edges.some((edge) => isOnEdge(edge, place))) return true;
  const crossed = edges.filter(([one, other]) => {
    if (one.latitude > place.latitude === other.latitude > place.latitude) return false;
    const part = (place.latitude - one.latitude) / (other.latitude - one.latitude);
    return place.longitude < one.longitude + part * (other.longitude - one.longitude);
  });
  return crossed.length % 2 === 1;
}
