import type { BodyRegion } from '@balsam/domain/triage';
import * as m from '#paraglide/messages.js';

export type AreaName =
  | 'head'
  | 'face'
  | 'neck'
  | 'chest'
  | 'abdomen'
  | 'pelvis'
  | 'back'
  | 'arm'
  | 'hand'
  | 'leg'
  | 'foot'
  | 'skin'
  | 'mind'
  | 'general';

type Area = { readonly label: () => string; readonly regions: readonly BodyRegion[] };

/** What can be pointed at, or chosen from the list, and the regions of the table that it stands for. */
export const areas: Readonly<Record<AreaName, Area>> = {
  head: { label: m.symptoms_head, regions: ['head'] },
  face: { label: m.symptoms_face, regions: ['face', 'eye', 'ear', 'nose', 'mouth'] },
  neck: { label: m.symptoms_neck, regions: ['neck', 'throat'] },
  chest: { label: m.symptoms_chest, regions: ['chest', 'breast'] },
  abdomen: { label: m.symptoms_abdomen, regions: ['abdomen'] },
  pelvis: { label: m.symptoms_pelvis, regions: ['pelvis'] },
  back: { label: m.symptoms_back, regions: ['back'] },
  arm: { label: m.symptoms_arm, regions: ['arm'] },
  hand: { label: m.symptoms_hand, regions: ['hand'] },
  leg: { label: m.symptoms_leg, regions: ['leg'] },
  foot: { label: m.symptoms_foot, regions: ['foot'] },
  skin: { label: m.symptoms_skin, regions: ['skin'] },
  mind: { label: m.symptoms_mind, regions: ['mind'] },
  general: { label: m.symptoms_general, regions: ['general'] },
};

export const areaNames: readonly AreaName[] = [
  'head',
  'face',
  'neck',
  'chest',
  'abdomen',
  'pelvis',
  'back',
  'arm',
  'hand',
  'leg',
  'foot',
  'skin',
  'mind',
  'general',
];

/** Where an area lies on the picture of 220 by 460: x, y, width, height, corner. */
export type Shape = {
  readonly area: AreaName;
  readonly box: readonly [x: number, y: number, width: number, height: number, corner: number];
};

const limbs: readonly Shape[] = [
  { area: 'arm', box: [28, 104, 34, 112, 17] },
  { area: 'arm', box: [158, 104, 34, 112, 17] },
  { area: 'hand', box: [20, 220, 38, 44, 18] },
  { area: 'hand', box: [162, 220, 38, 44, 18] },
  { area: 'leg', box: [66, 266, 42, 138, 18] },
  { area: 'leg', box: [112, 266, 42, 138, 18] },
  { area: 'foot', box: [58, 408, 48, 44, 16] },
  { area: 'foot', box: [114, 408, 48, 44, 16] },
];

export const frontShapes: readonly Shape[] = [
  { area: 'head', box: [82, 4, 56, 30, 22] },
  { area: 'face', box: [82, 36, 56, 36, 18] },
  { area: 'neck', box: [92, 74, 36, 24, 8] },
  { area: 'chest', box: [66, 102, 88, 62, 18] },
  { area: 'abdomen', box: [68, 168, 84, 54, 12] },
  { area: 'pelvis', box: [66, 226, 88, 36, 14] },
  ...limbs,
];

export const backShapes: readonly Shape[] = [
  { area: 'head', box: [82, 4, 56, 68, 28] },
  { area: 'neck', box: [92, 74, 36, 24, 8] },
  { area: 'back', box: [66, 102, 88, 120, 18] },
  { area: 'pelvis', box: [66, 226, 88, 36, 14] },
  ...limbs,
];
