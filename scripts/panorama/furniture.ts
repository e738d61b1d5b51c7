import { glowing, hex, oak, painting, plain, view } from './materials.ts';
import { ball, box, cylinder, type Material, type Solid, type Vec } from './shapes.ts';

export const white = plain('#f4f3ef');
export const paper = plain('#fbfaf7');
export const steel = plain('#aeb7bd', 0.12);
export const dark = plain('#39434c');
export const blue = plain('#0b5f9e');
export const paleBlue = plain('#b9d4e8');
export const leafGreen = plain('#2f8a76');
export const timber = oak('#c79a68', '#a97c4e');
const screenLight = glowing('#cfe6f6', 0.85);

/** Puts a group of solids, drawn about the origin, at a place and turns it about the upright axis. */
export function placed(group: readonly Solid[], [x, y, z]: Vec, degrees = 0): Solid[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return group.map((solid) => {
    const [px, py, pz] = solid.centre;
    const [tc, ts] = solid.turn;
    return {
      ...solid,
      centre: [x + c * px + s * pz, y + py, z - s * px + c * pz],
      turn: [tc * c - ts * s, ts * c + tc * s],
    };
  });
}

/** An arm-chair that looks towards +z. */
export const armchair = (cover: Material): Solid[] => [
  box([0, 0.3, 0], [0.66, 0.18, 0.66], cover, { round: 0.07 }),
  box([0, 0.43, 0.03], [0.56, 0.12, 0.58], cover, { round: 0.05 }),
  box([0, 0.62, -0.29], [0.64, 0.6, 0.15], cover, { round: 0.07, tilt: 8 }),
  box([-0.35, 0.45, 0], [0.12, 0.3, 0.62], cover, { round: 0.05 }),
  box([0.35, 0.45, 0], [0.12, 0.3, 0.62], cover, { round: 0.05 }),
  ...[-0.27, 0.27].flatMap((x) => [-0.26, 0.26].map((z) => cylinder([x, 0.11, z], 0.02, 0.22, timber))),
];

/** A sofa of some seats. */
export const sofa = (cover: Material, cushion: Material, seats: number): Solid[] => {
  const wide = seats * 0.68;
  return [
    box([0, 0.3, 0], [wide, 0.2, 0.76], cover, { round: 0.06 }),
    box([0, 0.62, -0.34], [wide, 0.52, 0.16], cover, { round: 0.07, tilt: 8 }),
    ...[-1, 1].map((side) => box([side * (wide / 2 + 0.05), 0.44, 0], [0.14, 0.44, 0.8], cover, { round: 0.06 })),
    ...Array.from({ length: seats }, (_, n) =>
      box([(n - (seats - 1) / 2) * 0.68, 0.44, 0.03], [0.66, 0.13, 0.66], cover, { round: 0.05 }),
    ),
    box([-wide / 2 + 0.24, 0.63, -0.18], [0.4, 0.38, 0.14], cushion, { round: 0.07, tilt: 18 }),
    box([0, 0.12, 0], [wide - 0.2, 0.12, 0.6], dark, { round: 0.02 }),
  ];
};

/** A plant in a pot. */
export const plant = (height: number, pot: Material = white): Solid[] => {
  const leaves = [plain('#3f7f4b'), plain('#579a5c'), plain('#2f6b41')] as const;
  return [
    cylinder([0, 0.2, 0], 0.2, 0.4, pot, { round: 0.04 }),
    cylinder([0, 0.39, 0], 0.17, 0.03, plain('#4a382b')),
    ...Array.from({ length: 17 }, (_, n) => {
      const ring = n % 3;
      const turn = n * 137.5;
      const out = 0.1 + 0.07 * ring;
      const up = 0.5 + (height - 0.55) * (1 - ring * 0.27) * (0.78 + 0.22 * Math.sin(n * 2.1));
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      return ball([s * out, up * 0.62 + 0.2, c * out], [0.055, up * 0.4, 0.014], leaves[ring] ?? leaves[0], {
        turn,
        tilt: 14 + ring * 16,
      });
    }),
  ];
};

/** A screen on a foot that looks towards +z. */
export const monitor = (): Solid[] => [
  box([0, 0.3, 0], [0.56, 0.34, 0.035], dark, { round: 0.012 }),
  box([0, 0.3, 0.019], [0.52, 0.3, 0.004], screenLight),
  box([-0.08, 0.34, 0.022], [0.28, 0.03, 0.003], glowing('#0b5f9e')),
  box([-0.05, 0.27, 0.022], [0.34, 0.02, 0.003], glowing('#7fb3d8')),
  box([-0.1, 0.22, 0.022], [0.24, 0.02, 0.003], glowing('#7fb3d8')),
  box([0, 0.07, -0.02], [0.05, 0.16, 0.03], dark),
  box([0, 0.01, 0], [0.24, 0.02, 0.16], dark, { round: 0.008 }),
];

/** A door of wood in its frame that looks towards +z, with a window of milky glass. */
export const door = (leaf: Material = timber): Solid[] => [
  box([0, 1.08, 0], [1.14, 2.18, 0.08], plain('#e9e6df'), { round: 0.01 }),
  box([0, 1.05, 0.03], [0.98, 2.08, 0.06], leaf, { round: 0.008 }),
  box([0.18, 1.35, 0.055], [0.2, 0.9, 0.02], glowing('#dcecf4', 0.8)),
  cylinder([-0.38, 1.0, 0.1], 0.016, 0.34, steel, { round: 0.01 }),
  box([0, 2.34, 0.03], [0.5, 0.16, 0.03], blue, { round: 0.02 }),
  box([0, 2.34, 0.05], [0.22, 0.03, 0.01], glowing('#ffffff', 0.9)),
];

/** A window that looks towards +z. */
export const windowOf = (wide: number, high: number, panes: number): Solid[] => {
  const frame = plain('#f2efe8');
  return [
    box([0, 0, 0], [wide, high, 0.02], view(0.62)),
    box([0, high / 2, 0.03], [wide + 0.12, 0.07, 0.09], frame),
    box([0, -high / 2, 0.05], [wide + 0.2, 0.06, 0.18], frame, { round: 0.01 }),
    ...Array.from({ length: panes + 1 }, (_, n) => box([(n / panes - 0.5) * wide, 0, 0.03], [0.06, high, 0.08], frame)),
  ];
};

/** A framed picture that looks towards +z. */
export const picture = (wide: number, high: number, sky = '#f3dfc0'): Solid[] => [
  box([0, 0, 0], [wide, high, 0.03], timber, { round: 0.006 }),
  box([0, 0, 0.014], [wide - 0.06, high - 0.06, 0.008], painting(sky, '#7fa8a0', '#3f7f78', '#e0a458')),
];

/** A light set into the ceiling, as what is seen of it; its lamp gives the light. */
export const panel = (x: number, y: number, z: number, wide: number, deep: number): Solid[] => [
  box([x, y - 0.012, z], [wide + 0.06, 0.02, deep + 0.06], plain('#e8e8e6'), { round: 0.004 }),
  box([x, y - 0.02, z], [wide, 0.02, deep], { paint: hex('#ffffff'), glow: [1.7, 1.68, 1.62] }),
];

/** A rug of one colour with a border. */
export const rug = (wide: number, deep: number, inner: string, border: string): Solid[] => [
  box([0, 0.008, 0], [wide, 0.016, deep], plain(border), { round: 0.006 }),
  box([0, 0.012, 0], [wide - 0.24, 0.016, deep - 0.24], plain(inner), { round: 0.004 }),
];

/** A low round table. */
export const sideTable = (): Solid[] => [
  cylinder([0, 0.42, 0], 0.34, 0.035, timber, { round: 0.012 }),
  cylinder([0, 0.21, 0], 0.035, 0.4, dark),
  cylinder([0, 0.015, 0], 0.2, 0.02, dark),
  cylinder([0.08, 0.49, 0.05], 0.05, 0.1, white, { round: 0.02 }),
  box([-0.1, 0.45, 0], [0.2, 0.025, 0.27], blue, { turn: 15, round: 0.004 }),
];
