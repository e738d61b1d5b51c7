import {
  armchair,
  blue,
  door,
  leafGreen,
  monitor,
  paleBlue,
  placed,
  plant,
  rug,
  sideTable,
  sofa,
  timber,
  white,
} from '../furniture.ts';
import { glowing, lattice, plain, slats, stone } from '../materials.ts';
import { ceilingLight, daylit, furnished, shell } from '../shell.ts';
import { ball, box, cylinder, type Solid } from '../shapes.ts';

const height = 3.6;

/** The mark of the group, of two leaves, on a wall that is looked at towards +z. */
const mark = (): Solid[] => [
  ball([-0.62, 0, 0], [0.13, 0.3, 0.03], glowing('#ffffff', 0.95)),
  ball([-0.38, -0.07, 0], [0.09, 0.22, 0.03], glowing('#9fd8cb', 0.95)),
  ...[0.14, -0.06, -0.22].map((y, n) =>
    box([0.3, y, 0], [0.9 - n * 0.2, n === 0 ? 0.14 : 0.06, 0.02], glowing('#ffffff', 0.95), { round: 0.01 }),
  ),
];

/** The desk of reception, seen from where patients stand: it looks towards -z. */
const desk = (): Solid[] => [
  box([0, 0.53, 0], [4, 1.06, 0.62], slats('#caa071', '#8f6540', 0.1), { round: 0.03 }),
  box([0, 1.08, -0.04], [4.16, 0.05, 0.8], white, { round: 0.02 }),
  box([-1.45, 0.4, -0.3], [1, 0.8, 0.5], white, { round: 0.03 }),
  box([-1.45, 0.81, -0.3], [1.06, 0.04, 0.58], timber, { round: 0.015 }),
  box([0, 0.05, -0.06], [3.9, 0.1, 0.6], plain('#39434c')),
  ...placed(monitor(), [-0.7, 1.1, 0.1], 160),
  ...placed(monitor(), [1, 1.1, 0.1], 200),
  ...placed(plant(0.55), [1.8, 1.08, 0], 40).map((solid) => ({ ...solid })),
];

/** A machine that prints tickets, looking towards +z. */
const kiosk = (): Solid[] => [
  box([0, 0.03, 0], [0.5, 0.06, 0.42], plain('#39434c'), { round: 0.02 }),
  box([0, 0.72, -0.04], [0.2, 1.4, 0.12], white, { round: 0.04 }),
  box([0, 1.3, 0.03], [0.46, 0.62, 0.08], blue, { round: 0.03, tilt: 12 }),
  box([0, 1.32, 0.075], [0.38, 0.46, 0.012], glowing('#e6f3fb', 0.95), { tilt: 12 }),
  box([0, 1.42, 0.062], [0.3, 0.09, 0.03], glowing('#1b7dc0'), { tilt: 12 }),
  box([0, 1.28, 0.092], [0.3, 0.09, 0.03], glowing('#149683'), { tilt: 12 }),
];

/** The entrance hall: the desk ahead, seats by the window on the right, the lifts and doors on the left. */
export const lobby = () =>
  furnished(
    [
      ...shell(
        { x: [-5.5, 5.5], z: [-4.5, 5], height },
        { floor: stone('#e6dfd2', '#cfc6b6', 1.2, 0.07), wall: plain('#f1ece2') },
      ),
      box([0, height / 2, 4.94], [5.6, height, 0.1], slats('#b98a5a', '#7d5636', 0.13)),
      box([0, 2.5, 4.86], [2.3, 1.1, 0.08], blue, { round: 0.05 }),
      ...placed(mark(), [0, 2.5, 4.8]),
      ...placed(desk(), [0, 0, 3.5]),
      ...[0, 1].map((n) => cylinder([n * 2.2 - 1.1, 2.75, 3.4], 0.2, 0.26, glowing('#fff4dc', 1.3), { round: 0.12 })),
      ...[0, 1].map((n) => cylinder([n * 2.2 - 1.1, 3.25, 3.4], 0.008, 0.8, plain('#39434c'))),
      ...[-1, 1].map((side) => box([side * 3.55, 1.8, 4.92], [1, 2.5, 0.06], lattice('#8c6239', '#ffe9c4', 0.34))),
      ...placed(kiosk(), [-2.9, 0, 2.6], 140),
      ...placed(rug(3.2, 3, '#d6e2e6', '#9db8c2'), [3.6, 0, 0.2]),
      ...placed(sofa(paleBlue, leafGreen, 3), [4.75, 0, 0.2], 270),
      ...placed(armchair(leafGreen), [3.3, 0, -1.75], 10),
      ...placed(armchair(leafGreen), [3.3, 0, 2.1], 170),
      ...placed(sideTable(), [3.4, 0, 0.2]),
      ...placed(plant(1.9), [4.9, 0, 2.6]),
      ...placed(plant(1.6), [-4.9, 0, 4.3]),
      ...placed(door(), [-5.42, 0, 2], 90),
      ...placed(door(), [-5.42, 0, -0.4], 90),
      ...placed(door(plain('#7d9fb5')), [-5.42, 0, -2.8], 90),
      ...[0.8, -1.6].map((z) => box([-5.44, 1.7, z], [0.04, 1, 0.7], plain('#dbe7ea'), { round: 0.02 })),
      box([0, 1.25, -4.44], [2.6, 2.5, 0.06], glowing('#d8ecf7', 0.9)),
      ...[-1.3, 0, 1.3].map((x) => box([x, 1.25, -4.38], [0.07, 2.5, 0.08], plain('#5c6770'))),
      box([0, 2.54, -4.36], [2.75, 0.1, 0.12], plain('#5c6770')),
      ...placed(plant(1.7), [2.1, 0, -4]),
      ...placed(plant(1.7), [-2.1, 0, -4]),
    ],
    [
      ...[-3, 0.6].flatMap((z) => [-2.6, 2.6].map((x) => ceilingLight(x, height, z, 1.8, 0.6, 3.1))),
      ceilingLight(0, height, 3.1, 4.4, 0.34, 3.4),
      daylit([5.46, 1.75, 0.2], 270, { wide: 5.4, high: 2.5, panes: 4, by: 1.35 }),
    ],
  );
