import { positive } from '#shared/api/search.ts';

export const medicationTabs = ['current', 'past', 'reminders'] as const;
export type MedicationTab = (typeof medicationTabs)[number];

/** What `/my-medication` keeps in its address: the tab, and the dose or the subscription that a notification is about. */
export type MedicationsSearch = {
  readonly tab?: MedicationTab;
  readonly dose?: number;
  readonly subscription?: number;
};

/** Whatever an address says, as far as it makes sense. */
export const medicationsSearch = (search: Record<string, unknown>): MedicationsSearch => {
  const tab = medicationTabs.find((one) => one === search['tab']);
  return {
    ...(tab !== undefined && tab !== 'current' && { tab }),
    ...positive(search, 'dose'),
    ...positive(search, 'subscription'),
  };
};
