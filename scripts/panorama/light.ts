import { isClear, paintAt, trace } from './rays.ts';
import type { Colour, Vec } from './shapes.ts';
import type { Scenery } from './tree.ts';

/** A rectangle that gives light: its middle, half of its two sides, where it looks, and how bright it is. */
export type Lamp = {
  readonly centre: Vec;
  readonly u: Vec;
  readonly v: Vec;
  readonly normal: Vec;
  readonly light: Colour;
};

export type Room = {
  readonly solids: Scenery;
  readonly lamps: readonly Lamp[];
  /** Light that has been reflected too often to follow. */
  readonly ambient: Colour;
};

export type Random = () => number;

/** Numbers that look random and are the same each time. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const lift = (at: Vec, normal: Vec): Vec => [
  at[0] + normal[0] * 2e-3,
  at[1] + normal[1] * 2e-3,
  at[2] + normal[2] * 2e-3,
];

const brightest = 6;

/** What one lamp gives to a point through one spot of it. */
function fromLamp({ solids }: Room, lamp: Lamp, at: Vec, normal: Vec, random: Random): number {
  const a = random() * 2 - 1;
  const b = random() * 2 - 1;
  const { centre, u, v } = lamp;
  const way: Vec = [
    centre[0] + a * u[0] + b * v[0] - at[0],
    centre[1] + a * u[1] + b * v[1] - at[1],
    centre[2] + a * u[2] + b * v[2] - at[2],
  ];
  const far = Math.sqrt(dot(way, way));
  const towards: Vec = [way[0] / far, way[1] / far, way[2] / far];
  const here = dot(normal, towards);
  const there = -dot(lamp.normal, towards);
  if (here <= 0 || there <= 0 || !isClear(solids, at, towards, far - 0.03)) return 0;
  const area = 4 * Math.hypot(...u) * Math.hypot(...v);
  return Math.min((here * there * area) / (Math.PI * Math.max(far * far, 0.05)), brightest);
}

/** A direction about a normal, more often near it. */
function scatter([nx, ny, nz]: Vec, random: Random): Vec {
  const z = random() * 2 - 1;
  const turn = random() * 2 * Math.PI;
  const r = Math.sqrt(1 - z * z);
  const way: Vec = [nx + r * Math.cos(turn), ny + r * Math.sin(turn), nz + z];
  const long = Math.hypot(...way) || 1;
  return [way[0] / long, way[1] / long, way[2] / long];
}

/** One sample of the light that falls on a point, as what a white surface there would show. */
export function lightAt(room: Room, point: Vec, normal: Vec, random: Random, bounces: number): Colour {
  const at = lift(point, normal);
  const total: [number, number, number] = [0, 0, 0];
  for (const lamp of room.lamps) {
    const share = fromLamp(room, lamp, at, normal, random);
    for (let c = 0; c < 3; c += 1) total[c]! += share * lamp.light[c]!;
  }
  if (bounces === 0) return [total[0] + room.ambient[0], total[1] + room.ambient[1], total[2] + room.ambient[2]];
  const next = trace(room.solids, at, scatter(normal, random));
  if (!next || next.solid.material.glow) return total;
  const paint = paintAt(next.solid.material.paint, next);
  const light = lightAt(room, next.at, next.normal, random, bounces - 1);
  return [total[0] + paint[0] * light[0], total[1] + paint[1] * light[1], total[2] + paint[2] * light[2]];
}
