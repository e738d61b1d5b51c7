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
