import type { CallReply } from '@balsam/contract/call';
import type { promotions } from '@balsam/contract/promotions';
import { api } from '#shared/api/index.ts';

export type Promotion = CallReply<typeof promotions.assigned>['items'][number];

/** The promotions of the open profile; a visitor without one sees those for everybody. */
export const promotionsQuery = (isPatient: boolean) =>
  isPatient ? api.promotions.assigned.query({ query: {} }) : api.promotions.list.query();
