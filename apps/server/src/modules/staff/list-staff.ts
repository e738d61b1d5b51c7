import type { StaffState } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { findStaffPage } from './staff.store.ts';
import { staffView } from './staff.view.ts';

type ListQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly q?: string | undefined;
  readonly role?: string | undefined;
  readonly state?: StaffState | undefined;
};

/** A page of the staff, by name. */
export async function listStaff(sql: Sql, call: UserCall, query: ListQuery) {
  const page = pageOf(query);
  const filter = {
    search: query.q || undefined,
    roleId: query.role === undefined ? undefined : Number(query.role),
    state: query.state,
  };
  const { rows, total } = await readPage(page, (at) => findStaffPage(sql, filter, at));
  const seen = rows.filter(({ person_id }) => person_id !== call.actor.personId);
  await audit(
    sql,
    call,
    ...seen.map(
      ({ person_id: personId }) => ({ personId, action: 'read', what: 'staff profile', why: 'staff' }) as const,
    ),
  );
  const items = rows.map((row) => staffView(row, call.actor.personId));
  return { items, total, page: page.page, limit: page.limit };
}
