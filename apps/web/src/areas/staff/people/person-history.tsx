import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { StaffDetail } from './queries.ts';

type Change = StaffDetail['changes'][number];

/** With the role that was given, where one was. */
const titleOf = ({ what, title, title_ar, record_id }: Change): string => {
  const role = what === 'staff role' || what === 'staff invitation' ? roleLabel(Number(record_id)) : '';
  const words = inLocale(title, title_ar);
  return role === '' ? words : m.staff_change_role_to({ what: words, role });
};

/** What was done to the account, by whom and when, newest first. */
export const PersonHistory = ({ changes }: { changes: readonly Change[] }) => (
  <section aria-labelledby="staff-history" className="flex flex-col gap-2">
    <h3 id="staff-history" className="text-h3">
      {m.staff_history()}
    </h3>
    {changes.length === 0 ? (
      <p className="text-muted">{m.staff_history_none()}</p>
    ) : (
      <ol className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-col py-2.5">
            <span>{titleOf(change)}</span>
            <InlineList className="text-small text-muted">
              <span>
                {change.who ? (
                  <Marked>{inLocale(change.who.name, change.who.name_ar)}</Marked>
                ) : (
                  m.staff_history_system()
                )}
              </span>
              <time dateTime={change.at} className="tabular">
                {dateTime(change.at)}
              </time>
            </InlineList>
          </li>
        ))}
      </ol>
    )}
  </section>
);
