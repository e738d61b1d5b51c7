import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { deletePhrase, insertPhrase, listPhrases, lockPhrases } from './phrases.store.ts';

const most = 100;

/** The calling doctor's sentences, the newest first. */
export const phrasesOf = async (sql: Sql, call: UserCall) => ({
  items: await listPhrases(sql, ownDoctorId(call, undefined)),
});

/** Keeps a sentence; one that is there stays once. @throws too_many_phrases */
export async function keepPhrase(tx: Tx, call: UserCall, text: string) {
  const doctorId = ownDoctorId(call, undefined);
  await lockPhrases(tx, doctorId);
  await insertPhrase(tx, doctorId, text, call.now);
  const items = await listPhrases(tx, doctorId);
  if (items.length > most) throw fail('too_many_phrases');
  return { items };
}

/** Forgets a sentence. @throws not_found when it is not the doctor's */
export async function forgetPhrase(tx: Tx, call: UserCall, id: number) {
  const doctorId = ownDoctorId(call, undefined);
  if (!(await deletePhrase(tx, doctorId, id))) throw fail('not_found');
  return { items: await listPhrases(tx, doctorId) };
}
