import { z } from 'zod';
import type { GuardianBasis } from '@balsam/domain/identity';

/** What a consent code is for, as it is bound into the code. `dependentId` is 0 for a decoy. */
export type ConsentSubject = {
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

export const subjectOf = ({ guardianId, dependentId, relationId, basis }: ConsentSubject): string =>
  ['family', guardianId, dependentId, relationId, basis].join(':');

/** The subjects of all who ask for access to this dependent, as a pattern of PostgreSQL. */
export const subjectsOn = (dependentId: number): string => `^family:[0-9]+:${dependentId}:`;

/** The grant that a consent code is for; undefined for another subject. */
export function parseSubject(subject: string): ConsentSubject | undefined {
  const { data } = Parts.safeParse(subject.split(':'));
  if (!data) return undefined;
  const [, guardianId, dependentId, relationId, basis] = data;
  return { guardianId, dependentId, relationId, basis };
}
