import type { Decider } from '@balsam/domain/privacy';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { factsOf } from '#modules/people/index.ts';

/** Who decides about whose data, as input of the rules in domain/privacy. */
export const deciderOf = async (sql: Sql, call: UserCall): Promise<Decider> => ({
  birthDay: (await factsOf(sql, call.actor.personId)).birthDay,
  byGuardian: call.actor.guardianId !== undefined,
  today: riyadhDay(call.now),
});
