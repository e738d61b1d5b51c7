export type VisitTab = 'patient' | 'summary' | 'chat';
/** What `/doctor/appointments/:id` keeps in its address: which part is open; the patient's when it is left out. */
export type VisitSearch = { readonly tab?: VisitTab };

/** Whatever an address says, as far as it makes sense. */
export const visitSearch = ({ tab }: Record<string, unknown>): VisitSearch =>
  tab === 'summary' || tab === 'chat' ? { tab } : {};
