import { screenMethods } from '@balsam/domain/booking';

/** The kinds of visit that lie ahead, and what is over. */
export const appointmentTabs = [...screenMethods, 'history'] as const;
export type AppointmentTab = (typeof appointmentTabs)[number];

/** The tab that an address names. */
export const tabNamed = (name: string): AppointmentTab | undefined => appointmentTabs.find((tab) => tab === name);
