import {
  armchair,
  dark,
  door,
  leafGreen,
  paleBlue,
  picture,
  placed,
  plant,
  steel,
  timber,
  white,
} from '../furniture.ts';
import { glowing, halved, oak, plain, slats } from '../materials.ts';
import { ceilingLight, daylit, furnished, shell } from '../shell.ts';
import { ball, box, cylinder, type Solid } from '../shapes.ts';

const height = 2.9;

/** A bed with its head towards -z. */
const bed = (): Solid[] => [
  box([0, 0.36, 0], [0.95, 0.1, 2], steel, { round: 0.03 }),
  box([0, 0.5, 0.1], [0.92, 0.18, 1.9], white, { round: 0.07 }),
  box([0, 0.58, 0.35], [0.98, 0.11, 1.3], paleBlue, { round: 0.05 }),
  box([0, 0.64, -0.22], [0.99, 0.05, 0.26], white, { round: 0.024 }),
  box([0, 0.66, -0.72], [0.66, 0.15, 0.42], white, { round: 0.075, tilt: -14 }),
  box([0, 0.68, -1.02], [0.98, 0.62, 0.06], timber, { round: 0.028 }),
  box([0, 0.56, 1.05], [0.98, 0.44, 0.06], timber, { round: 0.028 }),
  ...[-0.5, 0.5].flatMap((x) => [0.72, 0.86].map((y) => box([x, y, -0.2], [0.028, 0.028, 1], steel, { round: 0.012 }))),
  ...[-0.5, 0.5].flatMap((x) => [-0.68, 0.28].map((z) => box([x, 0.68, z], [0.028, 0.36, 0.028], steel))),
  ...[-0.38, 0.38].flatMap((x) => [-0.85, 0.85].map((z) => cylinder([x, 0.16, z], 0.03, 0.32, dark))),
  ...[-0.38, 0.38].flatMap((x) => [-0.85, 0.85].map((z) => ball([x, 0.06, z], [0.04, 0.06, 0.06], dark))),
];

/** What hangs on the wall over the bed, looking towards +z. */
const bedhead = (): Solid[] => [
  box([0, 1.35, 0.02], [3, 1.5, 0.04], slats('#cda678', '#9a7148', 0.12)),
  box([0, 1.34, 0.07], [2.2, 0.2, 0.08], white, { round: 0.02 }),
  box([0, 1.47, 0.07], [2.2, 0.03, 0.07], glowing('#fff2d6', 1.25)),
  ...[-0.8, -0.6, 0.62, 0.82].map((x) => box([x, 1.33, 0.115], [0.09, 0.09, 0.012], plain('#c8d2d8'), { round: 0.01 })),
  cylinder([-0.35, 1.33, 0.13], 0.03, 0.1, plain('#149683')),
  box([1.05, 1.75, 0.12], [0.44, 0.34, 0.08], dark, { round: 0.02 }),
  box([1.05, 1.75, 0.165], [0.39, 0.29, 0.006], glowing('#0d2f3f', 1)),
  box([0.98, 1.81, 0.17], [0.22, 0.018, 0.004], glowing('#5fe0a8')),
  box([0.98, 1.74, 0.17], [0.22, 0.018, 0.004], glowing('#7fc8f0')),
  box([0.98, 1.67, 0.17], [0.22, 0.018, 0.004], glowing('#f0c45f')),
];

/** A stand with a bag of fluid. */
const drip = (): Solid[] => [
  cylinder([0, 0.98, 0], 0.014, 1.9, steel),
  cylinder([0, 0.05, 0], 0.24, 0.03, steel, { round: 0.012 }),
  box([0, 1.92, 0], [0.34, 0.016, 0.016], steel),
  box([0.13, 1.74, 0], [0.13, 0.24, 0.05], plain('#e4f1f8'), { round: 0.024 }),
  cylinder([0.13, 1.5, 0], 0.006, 0.28, paleBlue),
];

/** A table over the bed, and one beside it. */
const tables = (): Solid[] => [
  box([-1.05, 0.34, -0.75], [0.48, 0.66, 0.45], white, { round: 0.02 }),
  box([-1.05, 0.69, -0.75], [0.52, 0.035, 0.49], timber, { round: 0.012 }),
  ...[0.22, 0.46].map((y) => box([-1.05, y, -0.515], [0.42, 0.2, 0.012], plain('#eef1f2'), { round: 0.004 })),
  cylinder([-1.15, 0.79, -0.8], 0.04, 0.14, plain('#bfe0ea'), { round: 0.01 }),
  ball([-0.93, 0.86, -0.7], [0.07, 0.09, 0.07], plain('#e9a8b4')),
  ball([-0.99, 0.9, -0.76], [0.06, 0.07, 0.06], plain('#f2d08a')),
  cylinder([-0.95, 0.76, -0.73], 0.045, 0.12, white, { round: 0.02 }),
];

/** A room of an inpatient: the bed ahead, the window and a seat for company on the right, the bath behind. */
export const ward = () =>
  furnished(
    [
      ...shell(
        { x: [-3, 3], z: [-2.6, 3.1], height },
        { floor: oak('#d8bd98', '#bf9f76', 0.05), wall: halved('#f6f3ec', '#f6f3ec', '#f6f3ec', 1) },
      ),
      ...placed(bed(), [-0.1, 0, 1.95], 180),
      ...placed(bedhead(), [-0.1, 0, 3.08], 180),
      ...placed(tables(), [-0.1, 0, 1.95], 180),
      ...placed(drip(), [-1.15, 0, 2.5], 20),
      ...placed(armchair(leafGreen), [2.35, 0, 1.5], 250),
      ...placed(armchair(paleBlue), [2.35, 0, -0.6], 290),
      ...placed(plant(1.5), [2.55, 0, 2.7]),
      ...placed(door(plain('#8fb0bf')), [-1.7, 0, -2.54]),
      ...placed(door(), [0.9, 0, -2.54]),
      ...placed(picture(1.3, 0.85), [-2.97, 1.6, 0.2], 90),
      box([-2.68, 1.05, 2.2], [0.6, 2.1, 1.2], timber, { round: 0.015 }),
      box([-2.37, 1.05, 2.2], [0.01, 2.06, 0.016], dark),
      ...[2.1, 2.3].map((z) => box([-2.36, 1.1, z], [0.03, 0.3, 0.018], steel)),
      box([0.1, 1.75, -2.52], [0.1, 0.1, 0.1], white),
      box([2.1, 1.7, -2.5], [1.1, 0.64, 0.05], dark, { round: 0.015 }),
      box([2.1, 1.7, -2.47], [1.05, 0.59, 0.006], glowing('#15384d', 0.8)),
      ...[-0.9, 0.7, 1].map((x, n) =>
        box([2.93, 1.6, x * 1.55 + 0.45], [0.08, 2.6, n === 1 ? 0.01 : 0.34], plain('#cfdad3'), { round: 0.03 }),
      ),
    ],
    [
      ...[-1.1, 1.1].map((z) => ceilingLight(-0.2, height, z, 1.2, 0.5, 2.9)),
      daylit([2.96, 1.65, 0.45], 270, { wide: 2.5, high: 1.6, panes: 3, by: 1.7 }),
    ],
  );
