import type { Vec } from './shapes.ts';

/** Light on a coarse picture of the whole round, with what it fell on. */
export type LightMap = {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  readonly normals: Float32Array;
  readonly points: Float32Array;
};

/** How alike two places are: on one surface they share their light. */
function kinship({ normals, points }: LightMap, a: number, b: number, reach: number): number {
  let facing = 0;
  let apart = 0;
  for (let c = 0; c < 3; c += 1) {
    facing += normals[a + c]! * normals[b + c]!;
    apart += normals[a + c]! * (points[b + c]! - points[a + c]!);
  }
  return Math.max(facing, 0) ** 24 * Math.exp(-Math.abs(apart) / reach);
}

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

function smoothPixel(map: LightMap, x: number, y: number, step: number): Vec {
  const { width, height, light } = map;
  const here = (y * width + x) * 3;
  const sum: [number, number, number] = [0, 0, 0];
  let weights = 0;
  for (let j = -2; j <= 2; j += 1) {
    const row = Math.min(Math.max(y + j * step, 0), height - 1);
    for (let i = -2; i <= 2; i += 1) {
      const there = (row * width + ((x + i * step + 4 * width) % width)) * 3;
      const weight = kernel[i + 2]! * kernel[j + 2]! * kinship(map, here, there, 0.02);
      for (let c = 0; c < 3; c += 1) sum[c]! += weight * light[there + c]!;
      weights += weight;
    }
  }
  return weights > 0 ? [sum[0] / weights, sum[1] / weights, sum[2] / weights] : [0, 0, 0];
}

/** Takes the grain out of a light map and keeps its edges: wavelets à trous. */
export function smoothed(map: LightMap, rounds: number): LightMap {
  const { normals, points, width, height } = map;
  let { light } = map;
  for (let round = 0; round < rounds; round += 1) {
    const before: LightMap = { normals, points, width, height, light };
    light = new Float32Array(light.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) light.set(smoothPixel(before, x, y, 2 ** round), (y * width + x) * 3);
  }
  return { normals, points, width, height, light };
}

/** The light at a place of the picture (0 to 1 across and down) on a surface that is known exactly. */
export function lightIn(map: LightMap, across: number, down: number, at: Vec, normal: Vec): Vec {
  const x = across * map.width - 0.5;
  const y = Math.min(Math.max(down * map.height - 0.5, 0), map.height - 1.001);
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const sum: [number, number, number] = [0, 0, 0];
  let weights = 0;
  for (let j = -1; j <= 2; j += 1)
    for (let i = -1; i <= 2; i += 1) {
      const row = Math.min(Math.max(y0 + j, 0), map.height - 1);
      const there = (row * map.width + ((x0 + i + map.width) % map.width)) * 3;
      let facing = 0;
      let apart = 0;
      for (let c = 0; c < 3; c += 1) {
        facing += map.normals[there + c]! * normal[c]!;
        apart += normal[c]! * (map.points[there + c]! - at[c]!);
      }
      const near = Math.exp(-((x - x0 - i) ** 2 + (y - y0 - j) ** 2) * 0.9);
      const weight = near * (Math.max(facing, 0) ** 8 * Math.exp(-Math.abs(apart) / 0.03) + 1e-5);
      for (let c = 0; c < 3; c += 1) sum[c]! += weight * map.light[there + c]!;
      weights += weight;
    }
  return [sum[0] / weights, sum[1] / weights, sum[2] / weights];
}
