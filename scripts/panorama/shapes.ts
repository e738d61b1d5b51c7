/** Solids of a drawn room. Each is met by rays in its own space: turned about the upright axis, then tilted. */
export type Vec = readonly [x: number, y: number, z: number];
/** Light by red, green and blue, linear. */
export type Colour = readonly [red: number, green: number, blue: number];
/** The colour of a point: `at` is in the solid's own space, `normal` in the room. */
export type Paint = Colour | ((at: Vec, normal: Vec, world: Vec) => Colour);

export type Material = {
  readonly paint: Paint;
  /** What shines by itself, in the picture and in mirrors. */
  readonly glow?: Paint;
  /** How much of a mirror it is when looked at straight, from 0 to 1. */
  readonly gloss?: number;
};

type Form = 'box' | 'cylinder' | 'ball';

export type Solid = {
  readonly form: Form;
  readonly centre: Vec;
  /** Half of its extent. */
  readonly half: Vec;
  /** The radius of a ball around it. */
  readonly reach: number;
  readonly round: number;
  readonly turn: readonly [cos: number, sin: number];
  readonly tilt: readonly [cos: number, sin: number];
  readonly material: Material;
};

type Placing = { readonly round?: number; readonly turn?: number; readonly tilt?: number };

const wheel = (degrees: number): readonly [number, number] => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

const solid = (form: Form, centre: Vec, half: Vec, material: Material, { round = 0, turn = 0, tilt = 0 }: Placing) => ({
  form,
  centre,
  half,
  reach: Math.hypot(...half),
  round: Math.min(round, ...half),
  turn: wheel(turn),
  tilt: wheel(tilt),
  material,
});

/** A box by its middle and its size, with rounded edges. */
export const box = (centre: Vec, [w, h, d]: Vec, material: Material, placing: Placing = {}): Solid =>
  solid('box', centre, [w / 2, h / 2, d / 2], material, placing);

/** An upright cylinder by its middle. */
export const cylinder = (
  centre: Vec,
  radius: number,
  height: number,
  material: Material,
  placing: Placing = {},
): Solid => solid('cylinder', centre, [radius, height / 2, radius], material, placing);

/** An ellipsoid by its middle and its radii. */
export const ball = (centre: Vec, radii: Vec, material: Material, placing: Placing = {}): Solid =>
  solid('ball', centre, radii, material, placing);

/** A point or direction of the room in the solid's own space; `moved` for points. */
export function intoOwn({ centre, turn, tilt }: Solid, [x, y, z]: Vec, moved: boolean): Vec {
  const px = moved ? x - centre[0] : x;
  const py = moved ? y - centre[1] : y;
  const pz = moved ? z - centre[2] : z;
  const rx = turn[0] * px - turn[1] * pz;
  const rz = turn[1] * px + turn[0] * pz;
  return [rx, tilt[0] * py + tilt[1] * rz, tilt[0] * rz - tilt[1] * py];
}

/** A direction of the solid's own space in the room. */
export function intoRoom({ turn, tilt }: Solid, [x, y, z]: Vec): Vec {
  const ry = tilt[0] * y - tilt[1] * z;
  const rz = tilt[1] * y + tilt[0] * z;
  return [turn[0] * x + turn[1] * rz, ry, turn[0] * rz - turn[1] * x];
}

function roundedBox([bx, by, bz]: Vec, round: number, x: number, y: number, z: number): number {
  const qx = Math.abs(x) - bx + round;
  const qy = Math.abs(y) - by + round;
  const qz = Math.abs(z) - bz + round;
  const out = Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2 + Math.max(qz, 0) ** 2);
  return out + Math.min(Math.max(qx, qy, qz), 0) - round;
}

/** How far a point of its own space is from its surface. */
export function distanceTo({ form, half, round }: Solid, x: number, y: number, z: number): number {
  if (form === 'box') return roundedBox(half, round, x, y, z);
  if (form === 'cylinder') {
    const qr = Math.sqrt(x * x + z * z) - half[0] + round;
    const qy = Math.abs(y) - half[1] + round;
    return Math.sqrt(Math.max(qr, 0) ** 2 + Math.max(qy, 0) ** 2) + Math.min(Math.max(qr, qy), 0) - round;
  }
  const [a, b, c] = half;
  const k0 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2);
  const k1 = Math.sqrt((x / a ** 2) ** 2 + (y / b ** 2) ** 2 + (z / c ** 2) ** 2);
  return k1 === 0 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
}
