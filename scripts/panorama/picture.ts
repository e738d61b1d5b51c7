import { lightAt, randomFrom, type Room } from './light.ts';
import { paintAt, trace, type Hit } from './rays.ts';
import type { Colour, Vec } from './shapes.ts';
import { lightIn, smoothed, type LightMap } from './smooth.ts';

/** Where the eye stands: a little lower than that of a grown person. */
const eye: Vec = [0, 1.5, 0];

const towardsOf = (across: number, down: number): Vec => {
  const yaw = (across - 0.5) * 2 * Math.PI;
  const pitch = (0.5 - down) * Math.PI;
  return [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
};

const placeOf = ([x, y, z]: Vec): readonly [across: number, down: number] => {
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  return [Math.atan2(dx, dz) / (2 * Math.PI) + 0.5, 0.5 - Math.atan2(dy, Math.hypot(dx, dz)) / Math.PI];
};

type Quality = { readonly width: number; readonly samples: number; readonly bounces: number };

function lightMapOf(room: Room, { width, samples, bounces }: Quality): LightMap {
  const height = width / 2;
  const size = width * height * 3;
  const map = { light: new Float32Array(size), normals: new Float32Array(size), points: new Float32Array(size) };
  const random = randomFrom(7);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const hit = trace(room.solids, eye, towardsOf((x + 0.5) / width, (y + 0.5) / height));
      if (!hit) continue;
      const sum: [number, number, number] = [0, 0, 0];
      for (let n = 0; n < samples; n += 1) {
        const light = lightAt(room, hit.at, hit.normal, random, bounces);
        for (let c = 0; c < 3; c += 1) sum[c]! += Math.min(light[c]!, 4) / samples;
      }
      const place = (y * width + x) * 3;
      map.light.set(sum, place);
      map.normals.set(hit.normal, place);
      map.points.set(hit.at, place);
    }
  return { width, height, ...map };
}

const colourOf = (hit: Hit, map: LightMap): Colour => {
  const { paint, glow } = hit.solid.material;
  if (glow) return paintAt(glow, hit);
  const light = lightIn(map, ...placeOf(hit.at), hit.at, hit.normal);
  const own = paintAt(paint, hit);
  return [own[0] * light[0], own[1] * light[1], own[2] * light[2]];
};

/** What is mirrored in a polished surface: what it shows to the eye elsewhere, fading with distance. */
function mirrored(room: Room, map: LightMap, hit: Hit, towards: Vec): { colour: Colour; share: number } {
  const { normal, at } = hit;
  const along = towards[0] * normal[0] + towards[1] * normal[1] + towards[2] * normal[2];
  const back: Vec = [
    towards[0] - 2 * along * normal[0],
    towards[1] - 2 * along * normal[1],
    towards[2] - 2 * along * normal[2],
  ];
  const other = trace(
    room.solids,
    [at[0] + normal[0] * 3e-3, at[1] + normal[1] * 3e-3, at[2] + normal[2] * 3e-3],
    back,
  );
  if (!other) return { colour: [0, 0, 0], share: 0 };
  const gloss = hit.solid.material.gloss ?? 0;
  const fresnel = gloss + (1 - gloss) * (1 - Math.abs(along)) ** 5 * 0.6;
  return { colour: colourOf(other, map), share: fresnel * Math.exp(-other.distance / 3.5) };
}

function seen(room: Room, map: LightMap, across: number, down: number): { colour: Colour; hit: Hit | undefined } {
  const towards = towardsOf(across, down);
  const hit = trace(room.solids, eye, towards);
  if (!hit) return { colour: [1, 1, 1], hit };
  const colour = colourOf(hit, map);
  if (!hit.solid.material.gloss) return { colour, hit };
  const { colour: other, share } = mirrored(room, map, hit, towards);
  return { colour: [0, 1, 2].map((c) => colour[c]! * (1 - share * 0.4) + other[c]! * share) as unknown as Colour, hit };
}

/** Brightness as film takes it, then as screens want it. */
const developed = (value: number): number => {
  const x = value * 1.9;
  const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.round(255 * Math.min(Math.max(film, 0), 1) ** (1 / 2.2));
};

const spots = [
  [0.25, 0.3],
  [0.75, 0.7],
] as const;

/** A row of the picture: two looks at each pixel. */
function drawRow(room: Room, map: LightMap, y: number, width: number, into: Uint8Array): void {
  for (let x = 0; x < width; x += 1) {
    const sum = [0, 0, 0];
    for (const [dx, dy] of spots) {
      const { colour } = seen(room, map, (x + dx) / width, (y + dy) / (width / 2));
      for (let c = 0; c < 3; c += 1) sum[c]! += developed(colour[c]!) / spots.length;
    }
    into.set(sum, (y * width + x) * 3);
  }
}

/** The whole round of a room as an equirectangular picture: red, green, blue bytes, twice as wide as high. */
export function draw(room: Room, width: number, light: Quality): Uint8Array {
  const map = smoothed(lightMapOf(room, light), 5);
  const bytes = new Uint8Array((width * width * 3) / 2);
  for (let y = 0; y < width / 2; y += 1) drawRow(room, map, y, width, bytes);
  return bytes;
}
