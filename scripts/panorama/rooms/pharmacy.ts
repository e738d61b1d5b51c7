import {
  armchair,
  blue,
  dark,
  door,
  leafGreen,
  monitor,
  paleBlue,
  picture,
  placed,
  plant,
  timber,
  white,
} from '../furniture.ts';
import { glowing, plain, slats, stone } from '../materials.ts';
import { ceilingLight, daylit, furnished, shell } from '../shell.ts';
import { box, cylinder, type Material, type Solid } from '../shapes.ts';

const height = 3.1;
const wares: readonly Material[] = [
  '#0b5f9e',
  '#f4f3ef',
  '#2f8a76',
  '#e3a857',
  '#b9d4e8',
  '#cc6d6d',
  '#fbfaf7',
  '#8c76b8',
  '#7fc3b6',
].map((code) => plain(code));

const chance = (n: number): number => {
  const s = Math.sin(n * 78.233) * 43_758.5453;
  return s - Math.floor(s);
};

/** Boxes and bottles on a board of some width, looking towards +z. */
function goods(wide: number, y: number, seed: number): Solid[] {
  const found: Solid[] = [];
  let x = -wide / 2 + 0.06;
  for (let n = seed; x < wide / 2 - 0.12; n += 1) {
    const w = 0.07 + 0.07 * chance(n);
    const h = 0.13 + 0.12 * chance(n + 50);
    const ware = wares[Math.floor(chance(Math.floor(n / 2) + 7) * wares.length)] ?? white;
    found.push(
      chance(n + 90) > 0.72
        ? cylinder([x + w / 2, y + h / 2, 0.02], w * 0.42, h, ware, { round: 0.016 })
        : box([x + w / 2, y + h / 2, 0.02], [w, h, 0.15], ware, { round: 0.006 }),
    );
    x += w + 0.012 + 0.03 * chance(n + 11);
  }
  return found;
}

/** A case of shelves that looks towards +z. */
const shelves = (wide: number, seed: number): Solid[] => [
  box([0, 1.15, -0.15], [wide, 2.3, 0.03], plain('#e9eff2')),
  ...[-1, 1].map((side) => box([(side * wide) / 2, 1.15, 0], [0.04, 2.3, 0.36], timber, { round: 0.008 })),
  box([0, 0.22, 0.01], [wide - 0.04, 0.4, 0.34], white, { round: 0.008 }),
  ...[0.44, 0.84, 1.24, 1.64, 2.04].map((y) => box([0, y, 0], [wide - 0.03, 0.03, 0.34], timber)),
  ...[0.84, 1.24, 1.64, 2.04].map((y) =>
    box([0, y - 0.022, 0.15], [wide - 0.06, 0.012, 0.02], glowing('#fff4dc', 1.1)),
  ),
  ...[0.455, 0.855, 1.255, 1.655].flatMap((y, n) => goods(wide - 0.08, y, seed + n * 31)),
  box([0, 2.24, 0.1], [wide, 0.22, 0.16], blue, { round: 0.012 }),
];

/** The counter, seen from where patients stand: it looks towards -z. */
const counter = (): Solid[] => [
  box([0, 0.5, 0], [3.6, 1, 0.6], slats('#cda678', '#966c44', 0.1), { round: 0.02 }),
  box([0, 1.02, -0.03], [3.72, 0.05, 0.74], white, { round: 0.02 }),
  box([0, 0.05, -0.05], [3.5, 0.1, 0.58], dark),
  ...placed(monitor(), [-1, 1.04, 0.1], 165),
  ...placed(monitor(), [1.1, 1.04, 0.1], 195),
  box([0.1, 1.09, 0], [0.36, 0.1, 0.26], paleBlue, { round: 0.02 }),
  cylinder([0.55, 1.13, -0.05], 0.045, 0.17, leafGreen, { round: 0.015 }),
  box([-0.35, 1.1, -0.12], [0.16, 0.11, 0.09], wares[3] ?? white, { round: 0.006, turn: 20 }),
];

/** A cross of green light, the sign of a pharmacy, that looks towards -z. */
const sign = (): Solid[] => [
  box([0, 0, 0], [0.62, 0.2, 0.06], glowing('#27ae8c', 1.15), { round: 0.02 }),
  box([0, 0, 0], [0.2, 0.62, 0.06], glowing('#27ae8c', 1.15), { round: 0.02 }),
];

/** The pharmacy: the counter ahead, shelves to both sides, seats by the door. */
export const pharmacy = () =>
  furnished(
    [
      ...shell(
        { x: [-4, 4], z: [-3.4, 4.2], height },
        { floor: stone('#ece7dc', '#d6cfc0', 0.9, 0.08), wall: plain('#f3efe7') },
      ),
      ...placed(counter(), [0, 0, 2.3]),
      ...[-2.5, 0, 2.5].flatMap((x, n) => placed(shelves(2.3, n * 200 + 5), [x, 0, 3.95], 180)),
      box([0, 2.72, 4.14], [2, 0.74, 0.06], plain('#f9f8f4'), { round: 0.05 }),
      ...placed(sign(), [0, 2.72, 4.08]),
      ...[-0.9, 1.5].flatMap((z, n) => placed(shelves(2.2, n * 170 + 900), [-3.78, 0, z], 90)),
      ...placed(shelves(2.2, 1500), [3.78, 0, 1.5], 270),
      ...placed(armchair(leafGreen), [3.35, 0, -0.6], 270),
      ...placed(armchair(leafGreen), [3.35, 0, -1.5], 270),
      ...placed(plant(1.5), [3.5, 0, -2.8]),
      ...placed(plant(1.5), [-3.5, 0, -2.8]),
      ...placed(picture(1.1, 0.75), [-1.9, 1.65, -3.37]),
      ...placed(door(), [0.2, 0, -3.34]),
      ...[-1.1, 0, 1.1].map((x) => cylinder([x, 2.45, 2.2], 0.15, 0.2, glowing('#fff4dc', 1.3), { round: 0.09 })),
      ...[-1.1, 0, 1.1].map((x) => cylinder([x, 2.8, 2.2], 0.007, 0.6, dark)),
    ],
    [
      ...[-2, 0.6].flatMap((z) => [-1.9, 1.9].map((x) => ceilingLight(x, height, z, 1.3, 0.5, 2.6))),
      ceilingLight(0, height, 3.1, 4, 0.3, 2.6),
      daylit([2.2, 1.6, -3.36], 0, { wide: 2, high: 1.7, panes: 2, by: 1.2 }),
    ],
  );
