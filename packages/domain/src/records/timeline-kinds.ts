/** What the timeline tells apart, in the order of its filter. */
export const timelineKinds = [
  'visit',
  'appointment',
  'lab',
  'measurement',
  'radiology',
  'report',
  'medicine',
  'vaccine',
  'condition',
  'procedure',
  'allergy',
  'care_plan',
  'insurance',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
