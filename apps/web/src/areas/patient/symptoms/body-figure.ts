import type { AreaName } from './body-areas.ts';

/** A point of the right half of a figure: how far from its middle, and how far down. */
type Half = readonly [across: number, down: number];

/** A part as bands over the figure: its sides, then from where to where down; `both` has it on the left too. */
type Zone = {
  readonly area: AreaName;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly both?: true;
};

export type Figure = {
  readonly height: number;
  /** The outline as one smooth line. */
  readonly outline: string;
  /** Lines inside it, which only make it look like a person. */
  readonly lines: { readonly front: string; readonly back: string };
  readonly hair: { readonly front: string; readonly back: string };
  readonly front: readonly Zone[];
  readonly back: readonly Zone[];
};

/** Half of the width of the picture. */
export const middle = 100;

/** A closed line that runs smoothly through points (Catmull and Rom). */
export function smoothLine(points: readonly Half[]): string {
  const at = (n: number): Half => points[(n + points.length) % points.length] ?? [0, 0];
  const text = (n: number): string => (Math.round(n * 10) / 10).toString();
  const parts = points.map((_, n) => {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const pulls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    return `C${pulls.map(text).join(' ')}`;
  });
  return `M${at(0).map(text).join(' ')}${parts.join('')}Z`;
}

/** The whole outline from its right half, drawn from the crown to the crotch. */
const outlineOf = (half: readonly Half[]): string => {
  const right = half.map(([x, y]): Half => [middle + x, y]);
  const left = half.slice(1, -1).map(([x, y]): Half => [middle - x, y]);
  return smoothLine([...right, ...left.toReversed()]);
};

// prettier-ignore
const adultHalf: readonly Half[] = [
  [0, 8], [13, 10.5], [22, 21], [24, 33], [27.5, 35.5], [28, 43], [23.5, 48.5], [22, 54.5], [15, 63], [10, 68], [10, 76], [14, 82.5], [27, 87], [40, 92], [48.5, 103],
  [52, 124], [55, 147], [60, 170], [65, 194], [69.5, 217], [74, 228], [77.5, 240], [77, 254], [73, 264.5], [68, 265], [65, 255],
  [62.5, 246], [59, 249], [56.5, 244], [58.5, 232], [60, 220], [57, 202], [51.5, 182], [46.5, 163], [42, 143], [38, 122], [35.5, 114],
  [34.5, 126], [33, 146], [30.5, 166], [31.5, 184], [36, 204], [39.5, 224], [40.5, 248], [38.5, 282], [34.5, 312], [33, 326], [34.5, 344],
  [33, 364], [28, 388], [25, 404], [27, 413], [33, 422], [33, 428.5], [25, 431], [14, 431], [9.5, 425], [11, 414], [12.5, 404], [11, 384],
  [9.5, 362], [12, 342], [12.5, 326], [11, 304], [7.5, 274], [4, 250], [0, 243],
];
// prettier-ignore
const childHalf: readonly Half[] = [
  [0, 6], [16, 9], [27, 22], [29.5, 38], [34, 41], [34, 50], [29, 55.5], [26.5, 62], [18.5, 71], [10, 77], [9.5, 84], [13, 89], [23, 92.5], [33, 97], [39.5, 107],
  [43, 126], [47.5, 146], [53, 165], [57.5, 182], [62, 191], [65, 201], [64, 212], [60, 220], [55.5, 220], [53, 212], [50.5, 206], [47.5, 208],
  [45.5, 203], [47.5, 194], [48.5, 184], [45, 169], [39.5, 152], [35, 136], [31.5, 121], [30, 115], [30.5, 128], [31, 146], [31.5, 164],
  [33.5, 182], [35, 198], [35, 220], [33, 244], [30, 264], [29, 274], [29.5, 288], [28, 304], [24.5, 320], [22.5, 330], [24, 337],
  [29, 345], [29, 351], [22, 353.5], [12, 353.5], [7.5, 348], [9.5, 338], [10.5, 330], [9.5, 314], [9, 297], [10.5, 282], [10.5, 270],
  [9, 250], [6, 228], [3.5, 216], [0, 210],
];

/** The parts of a figure by where its neck, waist and the like are. */
function zonesOf(y: {
  readonly brow: number;
  readonly chin: number;
  readonly shoulder: number;
  readonly rib: number;
  readonly hip: number;
  readonly crotch: number;
  readonly wrist: number;
  readonly tip: number;
  readonly ankle: number;
  readonly sole: number;
  /** How wide the trunk is, from its middle. */
  readonly trunk: number;
}): Pick<Figure, 'front' | 'back'> {
  const [left, right] = [middle - y.trunk, middle + y.trunk];
  const limbs: readonly Zone[] = [
    { area: 'arm', box: [right, y.shoulder - 8, 2 * middle, y.wrist], both: true },
    { area: 'hand', box: [right, y.wrist, 2 * middle, y.tip], both: true },
    { area: 'leg', box: [middle, y.crotch, right + 8, y.ankle], both: true },
    { area: 'foot', box: [middle, y.ankle, right + 8, y.sole], both: true },
  ];
  const neck: Zone = { area: 'neck', box: [left, y.chin, right, y.shoulder] };
  const pelvis: Zone = { area: 'pelvis', box: [left - 10, y.hip, right + 10, y.crotch] };
  return {
    front: [
      { area: 'head', box: [left, 0, right, y.brow] },
      { area: 'face', box: [left, y.brow, right, y.chin] },
      neck,
      { area: 'chest', box: [left, y.shoulder, right, y.rib] },
      { area: 'abdomen', box: [left, y.rib, right, y.hip] },
      pelvis,
      ...limbs,
    ],
    back: [
      { area: 'head', box: [left, 0, right, y.chin] },
      neck,
      { area: 'back', box: [left, y.shoulder, right, y.hip] },
      pelvis,
      ...limbs,
    ],
  };
}

const adult: Figure = {
  height: 440,
  outline: outlineOf(adultHalf),
  lines: {
    front:
      'M91 42h.1M109 42h.1M94 55q6 4 12 0M82 92q10 4 15 3M118 92q-10 4-15 3M100 189v1.5M80 327q6 4 12 0M108 327q6 4 12 0',
    back: 'M100 92v96M84 106q-4 14 4 26M116 106q4 14-4 26M100 214v26M79 322q7 4 13 0M108 322q7 4 13 0',
  },
  hair: {
    front: 'M70 44C68 4 132 4 130 44C128 30 122 25 112 24C100 28 84 24 78 30C73 33 72 38 70 44Z',
    back: 'M70 0H130V44C128 64 116 66 100 66C84 66 72 64 70 44Z',
  },
  ...zonesOf({
    brow: 33,
    chin: 67,
    shoulder: 87,
    rib: 150,
    hip: 205,
    crotch: 246,
    wrist: 221,
    tip: 276,
    ankle: 402,
    sole: 440,
    trunk: 38,
  }),
};

const child: Figure = {
  height: 362,
  outline: outlineOf(childHalf),
  lines: {
    front:
      'M89 46h.1M111 46h.1M93 61q7 5 14 0M84 98q8 4 13 3M116 98q-8 4-13 3M100 159v1.5M81 274q6 4 11 0M108 274q6 4 11 0',
    back: 'M100 97v62M87 108q-4 10 3 20M113 108q4 10-3 20M100 184v22M81 270q6 4 11 0M108 270q6 4 11 0',
  },
  hair: {
    front: 'M66 50C64 -2 136 -2 134 50C132 34 124 27 113 25C100 30 84 25 76 32C70 36 68 43 66 50Z',
    back: 'M66 0H134V46C132 68 118 72 100 72C82 72 68 68 66 46Z',
  },
  ...zonesOf({
    brow: 37,
    chin: 76,
    shoulder: 93,
    rib: 136,
    hip: 174,
    crotch: 213,
    wrist: 186,
    tip: 230,
    ankle: 328,
    sole: 362,
    trunk: 33,
  }),
};

const childUnder = 12;

/** The figure of somebody of an age: neither a man nor a woman. */
export const figureFor = (ageYears: number): Figure => (ageYears < childUnder ? child : adult);

/** How far the borders across the trunk hang through: a body is round. */
const sag = 7;

/** A band as it is painted. */
export const bandLine = ([left, top, right, bottom]: Zone['box'], isTrunk: boolean): string => {
  const hang = isTrunk ? sag : 0;
  return `M${left} ${top}Q${middle} ${top + hang} ${right} ${top}V${bottom}Q${middle} ${bottom + hang} ${left} ${bottom}Z`;
};

/** The bands of a part, on both sides where it has two. */
export const bandsOf = ({ box, both }: Zone): readonly Zone['box'][] => {
  const [left, top, right, bottom] = box;
  return both ? [box, [2 * middle - right, top, 2 * middle - left, bottom]] : [box];
};
