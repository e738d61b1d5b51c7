import { onlyOnes, type ContentFields, type ContentKind } from '@balsam/domain/content';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { branchOf } from '#modules/hospital/index.ts';
import { readChosenPatients } from '#modules/promotions/index.ts';
import { findSpeciality } from '../education/articles.store.ts';
import { isPicture } from '../pictures.store.ts';
import { discardItem, findItem, insertChange, insertItem, lockItem, writeItem } from './items.store.ts';
import { itemView } from './items.view.ts';
import { sanitised } from './sanitise.ts';

/** Content with its draft. @throws not_found */
export async function readContent(sql: Sql, call: Call, id: number) {
  const row = await findItem(sql, id, call.now);
  if (!row) throw fail('not_found');
  const patients = row.kind === 'promotion' ? await readChosenPatients(sql, call, id) : null;
  return itemView(row, patients, call.now);
}

/** Somebody else was faster: what they made of it goes along. */
export const changedMeanwhile = async (sql: Sql, call: Call, id: number) =>
  fail('content_changed', { data: await readContent(sql, call, id) });

async function assertReferences(tx: Tx, fields: ContentFields): Promise<void> {
  const { speciality_id: speciality, picture, location_id: location, services } = fields;
  if (speciality !== null && !(await findSpeciality(tx, speciality)))
    throw fail('not_found', { path: 'fields.speciality_id' });
  if (location !== null && !(await branchOf(tx, location))) throw fail('not_found', { path: 'fields.location_id' });
  for (const { speciality_id: id } of services)
    if (id !== null && !(await findSpeciality(tx, id))) throw fail('not_found', { path: 'fields.services' });
  if (picture !== null && !(await isPicture(tx, picture))) throw fail('not_found', { path: 'fields.picture' });
}

const writtenBy = ({ now, actor }: UserCall, fields: ContentFields) => ({
  fields,
  at: now,
  accountId: actor.accountId,
});

/** Begins a draft; answers its id. @throws content_terms_exist, not_found for a speciality, branch or picture that is none, too_long */
export async function createContent(tx: Tx, call: UserCall, kind: ContentKind, sent: ContentFields): Promise<number> {
  const fields = sanitised(kind, sent);
  await assertReferences(tx, fields);
  const written = writtenBy(call, fields);
  const itemId = await insertItem(tx, kind, written);
  if (itemId === undefined) throw fail('content_terms_exist');
  await insertChange(tx, { itemId, action: 'created', ...written });
  return itemId;
}

/** Saves a draft. @throws not_found, content_changed with the content as it is now, too_long */
export async function changeContent(
  tx: Tx,
  call: UserCall,
  id: number,
  { revision, fields: sent }: { revision: number; fields: ContentFields },
): Promise<void> {
  const item = await lockItem(tx, id);
  if (!item) throw fail('not_found');
  const fields = sanitised(item.kind, sent);
  await assertReferences(tx, fields);
  const written = writtenBy(call, fields);
  if (!(await writeItem(tx, id, revision, written))) throw await changedMeanwhile(tx, call, id);
  await insertChange(tx, { itemId: id, action: 'edited', ...written });
}

/**
 * Discards a draft that was never published, unless there is only one of its kind.
 * @throws not_found, content_changed with the content as it is now, content_was_published
 */
export async function discardContent(tx: Tx, call: UserCall, id: number, revision: number): Promise<void> {
  const item = await lockItem(tx, id);
  if (!item || onlyOnes.has(item.kind)) throw fail('not_found');
  if (item.revision !== revision) throw await changedMeanwhile(tx, call, id);
  if (!(await discardItem(tx, id, call.now))) throw fail('content_was_published');
}
