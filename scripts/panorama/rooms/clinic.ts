import {
  blue,
  dark,
  door,
  leafGreen,
  monitor,
  paleBlue,
  paper,
  picture,
  placed,
  plant,
  steel,
  timber,
  white,
} from '../furniture.ts';
import { glowing, halved, oak, plain } from '../materials.ts';
import { ceilingLight, daylit, furnished, shell } from '../shell.ts';
import { box, cylinder, type Material, type Solid } from '../shapes.ts';

const height = 2.9;

/** A chair on a foot that looks towards +z. */
export const chair = (cover: Material): Solid[] => [
  box([0, 0.46, 0], [0.48, 0.08, 0.46], cover, { round: 0.035 }),
  box([0, 0.75, -0.23], [0.46, 0.46, 0.07], cover, { round: 0.035, tilt: 7 }),
  cylinder([0, 0.24, 0], 0.03, 0.36, steel),
  cylinder([0, 0.04, 0], 0.26, 0.03, dark, { round: 0.012 }),
];

/** A desk with a screen; whoever works at it looks towards +z. */
export const workDesk = (): Solid[] => [
  box([0, 0.73, 0], [1.6, 0.045, 0.75], timber, { round: 0.015 }),
  ...[-0.74, 0.74].map((x) => box([x, 0.36, 0], [0.05, 0.7, 0.68], white, { round: 0.01 })),
  box([0.45, 0.45, -0.05], [0.42, 0.5, 0.55], white, { round: 0.012 }),
  ...[0.3, 0.46, 0.6].map((y) => box([0.45, y, -0.335], [0.14, 0.015, 0.02], steel)),
  box([0, 0.48, 0.33], [1.5, 0.42, 0.03], white),
  ...placed(monitor(), [-0.42, 0.755, 0.12], 150),
  box([-0.38, 0.765, -0.16], [0.42, 0.016, 0.14], dark, { round: 0.006, turn: -20 }),
  box([0.3, 0.762, -0.05], [0.24, 0.012, 0.32], paper, { turn: 8 }),
  cylinder([0.62, 0.81, 0.2], 0.04, 0.11, blue, { round: 0.01 }),
];

/** A couch to be examined on, its head towards -x, with paper over it. */
const couch = (): Solid[] => [
  box([0.2, 0.72, 0], [1.4, 0.13, 0.66], plain('#2f7f8f'), { round: 0.05 }),
  box([-0.72, 0.84, 0], [0.62, 0.13, 0.66], plain('#2f7f8f'), { round: 0.05, turn: 0 }),
  box([0.12, 0.79, 0], [1.5, 0.02, 0.5], paper, { round: 0.01 }),
  box([-0.78, 0.95, 0], [0.36, 0.12, 0.48], white, { round: 0.055 }),
  box([0, 0.38, 0], [1.5, 0.52, 0.52], white, { round: 0.03 }),
  ...[-0.5, 0, 0.5].map((x) => box([x, 0.4, 0.265], [0.46, 0.44, 0.012], plain('#e8edf0'), { round: 0.004 })),
  ...[-0.5, 0, 0.5].map((x) => box([x, 0.54, 0.28], [0.12, 0.018, 0.02], steel)),
  box([0.35, 0.11, 0.62], [0.5, 0.2, 0.32], plain('#dfe5e8'), { round: 0.02 }),
];

/** A basin in a cupboard that looks towards +z, with cupboards over it. */
const basin = (): Solid[] => [
  box([0, 0.44, 0], [1.8, 0.84, 0.58], white, { round: 0.01 }),
  box([0, 0.88, 0.01], [1.84, 0.045, 0.62], plain('#d3d8da', 0.1), { round: 0.01 }),
  ...[-0.6, 0, 0.6].map((x) => box([x, 0.42, 0.292], [0.57, 0.74, 0.012], plain('#eef1f2'), { round: 0.004 })),
  ...[-0.6, 0, 0.6].map((x) => box([x, 0.72, 0.31], [0.16, 0.018, 0.02], steel)),
  cylinder([-0.45, 0.9, 0.04], 0.2, 0.03, plain('#8f9aa1'), { round: 0.01 }),
  cylinder([-0.45, 1.03, -0.2], 0.016, 0.26, steel),
  box([-0.45, 1.15, -0.11], [0.026, 0.022, 0.2], steel, { round: 0.01 }),
  box([0, 1.85, -0.1], [1.8, 0.66, 0.36], plain('#b6d3da'), { round: 0.01 }),
  ...[-0.45, 0.45].map((x) => box([x, 1.85, 0.085], [0.86, 0.62, 0.012], plain('#c5dde2'), { round: 0.004 })),
  cylinder([0.3, 1, 0.02], 0.045, 0.2, plain('#7fb3d8'), { round: 0.02 }),
  cylinder([0.48, 0.98, -0.02], 0.05, 0.16, white, { round: 0.02 }),
  box([0.75, 1.02, -0.05], [0.22, 0.24, 0.16], paleBlue, { round: 0.02 }),
];

/** A lamp on an arm, an instrument for blood pressure and a chart on the wall behind the couch, towards +z. */
const instruments = (): Solid[] => [
  box([0, 1.5, 0], [0.8, 1.1, 0.02], paper),
  ...[0, 1, 2, 3, 4].map((n) =>
    box([0, 1.93 - n * 0.2, 0.014], [0.5 - n * 0.08, 0.1 - n * 0.015, 0.006], plain('#39434c')),
  ),
  box([1, 1.45, 0.05], [0.26, 0.34, 0.1], white, { round: 0.03 }),
  box([1, 1.5, 0.105], [0.18, 0.13, 0.01], glowing('#bfe3d8', 0.9)),
  cylinder([-1.05, 1.75, 0.35], 0.13, 0.09, white, { round: 0.04 }),
  cylinder([-1.05, 1.7, 0.35], 0.1, 0.02, glowing('#fff6e0', 1.2)),
  box([-1.05, 1.86, 0.18], [0.03, 0.03, 0.36], steel),
];

/** A room in which a doctor sees a patient: the desk ahead, the couch on the right, the door behind. */
export const clinic = () =>
  furnished(
    [
      ...shell(
        { x: [-2.7, 2.7], z: [-2.4, 2.8], height },
        { floor: oak('#d5b68d', '#bb976b', 0.05), wall: halved('#f5f3ee', '#dbe9ea', '#a9c6c9', 1.02) },
      ),
      ...placed(workDesk(), [-1.25, 0, 1.35], 145),
      ...placed(chair(dark), [-1.85, 0, 2.05], 140),
      ...placed(chair(leafGreen), [-0.35, 0, 0.95], 320),
      ...placed(chair(leafGreen), [-1.35, 0, 0.1], 350),
      ...placed(couch(), [2.28, 0, 0.55], 270),
      ...placed(instruments(), [2.67, 0, 0.5], 270),
      ...placed(basin(), [0.95, 0, 2.48], 180),
      ...placed(picture(1.1, 0.75), [-2.66, 1.6, -0.6], 90),
      ...placed(plant(1.5), [-2.25, 0, -1.95]),
      ...placed(door(), [0.8, 0, -2.34]),
      ...placed(picture(0.7, 0.9, '#dfeaf0'), [-0.9, 1.6, -2.37]),
      box([2.4, 0.35, -1.85], [0.5, 0.7, 0.42], white, { round: 0.02 }),
      ...[0.2, 0.4, 0.6].map((y) => box([2.14, y, -1.85], [0.02, 0.015, 0.16], steel)),
      cylinder([2.4, 0.8, -1.85], 0.09, 0.2, plain('#e0b354'), { round: 0.03 }),
    ],
    [
      ...[-0.9, 1.2].map((z) => ceilingLight(0.3, height, z, 1.2, 0.6, 3.3)),
      daylit([-2.66, 1.62, 1.35], 90, { wide: 1.9, high: 1.35, panes: 2, by: 1.5 }),
    ],
  );
