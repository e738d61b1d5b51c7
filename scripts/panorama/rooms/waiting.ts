import {
  armchair,
  blue,
  dark,
  door,
  leafGreen,
  paleBlue,
  picture,
  placed,
  plant,
  rug,
  sideTable,
  sofa,
  timber,
  white,
} from '../furniture.ts';
import { glowing, lattice, oak, plain, slats } from '../materials.ts';
import { ceilingLight, daylit, furnished, shell } from '../shell.ts';
import { box, cylinder, type Solid } from '../shapes.ts';

const height = 3.1;

/** The screen that calls numbers, looking towards +z. */
const board = (): Solid[] => [
  box([0, 0, 0], [1.5, 0.86, 0.06], dark, { round: 0.02 }),
  box([0, 0, 0.033], [1.43, 0.79, 0.004], glowing('#0a4474', 1)),
  ...[0.2, 0, -0.2].flatMap((y) => [
    box([-0.32, y, 0.04], [0.5, 0.09, 0.004], glowing('#e6f3fb', 0.9), { round: 0.002 }),
    box([0.42, y, 0.04], [0.26, 0.09, 0.004], glowing('#4fc3a8', 0.9), { round: 0.002 }),
  ]),
];

/** A corner for children: a low table with blocks. */
const play = (): Solid[] => [
  ...rug(1.7, 1.7, '#f3dcae', '#e3b868'),
  cylinder([0, 0.42, 0], 0.42, 0.04, white, { round: 0.015 }),
  cylinder([0, 0.2, 0], 0.05, 0.4, timber),
  ...[0, 120, 240].map((turn) => {
    const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return cylinder(
      [s * 0.65, 0.14, c * 0.65],
      0.16,
      0.28,
      plain(['#cc6d6d', '#1b7dc0', '#2f8a76'][turn / 120] ?? '#1b7dc0'),
      {
        round: 0.05,
      },
    );
  }),
  box([0.1, 0.48, 0.05], [0.09, 0.09, 0.09], plain('#cc6d6d'), { round: 0.01, turn: 20 }),
  box([-0.06, 0.48, -0.1], [0.09, 0.09, 0.09], plain('#e3a857'), { round: 0.01, turn: 50 }),
  box([0.03, 0.57, 0], [0.09, 0.09, 0.09], plain('#1b7dc0'), { round: 0.01, turn: 8 }),
];

/** A machine with water, looking towards +z. */
const water = (): Solid[] => [
  box([0, 0.5, 0], [0.34, 1, 0.34], white, { round: 0.04 }),
  box([0, 0.78, 0.165], [0.24, 0.24, 0.03], dark, { round: 0.02 }),
  cylinder([0, 1.2, 0], 0.14, 0.38, plain('#9fd0ea'), { round: 0.06 }),
];

/** Where patients wait: seats about, the screen of numbers ahead, the doors of clinics on the left. */
export const waiting = () =>
  furnished(
    [
      ...shell(
        { x: [-4.2, 4.2], z: [-3.6, 4], height },
        { floor: oak('#d9bd95', '#c09e73', 0.06), wall: plain('#f2ede4') },
      ),
      box([0, height / 2, 3.95], [4.4, height, 0.08], slats('#c29565', '#875f3d', 0.13)),
      ...placed(board(), [0, 2, 3.86], 180),
      ...placed(sofa(paleBlue, blue, 3), [0, 0, 3.3], 180),
      ...[-1, 1].map((side) => box([side * 3.2, 1.6, 3.93], [1, 2.2, 0.06], lattice('#8c6239', '#ffe9c4', 0.3))),
      ...placed(plant(1.6), [1.7, 0, 3.45]),
      ...placed(plant(1.6), [-1.7, 0, 3.45]),
      ...placed(rug(3, 2.6, '#d3dfe0', '#8fb0b3'), [1.9, 0, 0.9]),
      ...placed(sofa(leafGreen, paleBlue, 2), [3.65, 0, 0.9], 270),
      ...placed(armchair(paleBlue), [1.8, 0, -0.55], 15),
      ...placed(armchair(paleBlue), [0.75, 0, 1.7], 120),
      ...placed(sideTable(), [2.2, 0, 0.9]),
      ...placed(door(), [-4.12, 0, 2.2], 90),
      ...placed(door(), [-4.12, 0, 0.2], 90),
      ...placed(door(), [-4.12, 0, -1.8], 90),
      ...placed(play(), [2.6, 0, -2.3]),
      ...placed(picture(1, 0.7, '#cfe6ea'), [2.6, 1.5, -3.57]),
      ...placed(water(), [-2.6, 0, -3.3]),
      ...placed(door(plain('#8fb0bf')), [0, 0, -3.54]),
    ],
    [
      ...[-2, 1].flatMap((z) => [-1.8, 1.8].map((x) => ceilingLight(x, height, z, 1.3, 0.5, 2.7))),
      daylit([4.16, 1.65, 0.9], 270, { wide: 3.6, high: 1.9, panes: 3, by: 1.4 }),
    ],
  );
