import type { FamilyMember, Guardian } from '@balsam/contract/family';
import { api } from '#shared/api/index.ts';

export type { FamilyMember, Guardian };

/** In whose profiles one may work; and who may work in one's own. */
export const members = api.family.members.query({ quiet: true });
export const guardians = api.family.guardians.query({ quiet: true });
export const relations = api.family.relations.query({ quiet: true });
export const nationalities = { ...api.content.nationalities.query({ quiet: true }), staleTime: Infinity };
export const branches = { ...api.hospital.locations.query({ quiet: true }), staleTime: Infinity };
/** The first part of the keys of all of them. */
export const familyKey = ['family'] as const;
