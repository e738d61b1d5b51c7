import { articleTopics, type ArticleTopic } from '@balsam/domain/content';

/** What `/health-education/list` keeps in its address. */
export type EducationSearch = { readonly q?: string; readonly topic?: ArticleTopic; readonly saved?: true };

/** Whatever an address says, as far as it makes sense. */
export const educationSearch = (raw: Record<string, unknown>): EducationSearch => {
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).trim().slice(0, 80) : '';
  const topic = articleTopics.find((each) => each === raw['topic']);
  return { ...(q !== '' && { q }), ...(topic && { topic }), ...(raw['saved'] === true && { saved: true }) };
};
