/** What `/health-education/list` keeps in its address. The topic is one only if the page knows it: the topics are no part of the first load. */
export type EducationSearch = { readonly q?: string; readonly topic?: string; readonly saved?: true };

/** Whatever an address says, as far as it makes sense. */
export const educationSearch = (raw: Record<string, unknown>): EducationSearch => {
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).trim().slice(0, 80) : '';
  const topic = typeof raw['topic'] === 'string' && /^[a-z]{3,20}$/.test(raw['topic']) ? raw['topic'] : undefined;
  return {
    ...(q !== '' && { q }),
    ...(topic !== undefined && { topic }),
    ...(raw['saved'] === true && { saved: true }),
  };
};
