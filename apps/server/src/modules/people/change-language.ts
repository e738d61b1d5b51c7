import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { updateLanguage } from './persons.store.ts';

/** The language that messages reach the caller in; inside a dependent's profile it is still the guardian's own (S4.21). */
export async function changeLanguage(tx: Tx, call: UserCall, language: 'ar' | 'en') {
  const personId = call.actor.guardianId ?? call.actor.personId;
  await updateLanguage(tx, personId, language);
  await audit(tx, call, { personId, action: 'write', what: 'language', why: 'self' });
  return { language };
}
