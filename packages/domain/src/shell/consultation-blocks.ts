import type { AppointmentType } from '../booking/index.ts';

const blocks = ['onsite', 'virtual', 'onspot'] as const satisfies readonly AppointmentType[];
export type ConsultationBlock = (typeof blocks)[number];

/** S2.11: the large blocks of the dashboard, On-site, Remote and On-spot; a dependent sees the first. */
export function consultationBlocks({ isDependent }: { isDependent: boolean }): readonly ConsultationBlock[] {
  return isDependent ? blocks.slice(0, 1) : blocks;
}
