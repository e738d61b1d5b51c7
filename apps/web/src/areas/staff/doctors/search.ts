import { staffStates, type StaffState } from '@balsam/domain/identity';

const tabs = ['hours', 'leave', 'visits', 'fees', 'texts'] as const;
export type DoctorTab = (typeof tabs)[number];

/** What `/staff/doctors` keeps in its address: the filters and the page of the list. */
export type DoctorsSearch = { readonly q?: string; readonly state?: StaffState; readonly page?: number };
/** What the page of a doctor keeps in its address. */
export type DoctorSearch = { readonly tab?: DoctorTab };

/** Whatever an address says, as far as it makes sense. */
export const doctorsSearch = ({ q, state, page }: Record<string, unknown>): DoctorsSearch => {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 80) : '';
  const known = staffStates.find((each) => each === state);
  const whole = Number(page);
  return {
    ...(text !== '' && { q: text }),
    ...(known && { state: known }),
    ...(Number.isSafeInteger(whole) && whole > 1 && { page: whole }),
  };
};

/** The chosen tab, when there is such a one. */
export const doctorSearch = ({ tab }: Record<string, unknown>): DoctorSearch => {
  const known = tabs.find((each) => each === tab);
  return known ? { tab: known } : {};
};
