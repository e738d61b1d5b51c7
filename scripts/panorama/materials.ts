import type { Colour, Material, Vec } from './shapes.ts';

/** A colour as designers write it, in linear light. */
export const hex = (code: string): Colour =>
  [1, 3, 5].map((at) => (Number.parseInt(code.slice(at, at + 2), 16) / 255) ** 2.2) as unknown as Colour;

export const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

const scaled = (a: Colour, by: number): Colour => [a[0] * by, a[1] * by, a[2] * by];

export const plain = (code: string, gloss?: number): Material => ({ paint: hex(code), ...(gloss && { gloss }) });
export const glowing = (code: string, by = 1): Material => ({ paint: [0, 0, 0], glow: scaled(hex(code), by) });

const hash = (a: number, b: number): number => {
  const s = Math.sin(a * 127.1 + b * 311.7) * 43_758.545;
  return s - Math.floor(s);
};

/** Planks of oak along z. */
export const oak = (light: string, dark: string, gloss = 0): Material => {
  const [a, b] = [hex(light), hex(dark)];
  return {
    gloss,
    paint: (_own, _normal, [x, , z]) => {
      const across = (x + 0.09) / 0.18;
      const plank = Math.floor(across);
      const shifted = z + hash(plank, 3) * 2;
      const piece = Math.floor(shifted / 1.6);
      const grain = 0.5 + 0.5 * Math.sin(x * 90 + Math.sin(z * 3 + plank) * 1.5);
      const seam = across - plank < 0.02 || shifted / 1.6 - piece < 0.003 ? 0.72 : 1;
      return scaled(mix(a, b, 0.65 * hash(plank, piece) + 0.12 * grain), seam);
    },
  };
};

/** Upright slats of wood. */
export const slats = (light: string, dark: string, apart = 0.09): Material => {
  const [a, b] = [hex(light), hex(dark)];
  return {
    paint: (_own, normal, [x, , z]) => {
      const along = (Math.abs(normal[0]) > 0.5 ? z : x) / apart;
      const part = along - Math.floor(along);
      return part < 0.22 ? scaled(b, 0.45) : mix(a, b, 0.5 * hash(Math.floor(along), 1));
    },
  };
};

/** Large tiles of stone with thin joints. */
export const stone = (code: string, joint: string, size: number, gloss = 0): Material => {
  const [a, b] = [hex(code), hex(joint)];
  return {
    gloss,
    paint: (_own, _normal, [x, , z]) => {
      const [i, j] = [Math.floor(x / size), Math.floor(z / size)];
      const edge = Math.min(x / size - i, 1 - x / size + i, z / size - j, 1 - z / size + j) * size;
      return edge < 0.006 ? b : scaled(a, 0.95 + 0.05 * hash(i, j));
    },
  };
};

/** A wall of two colours with a line between them. */
export const halved = (upper: string, lower: string, line: string, at: number): Material => {
  const [a, b, c] = [hex(upper), hex(lower), hex(line)];
  return { paint: (_own, _normal, [, y]) => (Math.abs(y - at) < 0.02 ? c : y > at ? a : b) };
};

/** The lattice of eight-pointed stars of old houses of the Hijaz, lit from behind. */
export const lattice = (wood: string, behind: string, size = 0.3): Material => {
  const [frame, light] = [hex(wood), scaled(hex(behind), 1.05)];
  return {
    paint: frame,
    glow: ([x, y, z]) => {
      const across = Math.abs(x) > Math.abs(z) ? x : z;
      const u = Math.abs(((((across / size) % 1) + 1) % 1) - 0.5);
      const v = Math.abs(((((y / size) % 1) + 1) % 1) - 0.5);
      const square = Math.abs(Math.max(u, v) - 0.3);
      const diamond = Math.abs(u + v - 0.42);
      const bars = Math.min(square, diamond, Math.abs(u - 0.5) + 0.012, Math.abs(v - 0.5) + 0.012);
      return bars < 0.035 ? scaled(frame, 0.55) : light;
    },
  };
};

/** What is seen through a window: the sky over a city of low houses, and palms. */
export const view = (strength = 1): Material => {
  const [high, low, houses, far] = [hex('#8fc7ee'), hex('#eef7fc'), hex('#dcc9a8'), hex('#c8d3d6')];
  const [ground, leaf, trunk] = [hex('#cdbd97'), hex('#5f9a5c'), hex('#93795a')];
  const palm = (u: number, y: number): Colour | undefined => {
    const [cell, at] = [Math.floor(u / 1.7), (u / 1.7 - Math.floor(u / 1.7) - 0.5) * 1.7];
    const top = 1.5 + 0.5 * hash(cell, 9);
    if (Math.abs(at) < 0.035 && y < top) return trunk;
    const droop = top + 0.16 - 0.9 * at * at - Math.abs(at) * 0.18;
    const frond = Math.abs(Math.sin(at * 22)) * 0.12;
    return Math.abs(at) < 0.55 && y < droop && y > droop - 0.13 - frond * (1 - Math.abs(at)) ? leaf : undefined;
  };
  return {
    paint: high,
    glow: (_own, normal, [x, y, z]) => {
      const u = Math.abs(normal[0]) > 0.5 ? z : x;
      const roof = 1.35 + 0.5 * hash(Math.floor(u / 0.55), 2);
      const behind = 1.75 + 0.35 * hash(Math.floor(u / 0.8 + 3.3), 5);
      const base =
        y < 0.75 ? ground : y < roof * 0.85 ? houses : y < behind * 0.9 ? far : mix(low, high, (y - 1.2) / 1.9);
      return scaled(palm(u, y) ?? base, strength);
    },
  };
};

/** A picture on a wall: soft hills under a sun. */
export const painting = (sky: string, hill: string, front: string, sun: string): Material => {
  const [a, b, c, d] = [hex(sky), hex(hill), hex(front), hex(sun)];
  return {
    paint: ([x, y, z]: Vec) => {
      const u = Math.abs(x) > Math.abs(z) ? x : z;
      if (Math.hypot(u - 0.15, y - 0.12) < 0.1) return d;
      if (y < -0.16 + 0.06 * Math.sin(u * 6)) return c;
      return y < -0.02 + 0.08 * Math.sin(u * 4 + 1) ? b : a;
    },
  };
};
