import { z } from 'zod';
import type { GuardianBasis } from '@balsam/domain/identity';

/** What a code of consent is for, as it is bound into the code. `dependentId` is 0 for somebody who is not there. */
export type AskedOf = {
  readonly guardianId: number;
  readonly dependentId: number;
  readonly relationId: number;
  readonly basis: GuardianBasis;
};

const Parts = z.tuple([
  z.literal('family'),
  z.coerce.number().int().positive(),
  z.coerce.number().int().positive(),
  z.coerce.number().int().positive(),
  z.enum(['declaration', 'consent']),
]);

export const subjectOf = ({ guardianId, dependentId, relationId, basis }: AskedOf): string =>
  ['family', guardianId, dependentId, relationId, basis].join(':');

/** Undefined for a code of consent that was for something else. */
export function askedOf(subject: string): AskedOf | undefined {
  const { data } = Parts.safeParse(subject.split(':'));
  if (!data) return undefined;
  const [, guardianId, dependentId, relationId, basis] = data;
  return { guardianId, dependentId, relationId, basis };
}
