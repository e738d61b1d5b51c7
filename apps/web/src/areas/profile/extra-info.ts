import type { User } from '@balsam/contract/people';
import { type CamelFields, camelFields } from '#shared/api/camel-fields.ts';

/** The identity number, the address and the vehicle of a person, which the wire and the browser's storage name in capitals (SPEC §3). */
export const extraInfoOf = (user: User): CamelFields<User['userExtraInfo']> => camelFields(user.userExtraInfo);
