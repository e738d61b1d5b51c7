import { panel, placed, windowOf } from './furniture.ts';
import type { Lamp, Room } from './light.ts';
import { plain } from './materials.ts';
import { sceneryOf } from './tree.ts';
import { box, type Colour, type Material, type Solid } from './shapes.ts';

export type Bounds = {
  readonly x: readonly [from: number, to: number];
  readonly z: readonly [from: number, to: number];
  readonly height: number;
};

type Surfaces = { readonly floor: Material; readonly wall: Material; readonly ceiling?: Material };

/** Floor, ceiling, four walls and a skirting. */
export function shell({ x, z, height }: Bounds, { floor, wall, ceiling = plain('#f7f6f2') }: Surfaces): Solid[] {
  const [wide, deep] = [x[1] - x[0], z[1] - z[0]];
  const [mx, mz] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2];
  const skirting = plain('#e3e0d8');
  const around = (thick: number, tall: number, y: number, material: Material, inside: number): Solid[] => [
    box([x[0] - thick / 2 + inside, y, mz], [thick, tall, deep], material),
    box([x[1] + thick / 2 - inside, y, mz], [thick, tall, deep], material),
    box([mx, y, z[0] - thick / 2 + inside], [wide, tall, thick], material),
    box([mx, y, z[1] + thick / 2 - inside], [wide, tall, thick], material),
  ];
  return [
    box([mx, -0.05, mz], [wide + 1, 0.1, deep + 1], floor),
    box([mx, height + 0.05, mz], [wide + 1, 0.1, deep + 1], ceiling),
    ...around(0.2, height, height / 2, wall, 0),
    ...around(0.02, 0.1, 0.05, skirting, 0.02),
  ];
}

type Fixture = { readonly solids: readonly Solid[]; readonly lamp: Lamp };

const warm: Colour = [1, 0.97, 0.9];
const daylight: Colour = [0.92, 0.97, 1.05];

const bright = (colour: Colour, by: number): Colour => [colour[0] * by, colour[1] * by, colour[2] * by];

/** A panel of light in the ceiling. */
export const ceilingLight = (x: number, y: number, z: number, wide: number, deep: number, by: number): Fixture => ({
  solids: panel(x, y, z, wide, deep),
  lamp: {
    centre: [x, y - 0.04, z],
    u: [wide / 2, 0, 0],
    v: [0, 0, deep / 2],
    normal: [0, -1, 0],
    light: bright(warm, by),
  },
});

type Window = { readonly wide: number; readonly high: number; readonly panes: number; readonly by: number };

/** A window in a wall; `degrees` 0 looks towards +z, 90 towards +x, 180 towards -z, 270 towards -x. */
export function daylit(
  [x, y, z]: readonly [number, number, number],
  degrees: number,
  { wide, high, panes, by }: Window,
): Fixture {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    solids: placed(windowOf(wide, high, panes), [x, y, z], degrees),
    lamp: {
      centre: [x + s * 0.12, y, z + c * 0.12],
      u: [(c * wide) / 2, 0, (-s * wide) / 2],
      v: [0, high / 2, 0],
      normal: [s, 0, c],
      light: bright(daylight, by),
    },
  };
}

/** A room of its solids and what gives light in it. */
export const furnished = (solids: readonly Solid[], fixtures: readonly Fixture[], ambient = 0.12): Room => ({
  solids: sceneryOf([...solids, ...fixtures.flatMap((fixture) => fixture.solids)]),
  lamps: fixtures.map(({ lamp }) => lamp),
  ambient: [ambient, ambient, ambient * 0.98],
});
