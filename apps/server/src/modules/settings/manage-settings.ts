import type { CallReply, contract } from '@balsam/contract';
import { checkSetting, isSettingTitle, settingDefinitions, type SettingValue } from '@balsam/domain/settings';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { fullNames } from '#modules/people/index.ts';
import { listChanges, lockValues, readSettings, writeSetting, type SettingRow } from './settings.store.ts';

type SystemSetting = CallReply<typeof contract.settings.list>['items'][number];
type PageQuery = { readonly page?: number | undefined; readonly limit?: number | undefined };

const titles = Object.keys(settingDefinitions);

const namesOf = (row: Parameters<typeof fullNames>[0]) => {
  const { name, nameAr } = fullNames(row);
  return { name, name_ar: nameAr };
};

const settingView = ({ title, value, is_public, revision, at, ...by }: SettingRow): SystemSetting => ({
  title,
  value,
  is_public,
  revision,
  changed_at: at?.toISOString() ?? null,
  changed_by: at && namesOf(by),
});

/** Every setting that may be changed, with the newest change of each. */
export const listSettings = async (db: Sql) => ({ items: (await readSettings(db, titles)).map(settingView) });

async function readSetting(db: Sql, title: string): Promise<SystemSetting> {
  const [row] = isSettingTitle(title) ? await readSettings(db, [title]) : [];
  if (!row) throw fail('not_found');
  return settingView(row);
}

type Wanted = { readonly value: SettingValue; readonly revision: number };

/**
 * Changes a setting. All of them are locked: two administrators cannot bring a least amount above the largest one together.
 * @throws not_found, setting_not_valid, setting_out_of_range, setting_out_of_order, setting_times_out_of_order, setting_changed with the setting as it is now
 */
export async function changeSetting(tx: Tx, call: UserCall, title: string, wanted: Wanted): Promise<SystemSetting> {
  const values = await lockValues(tx, titles);
  const before = values[title];
  if (before === undefined) throw fail('not_found');
  const verdict = checkSetting(title, wanted.value, values);
  assertAllowed(verdict, 'value');
  const change = { title, before, after: wanted.value, revision: wanted.revision };
  const isWritten = await writeSetting(tx, { ...change, at: call.now, accountId: call.actor.accountId });
  const setting = await readSetting(tx, title);
  if (!isWritten) throw fail('setting_changed', { data: setting });
  return setting;
}

/** A page of the changes of a setting, the newest first. @throws not_found */
export async function readChanges(db: Sql, title: string, query: PageQuery) {
  if (!isSettingTitle(title)) throw fail('not_found');
  const page = pageOf(query, 100);
  const { rows, total } = await readPage(page, (at) => listChanges(db, title, at));
  const items = rows.map(({ before, after, at, ...by }) => ({
    before: before as SettingValue,
    after: after as SettingValue,
    at: at.toISOString(),
    by: namesOf(by),
  }));
  return { items, total, page: page.page, limit: page.limit };
}
