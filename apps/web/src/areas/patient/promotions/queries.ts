import { api } from '#shared/api/index.ts';

/** The promotions of the open profile; a visitor without one sees those for everybody. */
export const promotionsQuery = (isPatient: boolean) =>
  isPatient ? api.promotions.assigned.query({ query: {} }) : api.promotions.list.query();
