import { distanceTo, intoOwn, intoRoom, type Colour, type Paint, type Solid, type Vec } from './shapes.ts';
import { along, type Scenery } from './tree.ts';

export type Hit = {
  readonly distance: number;
  readonly solid: Solid;
  readonly at: Vec;
  readonly normal: Vec;
  /** The same point in the solid's own space. */
  readonly own: Vec;
};

const closest = 1e-4;
const steps = 90;
const touching = 4e-4;

/** Where a ray enters and leaves the box around a solid; undefined when it misses. */
function spanIn(half: Vec, from: Vec, towards: Vec): readonly [enter: number, leave: number, axis: number] | undefined {
  let enter = -Infinity;
  let leave = Infinity;
  let side = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    const o = from[axis]!;
    const d = towards[axis]!;
    const h = half[axis]!;
    if (Math.abs(d) < 1e-9) {
      if (Math.abs(o) > h) return undefined;
      continue;
    }
    const a = (-h - o) / d;
    const b = (h - o) / d;
    const near = Math.min(a, b);
    if (near > enter) {
      enter = near;
      side = axis;
    }
    leave = Math.min(leave, Math.max(a, b));
    if (enter > leave) return undefined;
  }
  return leave < closest ? undefined : [enter, leave, side];
}

/** How far along a ray of its own space a solid is met. */
function meet(solid: Solid, from: Vec, towards: Vec, most: number): number | undefined {
  const span = spanIn(solid.half, from, towards);
  if (!span || span[0] > most) return undefined;
  if (solid.form === 'box' && solid.round === 0) return span[0] > closest ? span[0] : undefined;
  let t = Math.max(span[0], closest * 10);
  for (let step = 0; step < steps && t < span[1]; step += 1) {
    const gap = distanceTo(solid, from[0] + t * towards[0], from[1] + t * towards[1], from[2] + t * towards[2]);
    if (gap < touching) return step === 0 && span[0] < 0 ? undefined : t;
    t += gap;
  }
  return undefined;
}

function normalAt(solid: Solid, [x, y, z]: Vec): Vec {
  const e = 1e-4;
  const d = (dx: number, dy: number, dz: number) => distanceTo(solid, x + dx, y + dy, z + dz);
  const n: Vec = [d(e, 0, 0) - d(-e, 0, 0), d(0, e, 0) - d(0, -e, 0), d(0, 0, e) - d(0, 0, -e)];
  const long = Math.hypot(...n) || 1;
  return intoRoom(solid, [n[0] / long, n[1] / long, n[2] / long]);
}

/** Whether a ray passes near enough to be worth a closer look. */
function passes({ centre, reach }: Solid, from: Vec, towards: Vec, most: number): boolean {
  const x = centre[0] - from[0];
  const y = centre[1] - from[1];
  const z = centre[2] - from[2];
  const onward = x * towards[0] + y * towards[1] + z * towards[2];
  if (onward < -reach || onward - reach > most) return false;
  return x * x + y * y + z * z - onward * onward <= reach * reach;
}

/** The first solid that a ray meets. */
export function trace(scenery: Scenery, from: Vec, towards: Vec): Hit | undefined {
  const best: { solid?: Solid } = {};
  let distance = Infinity;
  along(scenery, from, towards, Infinity, (solid) => {
    if (!passes(solid, from, towards, distance)) return distance;
    const t = meet(solid, intoOwn(solid, from, true), intoOwn(solid, towards, false), distance);
    if (t !== undefined && t < distance) {
      best.solid = solid;
      distance = t;
    }
    return distance;
  });
  const { solid: first } = best;
  if (!first) return undefined;
  const at: Vec = [from[0] + distance * towards[0], from[1] + distance * towards[1], from[2] + distance * towards[2]];
  const own = intoOwn(first, at, true);
  return { distance, solid: first, at, own, normal: normalAt(first, own) };
}

/** Whether nothing but lamps stands between a point and another at this distance. */
export function isClear(scenery: Scenery, from: Vec, towards: Vec, distance: number): boolean {
  let isHidden = false;
  along(scenery, from, towards, distance, (solid) => {
    if (isHidden || solid.material.glow || !passes(solid, from, towards, distance)) return isHidden ? -1 : distance;
    const t = meet(solid, intoOwn(solid, from, true), intoOwn(solid, towards, false), distance);
    isHidden = t !== undefined && t < distance;
    return isHidden ? -1 : distance;
  });
  return !isHidden;
}

/** A paint at a point that was met. */
export const paintAt = (paint: Paint, hit: Hit): Colour =>
  typeof paint === 'function' ? paint(hit.own, hit.normal, hit.at) : paint;
