import { codeIn } from '#test/codes.ts';
import type { World } from '#test/world.ts';

/** A boy of six without a medical file, as his guardian enters him. */
export const yazan = {
  id_type: 'national_id',
  id_number: '1112223334',
  first_name: 'Yazan',
  family_name: 'Haddad',
  nationality: 'SA',
  dob: '2020-05-01',
  location_id: 1,
  gender: 'male',
  relation_id: 1,
  declaration: true,
} as const;

/** The digits of the newest code sent to a phone number or an e-mail address. */
export async function codeSentTo(w: World, destination: string): Promise<string | undefined> {
  await w.dispatch();
  const row = await w.db
    .selectFrom('outgoing_message')
    .select('body')
    .where('destination', '=', destination)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return codeIn(row?.body);
}

/** Updates a person as the front desk would. */
export const updatePerson = async (w: World, mrn: string, facts: object): Promise<void> => {
  await w.db.updateTable('person').set(facts).where('mrn', '=', mrn).execute();
};

/** How many messages have left for it so far. */
export async function messagesTo(w: World, destination: string): Promise<number> {
  await w.dispatch();
  const rows = await w.db.selectFrom('outgoing_message').select('id').where('destination', '=', destination).execute();
  return rows.length;
}
