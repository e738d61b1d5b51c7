import { screenMethods } from '@balsam/domain/booking';

/** All visits that lie ahead, those of a kind, and what is over. */
export const appointmentTabs = ['all', ...screenMethods, 'history'] as const;
export type AppointmentTab = (typeof appointmentTabs)[number];

/** The tab that an address names. */
export const tabNamed = (name: string): AppointmentTab | undefined => appointmentTabs.find((tab) => tab === name);
